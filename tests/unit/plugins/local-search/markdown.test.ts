import { describe, expect, test } from 'vitest';
import { sectionsOfMarkdown } from '../../../../plugins/local-search/indexing/markdown.ts';

function sections(...lines: string[]): [string | undefined, string, string][] {
  return sectionsOfMarkdown(lines.join('\n'), 'Page').map(({ anchor, title, text }) => [anchor, title, text]);
}

/** The text of a page with a single section. */
function text(...lines: string[]): string {
  return sections(...lines)[0]?.[2] ?? '';
}

describe('the sections of a Markdown source', () => {
  test('start at headings, with the anchors that the build will give them', () => {
    expect(
      sections(
        'Intro.',
        '## Two `words()` *here*',
        'A.',
        '### Own {#own-id}',
        'B.',
        '#### Four',
        'C.',
        '## Two',
        '## Two',
      ),
    ).toEqual([
      [undefined, 'Page', 'Intro.'],
      ['two-words-here', 'Two words() here', 'A.'],
      ['own-id', 'Own', 'B.\nFour\nC.'],
      ['two', 'Two', ''],
      ['two-1', 'Two', ''],
    ]);
  });

  test('get the title from the text if the page has none', () => {
    expect(sectionsOfMarkdown('# Own title\n\nText.', '')[0]).toEqual({
      title: 'Own title',
      anchor: undefined,
      text: 'Text.',
    });
  });

  test('contain code line by line with its title, and lines of code do not count as headings', () => {
    expect(
      sections(
        '```bash title="In a shell" {1}',
        '# not a heading',
        '// highlight-next-line',
        'run --now',
        '```',
      ),
    ).toEqual([[undefined, 'Page', 'In a shell\n\t# not a heading\n\trun --now']]);
    expect(sections('````md', '```js', 'x', '```', '````', 'after')[0]?.[2]).toBe(
      '\t```js\n\tx\n\t```\nafter',
    );
  });

  test('join the lines of a paragraph, and keep items and rows apart', () => {
    expect(
      text(
        'One',
        'paragraph.',
        '',
        '- first',
        '- second',
        '1. third',
        '',
        '| A | B |',
        '| - | - |',
        '| a\\|b | c |',
      ),
    ).toBe('One paragraph.\nfirst\nsecond\nthird\nA\t\tB\na|b\tc');
  });

  test('include admonitions, details, and tabs', () => {
    expect(
      text(
        ':::tip[Good to know]',
        '',
        'Inside.',
        '',
        ':::',
        '<details>',
        '<summary>More</summary>',
        'Hidden.',
        '</details>',
        '<Tabs groupId="os">',
        '<TabItem value="a" label="Apple">',
        'Panel.',
        '</TabItem>',
        '</Tabs>',
      ),
    ).toBe('Good to know\nInside.\nMore\nHidden.\nApple\nPanel.');
  });

  test('omit imports, comments, expressions, components, images, and markup', () => {
    expect(
      text(
        "import X from './x';",
        '',
        'A **bold** [link](/to "title"), `_code_ <b>`, _it_, snake_case, ![alt](x.png) and 1 &lt; 2.[^1]',
        '{/* comment */} <!-- comment -->',
        '<Player name="crawler" on={{ a: [1, 2] }} />',
        'Press <kbd>Ctrl</kbd>+<kbd>K</kbd>.',
      ),
    ).toBe('A bold link, _code_ <b>, it, snake_case, and 1 < 2.\nPress Ctrl+K.');
  });

  test.each(['```', '<', '{', '<Tag a="', '`', '[', ':::', '|', '&#99999999;', '\\'])(
    'do not throw on an unfinished %j',
    (source) => {
      expect(() => sectionsOfMarkdown(source, '')).not.toThrow();
    },
  );
});
