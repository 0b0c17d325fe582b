import { expect, test } from 'vitest';
import {
  documentFrom,
  groupOf,
  toPagefind,
  type StoredText,
} from '../../../../plugins/local-search/shared/pagefind.ts';
import { linesOf } from '../../../../plugins/local-search/shared/lines.ts';

const meta: StoredText = {
  title: 'Size',
  pageTitle: 'Text',
  tags: '',
  type: 'docs',
  above: '{}',
};

test('keeps sentences, rows of tables, and code apart although Pagefind collapses white space', () => {
  const content = 'A sentence.\nProperty\t\tType\nfontSize\tnumber\n\tconst size = 48;';
  const stored = toPagefind(content).replace(/\s+/gu, ' ');
  const document = documentFrom('/text#size', stored, meta);
  expect(document.content).toBe(content);
  expect(linesOf(document.content).map(({ kind }) => kind)).toEqual(['text', 'header', 'row', 'code']);
});

test('filters posts separately from the pages of the same index', () => {
  expect(groupOf('default', 'blog')).not.toBe(groupOf('default', 'other'));
});
