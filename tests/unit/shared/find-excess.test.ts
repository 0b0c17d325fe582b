import fc from 'fast-check';
import { visit } from 'jsonc-parser';
import { expect, it, test } from 'vitest';
import { findExcess } from '../../../src/shared/find-excess.ts';

const ANY_SIZE = Number.MAX_SAFE_INTEGER;

/** How deep jsonc-parser goes into some text, including its mistakes. */
function visitedDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  const enter = (): void => {
    depth += 1;
    deepest = Math.max(deepest, depth);
  };
  const leave = (): void => {
    depth -= 1;
  };
  visit(text, { onArrayBegin: enter, onObjectBegin: enter, onArrayEnd: leave, onObjectEnd: leave });
  return deepest;
}

it('the depth of JSON is never less than the depth that a forgiving parser reaches', () => {
  const part = fc.constantFrom(...'[]{}"\\/*\n\r,:a1 ', '//', '/*', '*/', '"a":');
  fc.assert(
    fc.property(fc.array(part), fc.nat(6), (parts, depth) => {
      const text = parts.join('');
      fc.pre(findExcess(text, { size: ANY_SIZE, depth }) === undefined);
      expect(visitedDepth(text)).toBeLessThanOrEqual(depth);
    }),
    { numRuns: 5000 },
  );
});

it("the depth of JSON doesn't count brackets in comments or strings", () => {
  expect(findExcess('/*/ [[[ */ []', { size: ANY_SIZE, depth: 1 })).toBeUndefined();
  expect(findExcess(String.raw`["\\[["]`, { size: ANY_SIZE, depth: 1 })).toBeUndefined();
});

test("text that's too large is reported at the first character past the limit", () => {
  expect(findExcess('12345', { size: 5, depth: 0 })).toBeUndefined();
  expect(findExcess('123456', { size: 5, depth: 0 })).toEqual({ kind: 'size', offset: 5 });
});
