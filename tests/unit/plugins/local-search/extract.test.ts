import { describe, expect, test } from 'vitest';
import { extractPage as extract } from '../../../../plugins/local-search/indexing/extract.ts';
import { contentOf } from '../built-html/content-of.ts';
import { fixture } from './helpers.ts';

const extractPage = (html: string) => extract(contentOf(html));

const sectionsIn = (html: string): [string | undefined, string, string][] =>
  extractPage(html).sections.map(({ anchor, title, text }) => [anchor, title, text]);

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
