import { expect, it } from 'vitest';
import { createGuard } from '../../../../src/playground/sandbox/frame/guard.ts';

// tests/e2e/playground-misbehavior.spec.ts stops code that runs too long.
it('the loop guard ends code that catches stack overflow errors', () => {
  const full = (): never => {
    throw new RangeError('full');
  };
  const guard = createGuard(full, full, () => undefined);
  let last: unknown;
  for (let call = 0; call < 65_000; call += 1) {
    try {
      guard(3);
    } catch (error) {
      last = error;
    }
  }
  expect(last).toMatchObject({ place: 3 });
});
