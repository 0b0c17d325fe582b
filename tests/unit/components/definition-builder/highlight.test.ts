import { expect, test } from 'vitest';
import { tokensOf } from '../../../../src/components/DefinitionBuilder/core/highlight.ts';

test('a definition is colored without changing its text, unless it is too long', () => {
  const code = '{\n  "a:\\"b": [-1.5e3, true],\n  "c": "d: 2"\n}';
  const tokens = tokensOf(code);
  expect(tokens.map(({ text }) => text).join('')).toBe(code);
  expect(tokens.flatMap(({ text, kind }) => (kind ? [[text, kind]] : []))).toEqual([
    ['"a:\\"b"', 'property'],
    ['-1.5e3', 'number'],
    ['true', 'number'],
    ['"c"', 'property'],
    ['"d: 2"', 'string'],
  ]);
  expect(tokensOf('1'.repeat(60_000))).toHaveLength(1);
});
