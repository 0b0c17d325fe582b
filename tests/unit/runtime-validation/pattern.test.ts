import { expect, it } from 'vitest';
import { isPattern } from '../../../src/runtime-validation/pattern.ts';

it.each(['^#[0-9a-f]{6}$', '^\\p{Lu}\\P{Script=Latin}+$', '[\\p{L}\\d]', '\\\\p', '(?<name>a)\\k<name>'])(
  'a pattern can be %s',
  (text) => expect(isPattern(text)).toBe(true),
);

it.each(['[', '(', '\\p{Foo}', '\\p{', '\\\\p{L}', '\\p{L}{2', 'a**', '[\\p{L}-z]', '\\k<name>'])(
  "a pattern can't be %s",
  (text) => expect(isPattern(text)).toBe(false),
);

// Browsers need 0.2 to 0.4 ms for each property, so these would take seconds.
it('a pattern is read quickly, whatever is in it', () => {
  const start = performance.now();
  for (let count = 0; count < 200; count += 1) {
    expect(isPattern(`[^${'\\p{L}'.repeat(190)}]`)).toBe(true);
    expect(isPattern('\\P{L}'.repeat(160))).toBe(true);
  }
  isPattern(`[${Array.from({ length: 50_000 }, (_, at) => String.fromCodePoint(0xd000 - at)).join('')}]`);
  expect(performance.now() - start).toBeLessThan(2000);
});
