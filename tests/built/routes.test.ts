import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { attribute, fileOfRedirect, fileOfRoute, filesOf, readPage } from '../helpers/built-site.ts';
import { i18n } from '../../src/config/locales.ts';
import { REHEARSAL_FILE, RUNNER_FILE } from '../../src/playground/sandbox/frame-pages.ts';
import { allRoutes, blogPosts, docRoutes, redirects, routeList, routesIn } from '../helpers/routes.ts';

/** Every file that isn't a page, by name or by folder. */
const technicalFiles = [
  /^(?:sitemap\.xml|(?:licenses|robots|llms|llms-full)\.txt|_headers|_redirects|sw\.js|favicon\.ico|keyfill\.d\.ts)$/,
  /^blog\/(?:rss|atom)\.xml$/,
  /^search-index-(?:docs-user-guide-current|docs-api-current|default)\.json$/,
  /^(?:assets|img|examples|playout|posters|thumbnails)\//,
  /^projects\/[\w-]+\.keyfill$/,
  /^schema\/keyfill-project\.json$/,
];

describe.each(i18n.locales)('the files of the built site in the language %s', (locale) => {
  test('match routes.json', () => {
    // Edited code runs in one frame and is rehearsed in another. Neither frame is a route.
    const wanted = ['404.html', RUNNER_FILE, REHEARSAL_FILE, ...allRoutes.map(fileOfRoute)];
    const old = redirects.map((one) => fileOfRedirect(one.from));
    const html = filesOf(locale).filter((file) => file.endsWith('.html'));
    expect(html, 'npm run update writes tests/fixtures/routes.json from the content').toEqual(
      [...wanted, ...old].sort(),
    );
  });

  test('have no files next to them except the technical ones', () => {
    // Each docs page and post has its text in Markdown next to it.
    const copies = [...docRoutes.map(({ path }) => path), ...blogPosts].map(
      (route) => `${route.slice(1)}.md`,
    );
    const others = filesOf(locale).filter(
      (file) =>
        !/\.html$/.test(file) && !copies.includes(file) && !technicalFiles.some((one) => one.test(file)),
    );
    expect(others).toEqual([]);
  });
});

const shared = new URL('../../../shared/routes.json', import.meta.url);

// Pages may be added, but none of the pages that were originally required may disappear.
test.skipIf(!existsSync(shared))('the routes include all required pages', () => {
  const sharedList = JSON.parse(readFileSync(shared, 'utf8')) as typeof routeList;
  expect(routesIn(routeList)).toEqual(expect.arrayContaining([...routesIn(sharedList)]));
  expect(routeList.redirects).toEqual(expect.arrayContaining(sharedList.redirects));
});

test.each(docRoutes.map((route) => [route.path, route.sidebar] as const))(
  '%s has a sidebar: %s',
  (route, sidebar) => {
    const hasSidebar = readPage(fileOfRoute(route)).elements.some((one) =>
      attribute(one, 'class')?.includes('theme-doc-sidebar-container'),
    );
    expect(hasSidebar).toBe(sidebar);
  },
);

test.each(redirects.map((one) => [one.from, one.to] as const))('%s redirects to %s', (from, to) => {
  const page = readPage(fileOfRedirect(from));
  const refresh = page.elements.find((one) => attribute(one, 'http-equiv') === 'refresh');
  expect(attribute(refresh!, 'content')).toBe(`0; url=${to}`);
  expect(allRoutes).toContain(to);
});
