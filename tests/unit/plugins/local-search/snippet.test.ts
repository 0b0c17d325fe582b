import { describe, expect, test } from 'vitest';
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

describe('a snippet of text', () => {
  test('starts with the sentence that contains the word, and ends with a sentence', () => {
    const content = `${long} Turn on **Auto squeeze** to fit it. ${long} ${long} ${long}`;
    expect(snippet(content, 'squeeze').text).toBe(`Turn on **Auto [squeeze]** to fit it. ${long} `.trim());
  });

  test('starts close to the word if its sentence is long', () => {
    const { text } = snippet(`${'very '.repeat(60)}long mask`, 'mask');
    expect(text).toMatch(/^… (?:very )+long \[mask\]$/);
  });

  test('keeps labels, items, and sentences apart', () => {
    const content = contentOf('<h4>Windows</h4><p>Press it:</p><ul><li>one key</li><li>two keys</li></ul>');
    expect(snippet(content, 'keys').text).toBe('two [keys]');
    expect(snippet(content, 'Windows').text).toBe('[Windows] · Press it: one key · two keys');
  });

  test("is the beginning if the text contains none of the words, and empty if there's no text", () => {
    expect(snippet('First sentence. Second one.', 'missing').text).toBe('First sentence. Second one.');
    expect(snippet('', 'missing')).toEqual({ text: '', isTable: false });
  });

  test('prefers a sentence over a row and over code with the same word', () => {
    const content = contentOf(
      '<pre>const speed = 2;</pre><table><tr><td>speed</td><td>fast</td></tr></table><p>Set the speed.</p>',
    );
    expect(snippet(content, 'speed')).toEqual({ text: 'Set the [speed].', isTable: false });
  });

  test('is not the place of a word that the title contains', () => {
    const content = 'The frame rate.\n\tthis.fps = 25;';
    const ranges = runsOf(content).filter(({ text }) => text === 'fps');
    expect(snippetOf(content, ranges, []).snippet).toEqual([{ text: 'The frame rate.', marked: false }]);
  });
});

describe('a snippet of a table', () => {
  const table = contentOf(
    '<table><thead><tr><th>Property</th><th>Type</th><th></th></tr></thead>' +
      '<tbody><tr><td>fontSize</td><td>number</td><td>pixels</td></tr>' +
      '<tr><td>align</td><td></td><td>left<br>or right</td></tr></tbody></table>',
  );

  test('is one row, and each cell has the name of its column', () => {
    expect(snippet(table, 'number')).toEqual({
      text: 'Property: fontSize · Type: [number] · pixels',
      isTable: true,
    });
  });

  test('omits empty cells, and joins the lines of a cell', () => {
    expect(snippet(table, 'right').text).toBe('Property: align · left or [right]');
  });

  test('is the list of columns if the word names a column', () => {
    expect(snippet(table, 'Type')).toEqual({ text: 'Property · [Type]', isTable: true });
  });

  test('has the first cell of a long row and the cells with the word', () => {
    const row = ['name', long, `${long} ${long} target`, long].join('\t');
    const { text } = snippet(`Key\t\tA\t\tB\t\tC\n${row}`, 'target');
    expect(text).toMatch(/^Key: name · B: … .*\[target\]$/);
  });
});

test('a snippet of code is code, with its lines joined', () => {
  const content = contentOf('<p>Run it.</p><pre>const a = 1;\nconst speed = 2;\nplay(speed);</pre>');
  expect(snippet(content, 'speed')).toEqual({
    text: 'const [speed] = 2; play([speed]);',
    isTable: false,
  });
});
