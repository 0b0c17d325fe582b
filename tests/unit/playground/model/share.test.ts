import { randomBytes } from 'node:crypto';
import { deflateSync, strToU8 } from 'fflate';
import { expect, it, test } from 'vitest';
import { CODE_LIMIT, fromCode, ShareError, toCode } from '../../../../src/playground/model/share/codec.ts';
import { originalOf } from '../../../../src/playground/model/original.ts';
import { exampleNames } from '../../../../tools/playout/example-names.ts';
import { exampleFile } from './texts.ts';

const encode = (value: unknown): string =>
  Buffer.from(deflateSync(strToU8(typeof value === 'string' ? value : JSON.stringify(value)))).toString(
    'base64url',
  );
const reason = (act: () => unknown): string | undefined => {
  try {
    act();
    return undefined;
  } catch (error) {
    return error instanceof ShareError ? error.reason : String(error);
  }
};

test.each(exampleNames())('the code of a link contains all of %s', (name) => {
  const draft = originalOf(exampleFile(name));
  const code = toCode(draft);
  expect(code).toMatch(/^[\w-]+$/);
  expect(fromCode(code)).toEqual(draft);
});

it("the code of a link is refused if it's too large to share", () => {
  const noise = randomBytes(20_000).toString('base64');
  expect(reason(() => toCode({ actions: noise }))).toBe('large');
  expect(reason(() => fromCode('a'.repeat(CODE_LIMIT + 1)))).toBe('large');
});

it('the code of a link is refused if it would expand endlessly', () => {
  const bomb = encode(`{"data": "${' '.repeat(8_000_000)}"}`);
  expect(bomb.length).toBeLessThan(CODE_LIMIT);
  expect(reason(() => fromCode(bomb))).toBe('large');
  expect(reason(() => fromCode(encode({ data: ' '.repeat(300_000) })))).toBe('large');
  const picture = `"data:image/png;base64,${'A'.repeat(100_001)}"`;
  expect(reason(() => fromCode(encode({ template: picture })))).toBe('large');
});

test.each([
  ['', 'an empty code'],
  ['AAAA', 'noise'],
  [encode([]), 'a list'],
  [encode({ other: 'a' }), 'another text'],
  [encode({ data: 1 }), 'a number'],
  [encode('{"__proto__": {"data": "x"}}'), 'a prototype'],
  [encode('['.repeat(1_000_000)), 'a list in a list in a list'],
])("the code of a link is refused if it's broken: %s (%s)", (code) => {
  expect(reason(() => fromCode(code))).toBe('broken');
});
