import { expect, test } from 'vitest';
import type { IndexFile, SearchDocument } from '../../plugins/local-search/shared/types.ts';
import { attribute, builtFiles, fileOfRoute, readBuilt, readPage } from '../helpers/built-site.ts';
import { search } from '../../src/config/search.ts';
import { fixtureBuild } from '../helpers/fixture.ts';
import { allRoutes, docRoutes } from '../helpers/routes.ts';

const keys = ['default', 'docs-api-current', 'docs-user-guide-current'] as const;
const files = new Map(
  keys.map((key) => [key, JSON.parse(readBuilt(`search-index-${key}.json`)) as IndexFile] as const),
);
const documents = [...files.values()].flatMap((file) => file.documents);

const pageOf = ({ sectionRoute }: SearchDocument): string => sectionRoute.replace(/#.*$/, '');

const found = new Set(documents.map(pageOf));
test('search finds all docs, posts, and other pages, except the page for writers', () => {
  const lists = allRoutes.filter((route) => /^\/blog(?:$|\/(?:archive|tags|page)(?:$|\/))/.test(route));
  const hidden = [...lists, '/markdown-page'];
  expect([...found].sort()).toEqual(allRoutes.filter((route) => !hidden.includes(route)).sort());
});

test.each(docRoutes)(
  '$path has a section for its title and each h2 and h3, except for “Next steps”',
  ({ path: route }) => {
    const sections = documents.filter((document) => pageOf(document) === route);
    expect(sections.map((section) => section.sectionRoute)).toEqual([
      route,
      ...headingsOf(route)
        .filter((id) => id !== 'next')
        .map((id) => `${route}#${id}`),
    ]);
    expect(new Set(sections.map((section) => section.pageTitle)).size).toBe(1);
    expect(sections[0]?.sectionTitle).toBe(sections[0]?.pageTitle);
  },
);

test.each([...search.tasks, ...search.help])('the search offers $label at $to, which exists', ({ to }) => {
  const [route = '', anchor] = to.split('#');
  expect(allRoutes).toContain(route);
  const ids = readPage(fileOfRoute(route)).elements.map((one) => attribute(one, 'id'));
  if (anchor !== undefined) expect(ids).toContain(anchor);
});

/** The IDs of a page's headings below its title. */
const headingsOf = (route: string): string[] =>
  readPage(fileOfRoute(route)).elements.flatMap((one) => {
    let node: { readonly parentNode?: unknown; readonly tagName?: string } | null = one;
    while (node && node.tagName !== 'article') node = (node.parentNode ?? null) as typeof node;
    return node && /^h[23]$/.test(one.tagName) ? (attribute(one, 'id') ?? []) : [];
  });

const { dir } = fixtureBuild('base');
const names = builtFiles(dir).filter((file) => file.includes('search-index'));

test('the fixture site has its unlisted page in none of them', () => {
  expect(readBuilt('user-guide/part/unlisted.html', dir)).toContain('chyronunlisted');
  for (const name of names) {
    const text = readBuilt(name, dir);
    expect((JSON.parse(text) as IndexFile).documents.length, name).toBeGreaterThan(0);
    expect(text).not.toMatch(/chyronunlisted|part\/unlisted/);
  }
});
