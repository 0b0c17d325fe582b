import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import typeset from '../../../src/mdx/typeset.ts';

test.each([
  ['1920 × 1080 px, 3 × a', '1920\u00a0×\u00a01080 px, 3 × a'],
  ['"A" isn\'t ("b")', '“A” isn’t (“b”)'],
  ['`"1 × 2"`" 1', '"1 × 2"” 1'],
])('%s is typeset as %s', (source, text) => {
  const processor = unified().use(remarkParse).use(typeset);
  const [paragraph] = (processor.runSync(processor.parse(source)) as Root).children;
  const parts = paragraph?.type === 'paragraph' ? paragraph.children : [];
  expect(parts.map((part) => ('value' in part ? part.value : '')).join('')).toBe(text);
});
