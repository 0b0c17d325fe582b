import { expect, test } from 'vitest';
import { snippetOf } from '../../../../plugins/local-search/query/snippet.ts';
import { extractPage } from '../../../../plugins/local-search/indexing/extract.ts';
import { runsOf } from '../../../../plugins/local-search/shared/analyze.ts';
import { contentOf as pageOf } from '../built-html/content-of.ts';

function snippet(content: string, ...words: string[]): { text: string; isTable: boolean } {
  const ranges = runsOf(content).filter(({ text }) => words.includes(text));
  const { snippet: segments, isTable } = snippetOf(content, ranges);
  return { text: segments.map(({ text, marked }) => (marked ? `[${text}]` : text)).join(''), isTable };
}

function contentOf(html: string): string {
  return extractPage(pageOf(`<main><h1>Page</h1>${html}</main>`)).sections[0]?.text ?? '';
}

const long = 'A sentence of some words that says nothing in particular to anybody at all.';

test('a snippet of text starts with the sentence that contains the word, and ends with a sentence', () => {
  const content = `${long} Turn on **Auto squeeze** to fit it. ${long} ${long} ${long}`;
  expect(snippet(content, 'squeeze').text).toBe(`Turn on **Auto [squeeze]** to fit it. ${long} `.trim());
});

test('a snippet is the beginning of a text without the words, and empty without text', () => {
  expect(snippet('First sentence. Second one.', 'missing').text).toBe('First sentence. Second one.');
  expect(snippet('', 'missing')).toEqual({ text: '', isTable: false });
});

test('a snippet of text prefers a sentence over a row and over code with the same word', () => {
  const content = contentOf(
    '<pre>const speed = 2;</pre><table><tr><td>speed</td><td>fast</td></tr></table><p>Set the speed.</p>',
  );
  expect(snippet(content, 'speed')).toEqual({ text: 'Set the [speed].', isTable: false });
});

test('a snippet of text is not the place of a word that the title contains', () => {
  const content = 'The frame rate.\n\tthis.fps = 25;';
  const ranges = runsOf(content).filter(({ text }) => text === 'fps');
  expect(snippetOf(content, ranges, []).snippet).toEqual([{ text: 'The frame rate.', marked: false }]);
});

const table = contentOf(
  '<table><thead><tr><th>Property</th><th>Type</th><th></th></tr></thead>' +
    '<tbody><tr><td>fontSize</td><td>number</td><td>pixels</td></tr>' +
    '<tr><td>align</td><td></td><td>left<br>or right</td></tr></tbody></table>',
);

test('a snippet of a table is one row, and each cell has the name of its column', () => {
  expect(snippet(table, 'number')).toEqual({
    text: 'Property: fontSize · Type: [number] · pixels',
    isTable: true,
  });
});
