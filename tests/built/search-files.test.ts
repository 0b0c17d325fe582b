import { describe, expect, test } from 'vitest';
import type { IndexFile, SearchDocument } from '../../plugins/local-search/shared/types.ts';
import {
  type Element,
  attribute,
  builtFiles,
  fileOfRoute,
  readBuilt,
  readPage,
} from '../helpers/built-site.ts';
import { search } from '../../src/config/search.ts';
import { fixtureBuild } from '../helpers/fixture.ts';
import { allRoutes, docRoutes } from '../helpers/routes.ts';

const keys = ['default', 'docs-api-current', 'docs-user-guide-current'] as const;
const files = new Map(
  keys.map((key) => [key, JSON.parse(readBuilt(`search-index-${key}.json`)) as IndexFile] as const),
);
const documents = [...files.values()].flatMap((file) => file.documents);

function pageOf({ sectionRoute }: SearchDocument): string {
  return sectionRoute.replace(/#.*$/, '');
}

describe.each([...files])('search-index-%s.json', (key, file) => {
  test('contains documents and an index, and nothing else', () => {
    expect(Object.keys(file).sort()).toEqual(['documents', 'index']);
    expect(file.documents.length).toBeGreaterThan(20);
    file.documents.forEach((document, id) => {
      expect(document).toEqual({
        id,
        title: expect.stringMatching(/\S/),
        content: expect.any(String),
        sectionTitle: expect.stringMatching(/\S/),
        pageTitle: expect.stringMatching(/\S/),
        sectionRoute: expect.stringMatching(/^\/[^#]*(?:#[^#\s]+)?$/),
        type: key === 'default' ? expect.stringMatching(/^(?:blog|other)$/) : 'docs',
      });
    });
    const fields = ['title', 'content', 'tags', 'sidebarParentCategories'];
    expect(file.index).toMatchObject({ version: '2.3.9', fields });
  });
});

describe('the pages that search finds', () => {
  const found = new Set(documents.map(pageOf));
  test('are all docs, all posts, the home page, and the other pages, except the page for writers', () => {
    const lists = allRoutes.filter((route) => /^\/blog(?:$|\/(?:archive|tags|page)(?:$|\/))/.test(route));
    const hidden = [...lists, '/markdown-page'];
    expect([...found].sort()).toEqual(allRoutes.filter((route) => !hidden.includes(route)).sort());
  });
});

describe.each(docRoutes.map((route) => route.path))('%s', (route) => {
  const sections = documents.filter((document) => pageOf(document) === route);
  const headings = readHeadings(route);

  test('has sections in page order for its title and each h2 and h3, except for “Next steps” at the end', () => {
    expect(sections.map((section) => section.sectionRoute)).toEqual([
      route,
      ...headings.filter((id) => id !== 'next').map((id) => `${route}#${id}`),
    ]);
    expect(new Set(sections.map((section) => section.pageTitle)).size).toBe(1);
    expect(sections[0]?.sectionTitle).toBe(sections[0]?.pageTitle);
  });
});

test.each(allRoutes.filter((route) => documents.some((one) => one.sectionRoute === route)))(
  '%s has each of its letters in one section, in the order of the page',
  (route) => {
    const sections = documents.filter((document) => pageOf(document) === route);
    // Headings that follow each other directly share the text below the last one.
    const indexed = sections
      .map(
        ({ title, content }, at) =>
          (at === 0 ? '' : title) + (content === sections[at + 1]?.content ? '' : content),
      )
      .join('');
    const whole = letters(textWithoutChrome(bodyOf(route)));
    // Search leaves out the last section of a page if it's called “Next steps”.
    const next = whole.lastIndexOf('Nextsteps');
    expect([whole, whole.slice(0, next < 0 ? undefined : next)]).toContain(letters(indexed));
  },
);

test.each([...search.tasks, ...search.help])('the search offers $label at $to, which exists', ({ to }) => {
  const [route = '', anchor] = to.split('#');
  expect(allRoutes).toContain(route);
  const ids = readPage(fileOfRoute(route)).elements.map((one) => attribute(one, 'id'));
  if (anchor !== undefined) expect(ids).toContain(anchor);
});

/**
 * The part of a page that contains its text: the body of a doc or a post, or the whole home page or other
 * page.
 */
function bodyOf(route: string): Element {
  const { elements } = readPage(fileOfRoute(route));
  const classed = (name: string) =>
    elements.find((one) => (attribute(one, 'class') ?? '').split(' ').includes(name));
  const post = elements.find((one) => attribute(one, 'itemprop') === 'articleBody');
  return classed('theme-doc-markdown') ?? post ?? elements.find((one) => one.tagName === 'main')!;
}

function readHeadings(route: string): string[] {
  const { elements } = readPage(fileOfRoute(route));
  const article = elements.find((one) => one.tagName === 'article');
  const inside = new Set<unknown>();
  const open: unknown[] = [article];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    inside.add(node);
    open.push(...((node as { childNodes?: unknown[] }).childNodes ?? []));
  }
  return elements
    .filter((one) => inside.has(one) && /^h[23]$/.test(one.tagName))
    .map((one) => attribute(one, 'id') ?? '')
    .filter((id) => id !== '');
}

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

type Node = Element | Element['childNodes'][number];

const SILENT = new Set(['h1', 'button', 'label', 'svg', 'nav', 'select', 'noscript', 'style', 'script']);

/**
 * The text of a page's body without anything that's never indexed: the title (which has its own field),
 * navigation, pictures, and controls.
 */
function textWithoutChrome(node: Node): string {
  if ('value' in node) return node.value;
  if ('tagName' in node) {
    const isSilent = SILENT.has(node.tagName);
    if (
      isSilent ||
      attribute(node, 'data-search') === 'off' ||
      attribute(node, 'aria-hidden') === 'true' ||
      /(?:^| )(?:card|facts|table-of-contents)(?: |$)/.test(attribute(node, 'class') ?? '')
    )
      return '';
  }
  return 'childNodes' in node ? node.childNodes.map(textWithoutChrome).join('') : '';
}

describe('the fixture site', () => {
  const { dir } = fixtureBuild('base');
  const names = builtFiles(dir).filter((file) => file.includes('search-index'));

  test('has an index for each version of each docs plugin, and one for the rest', () => {
    const versions = ['api-1.0', 'api-current', 'user-guide-1.0', 'user-guide-current'];
    expect(names).toEqual(
      ['default', ...versions.map((one) => `docs-${one}`)].map((key) => `search-index-${key}.json`),
    );
  });

  test('has its unlisted page in none of them', () => {
    expect(readBuilt('user-guide/part/unlisted.html', dir)).toContain('chyronunlisted');
    for (const name of names) {
      const text = readBuilt(name, dir);
      expect((JSON.parse(text) as IndexFile).documents.length, name).toBeGreaterThan(0);
      expect(text).not.toMatch(/chyronunlisted|part\/unlisted/);
    }
  });
});
