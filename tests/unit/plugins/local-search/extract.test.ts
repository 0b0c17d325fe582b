import { describe, expect, test } from 'vitest';
import { extractPage as extract } from '../../../../plugins/local-search/indexing/extract.ts';
import { contentOf } from '../built-html/content-of.ts';
import { fixture } from './helpers.ts';

const extractPage = (html: string) => extract(contentOf(html));

function sectionsIn(html: string): [string | undefined, string, string][] {
  return extractPage(html).sections.map(({ anchor, title, text }) => [anchor, title, text]);
}

// tests/built/search-files.test.ts compares the sections of all pages with their text.
describe('the sections of real Docusaurus pages', () => {
  test("start at h1 to h3 and have the headings' ids as anchors, while an h4 is part of its section", () => {
    expect(sectionsIn(fixture('headings'))).toEqual([
      [undefined, 'Guide start', 'The first text. See tabs.'],
      ['second-section', 'Second section', 'More text with inlineCode() and bold.'],
      ['custom-anchor', 'Third level', 'Deep text.\nFourth level\nFourth text stays in the third section.'],
      ['café-élan-über', 'Café Élan über', 'Accents.'],
    ]);
  });

  test("start with the text before the first heading if the page's title is hidden", () => {
    expect(sectionsIn(fixture('hide-title'))).toEqual([
      [undefined, '', 'Text before the first heading.'],
      ['visible-section', 'Visible section', 'Text of it.'],
    ]);
    expect(extractPage(fixture('hide-title')).documentTitle).toBe('Hidden title page | Scratch');
  });

  test('share the text below several headings of one level', () => {
    const html = '<main><h1>Page</h1><h3 id="x">x</h3><h3 id="y">y</h3><p>Offset.</p></main>';
    expect(
      sectionsIn(html)
        .slice(1)
        .map(([, , text]) => text),
    ).toEqual(['Offset.', 'Offset.']);
  });

  test('omit svg titles, noscript, buttons, scripts, styles, templates, hidden text, and note marks', () => {
    expect(sectionsIn(fixture('silent-elements'))).toEqual([
      [undefined, 'Special things', 'A sentence with an image inside, and a footnote.'],
      ['two-words-emphasised-code', 'Two words emphasised code()', 'Text.'],
      ['two-words-emphasised-code-1', 'Two words emphasised code()', 'Same heading again.'],
      [undefined, 'A second h1', 'Under it. Formatting foo stays one word.'],
      ['footnote-label', 'Footnotes', 'The footnote text.'],
    ]);
  });
});

test('the metadata of a page are its tag, its keywords, and whether it is unlisted or noindex', () => {
  const tagOf = (name: string): string | undefined => extractPage(fixture(name)).tag;
  expect(['old-version', 'react-page', 'blog-tag'].map(tagOf)).toEqual([
    'docs-guide-1.0',
    'default',
    'blog_tags_posts',
  ]);
  expect(extractPage(fixture('unlisted'))).toMatchObject({ unlisted: true, noIndex: true });
  expect(extractPage(fixture('noindex'))).toMatchObject({ unlisted: false, noIndex: true });
  const keywords = ['kickoff', 'getting started'];
  expect(extractPage(fixture('headings'))).toMatchObject({ unlisted: false, noIndex: false, keywords });
});

test("deep nesting doesn't overflow the stack", () => {
  const deep = `<main>${'<div>'.repeat(2_000)}bottom${'</div>'.repeat(2_000)}</main>`;
  expect(sectionsIn(deep)).toEqual([[undefined, '', 'bottom']]);
});

test('formulas are read once', () => {
  const formula =
    '<main><p>Area <span class="katex"><span class="katex-mathml"><math><mi>a</mi><annotation>a_tex</annotation>' +
    '</math></span><span class="katex-html" aria-hidden="true">a</span></span></p></main>';
  expect(sectionsIn(formula)).toEqual([[undefined, '', 'Area a']]);
});
