import { describe, expect, test } from 'vitest';
import { extractPage as extract } from '../../../../plugins/local-search/indexing/extract.ts';
import { contentOf } from '../built-html/content-of.ts';
import { fixture } from './helpers.ts';

const extractPage = (html: string) => extract(contentOf(html));

/** The anchor, heading, and text of every section. */
function sectionsIn(html: string): [string | undefined, string, string][] {
  return extractPage(html).sections.map(({ anchor, title, text }) => [anchor, title, text]);
}

function textIn(name: string): string {
  return extractPage(fixture(name))
    .sections.map(({ title, text }) => `${title}\n${text}`)
    .join('\n');
}

describe('the sections of real Docusaurus pages', () => {
  test("start at h1 to h3 and have the headings' ids as anchors, while an h4 is part of its section", () => {
    expect(sectionsIn(fixture('headings'))).toEqual([
      [undefined, 'Guide start', 'The first text. See tabs.'],
      ['second-section', 'Second section', 'More text with inlineCode() and bold.'],
      ['custom-anchor', 'Third level', 'Deep text.\nFourth level\nFourth text stays in the third section.'],
      ['café-élan-über', 'Café Élan über', 'Accents.'],
    ]);
  });

  test('contain tabs with their hidden panels, admonitions, and tables, in document order', () => {
    expect(sectionsIn(fixture('tabs-admonitions-table'))).toEqual([
      [undefined, 'Tabs page', 'Before the tabs.\nApple label\nBanana label\nApple panel text.'],
      [
        'heading-in-a-tab',
        'Heading in a tab',
        [
          'Text under the heading in the tab.',
          'Banana panel text, hidden at first.',
          'After the tabs.',
          'Tip title',
          'Tip text with a list:',
          'one item',
          'two items',
          'note',
          'Plain note.',
          'Name\t\tType',
          'cellOne\tstring',
          'cellTwo\tnumber',
        ].join('\n'),
      ],
    ]);
  });

  test('contain closed details, with the summary on its own line, and the text after them', () => {
    expect(sectionsIn(fixture('details'))).toEqual([
      [undefined, 'Details page', 'Intro.\nClosed summary\nInside before.'],
      ['heading-inside-details', 'Heading inside details', 'Inside after the heading.\nBehind the details.'],
      ['last', 'Last', 'End.'],
    ]);
  });

  test('contain code line by line, including highlighted lines and plain fences', () => {
    expect(sectionsIn(fixture('code'))).toEqual([
      [
        undefined,
        'Code page',
        [
          'Frame action',
          "\tconst first = this.findElementByKey('_name');",
          "\tfirst.content = 'lit';",
          "\tkeyfill.useOnUpdate('_name', (key, value, next) => next());",
          '\t{',
          '\t"idtitle": "my-doc",',
          '\t"lit": true',
          '\t}',
          '\tplain fence',
          '\ttwo lines',
          'Text with',
          'a break and Ctrl+K.',
        ].join('\n'),
      ],
    ]);
  });

  test("start with the text before the first heading if the page's title is hidden", () => {
    expect(sectionsIn(fixture('hide-title'))).toEqual([
      [undefined, '', 'Text before the first heading.'],
      ['visible-section', 'Visible section', 'Text of it.'],
    ]);
    expect(extractPage(fixture('hide-title')).documentTitle).toBe('Hidden title page | Scratch');
  });

  test('are a single section if the page has no headings', () => {
    expect(sectionsIn(fixture('no-headings'))).toEqual([[undefined, '', 'Only a paragraph lives here.']]);
  });

  test('of a generated index are its title and description, without the cards', () => {
    expect(sectionsIn(fixture('generated-index'))).toEqual([
      [undefined, 'All the elements', 'A generated description.'],
    ]);
    expect(extractPage(fixture('generated-index')).keywords).toEqual(['overview']);
  });

  test('omit the cards that a doc lists', () => {
    expect(sectionsIn(fixture('doc-cards'))).toEqual([
      [undefined, 'Cards page', 'Cards below.'],
      ['behind-the-cards', 'Behind the cards', 'Text.'],
    ]);
  });

  test('omit the cards of a swizzled list, too', () => {
    const card = '<a class="card mine" href="/x"><h2>Other page</h2><p>About it.</p></a>';
    const list = `<section class="row"><article class="col col--6">${card}</article></section>`;
    expect(sectionsIn(`<main><h1>Page</h1>Text.${list}</main>`)).toEqual([[undefined, 'Page', 'Text.']]);
  });

  test('omit the parts that the page switches off', () => {
    expect(
      sectionsIn('<main><h1>Page</h1><p>Text.</p><div data-search="off"><label>Speed</label></div></main>'),
    ).toEqual([[undefined, 'Page', 'Text.']]);
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

  test('of a blog post omit the date, authors, tags, and links to other posts', () => {
    expect(sectionsIn(fixture('blog-post'))).toEqual([
      [undefined, 'Post 1', 'Teaser 1.'],
      ['rest-1', 'Rest 1', 'Body 1 of the post.'],
    ]);
    expect(sectionsIn(fixture('blog-post-plain'))).toEqual([
      [undefined, 'Plain post without headings', 'Only text of the plain post.'],
    ]);
  });

  test('start at the same headings on pages outside docs and blog', () => {
    expect(sectionsIn(fixture('markdown-page'))).toEqual([
      [undefined, 'Markdown page', 'Page text.'],
      ['sub-heading', 'Sub heading', 'More.'],
    ]);
    expect(sectionsIn(fixture('react-page'))).toEqual([
      [undefined, 'Welcome home', ''],
      [undefined, 'Feature one', 'Feature text'],
    ]);
    expect(sectionsIn(fixture('page-without-layout'))).toEqual([[undefined, '', 'A page without layout.']]);
  });

  test('omit the text around the content of a page without main', () => {
    const page = fixture('react-page').replaceAll(/<(\/?)main\b/g, '<$1div');
    expect(page).toContain('Skip to main content');
    expect(sectionsIn(page)).toEqual(sectionsIn(fixture('react-page')));
    const bar =
      '<div class="announcementBar_x" role="banner">Version 9 is out</div><div class="main-wrapper"';
    expect(sectionsIn(page.replace('<nav', `${bar}></div><nav`))).toEqual(sectionsIn(page));
  });

  test.each(['old-version', 'headings', 'blog-post', 'details', 'generated-index'])(
    'never contain breadcrumbs, version marks, the footer, pagination, or hash links (%s)',
    (name) => {
      const text = textIn(name);
      expect(text).not.toMatch(
        /FOOTERTEXT|Version:|no longer actively|On this page|\bPrevious\b|Newer Post|Home page/,
      );
      expect(text).not.toContain('\u200b');
    },
  );
});

describe('the metadata of a page', () => {
  test.each([
    ['headings', 'docs-guide-current'],
    ['old-version', 'docs-guide-1.0'],
    ['blog-post', 'default'],
    ['react-page', 'default'],
    ['blog-list', 'blog_posts_list'],
    ['blog-tags', 'blog_tags_list'],
    ['blog-tag', 'blog_tags_posts'],
    ['doc-tag', 'doc_tag_doc_list'],
  ])('of %s has the tag %s', (name, tag) => {
    expect(extractPage(fixture(name)).tag).toBe(tag);
  });

  test('shows whether the page is unlisted or noindex', () => {
    expect(extractPage(fixture('unlisted'))).toMatchObject({ unlisted: true, noIndex: true });
    expect(extractPage(fixture('noindex'))).toMatchObject({ unlisted: false, noIndex: true });
    expect(extractPage(fixture('headings'))).toMatchObject({ unlisted: false, noIndex: false });
  });

  test('has its keywords split at commas', () => {
    expect(extractPage(fixture('headings')).keywords).toEqual(['kickoff', 'getting started']);
  });
});

describe('an unusual page', () => {
  test('does not exhaust the stack with deep nesting or huge code blocks', () => {
    const deep = `<main>${'<div>'.repeat(2_000)}bottom${'</div>'.repeat(2_000)}</main>`;
    expect(sectionsIn(deep)).toEqual([[undefined, '', 'bottom']]);
    const lines = Array.from({ length: 50_000 }, (_, at) => `line ${at}`).join('\n');
    expect(extractPage(`<main><pre>${lines}</pre></main>`).sections[0]?.text.split('\n')).toHaveLength(
      50_000,
    );
  });

  test.each(['', '   ', 'no tags', '<main>', '<!doctype html><html><head></head></html>', '<h2><h2></h2>'])(
    'does not throw: %j',
    (html) => {
      expect(() => extractPage(html)).not.toThrow();
    },
  );

  test('has its formulas read once', () => {
    const formula =
      '<main><p>Area <span class="katex"><span class="katex-mathml"><math><mi>a</mi><annotation>a_tex</annotation>' +
      '</math></span><span class="katex-html" aria-hidden="true">a</span></span></p></main>';
    expect(sectionsIn(formula)).toEqual([[undefined, '', 'Area a']]);
  });
});
