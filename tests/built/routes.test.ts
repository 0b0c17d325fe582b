import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  attribute,
  fileOfRedirect,
  fileOfRoute,
  filesOf,
  isRedirect,
  readPage,
  textOf,
} from '../helpers/built-site.ts';
import { i18n } from '../../src/config/locales.ts';
import { REHEARSAL_FILE, RUNNER_FILE } from '../../src/playground/sandbox/frame-pages.ts';
import { allRoutes, blogPosts, docRoutes, redirects, routeList, routesIn } from '../helpers/routes.ts';

/** Every file that isn't a page, by name or by folder. */
const technicalFiles = [
  /^404\.html$/,
  /^(?:sitemap\.xml|(?:licenses|robots)\.txt)$/,
  /^_(?:headers|redirects)$/,
  /^sw\.js$/,
  /^blog\/(?:rss|atom)\.xml$/,
  /^search-index-(?:docs-user-guide-current|docs-api-current|default)\.json$/,
  /^assets\//,
  /^img\//,
  /^examples\//,
  /^playout\//,
  /^posters\//,
  /^projects\/[\w-]+\.keyfill$/,
  /^thumbnails\//,
  /^schema\/keyfill-project\.json$/,
  /^keyfill\.d\.ts$/,
  /^llms(?:-full)?\.txt$/,
  /^favicon\.ico$/,
];

describe.each(i18n.locales)('the files of the built site in the language %s', (locale) => {
  test('match routes.json', () => {
    const html = filesOf(locale).filter((file) => file.endsWith('.html'));
    const wanted = [...allRoutes.map(fileOfRoute), ...redirects.map((one) => fileOfRedirect(one.from))];
    // Edited code runs in one frame and is rehearsed in another. Neither frame is a route.
    const frames = [RUNNER_FILE, REHEARSAL_FILE];
    const pages = html.filter((file) => file !== '404.html' && !frames.includes(file));
    expect(html).toEqual(expect.arrayContaining(frames));
    expect(pages, 'npm run update writes tests/fixtures/routes.json from the content').toEqual(
      [...wanted].sort(),
    );
  });

  test('have no files next to them except the technical ones', () => {
    // Each docs page and post has its text in Markdown next to it.
    const copies = new Set(
      [...docRoutes.map(({ path }) => path), ...blogPosts].map((route) => `${route.slice(1)}.md`),
    );
    const others = filesOf(locale).filter(
      (file) =>
        !file.endsWith('.html') && !copies.has(file) && !technicalFiles.some((known) => known.test(file)),
    );
    expect(others).toEqual([]);
  });
});

describe('the routes of the built site', () => {
  const shared = new URL('../../../shared/routes.json', import.meta.url);

  // Pages may be added, but none of the pages that were originally required may disappear.
  test.skipIf(!existsSync(shared))('include all required pages', () => {
    const sharedList = JSON.parse(readFileSync(shared, 'utf8')) as typeof routeList;
    expect(routesIn(routeList)).toEqual(expect.arrayContaining([...routesIn(sharedList)]));
    expect(routeList.redirects).toEqual(expect.arrayContaining(sharedList.redirects));
  });

  test.each(allRoutes)('%s is a page with one h1 and one main', (route) => {
    const page = readPage(fileOfRoute(route));
    const named = (name: string) => page.elements.filter((one) => one.tagName === name);
    expect(isRedirect(page)).toBe(false);
    expect(named('h1').map((one) => textOf(one).trim())).toEqual([expect.stringMatching(/\S/)]);
    expect(named('main')).toHaveLength(1);
  });

  test.each(docRoutes.map((route) => [route.path, route.sidebar] as const))(
    '%s has the sidebar %s',
    (route, sidebar) => {
      const page = readPage(fileOfRoute(route));
      const docSidebar = page.elements.some((one) =>
        attribute(one, 'class')?.includes('theme-doc-sidebar-container'),
      );
      expect(docSidebar).toBe(sidebar);
    },
  );

  test.each(redirects.map((one) => [one.from, one.to] as const))('%s redirects to %s', (from, to) => {
    const page = readPage(fileOfRedirect(from));
    const refresh = page.elements.find((one) => attribute(one, 'http-equiv') === 'refresh');
    expect(attribute(refresh!, 'content')).toBe(`0; url=${to}`);
    expect(allRoutes).toContain(to);
  });
});
