import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { i18n } from '../../src/config/locales.ts';
import { attribute, builtFiles, fileOfRoute, readBuilt, readPage } from '../helpers/built-site.ts';
import { allRoutes, blogPosts, docRoutes } from '../helpers/routes.ts';
import { loadConfig } from '../helpers/site-config.ts';

const require = createRequire(import.meta.url);

interface DocsVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly { readonly path: string; readonly sidebar?: string }[];
}

test('the site uses one version of the whole framework', () => {
  const { packages } = require(path.resolve('package-lock.json')) as {
    packages: Record<string, { version: string }>;
  };
  const versions = Object.entries(packages)
    .filter(([place]) => /(?:^|\/)node_modules\/@docusaurus\/(?!react-loadable$)[^/]+$/.test(place))
    .map(([place, { version }]) => `${place.split('@docusaurus/').at(-1)} ${version}`);
  expect(versions.length).toBeGreaterThan(15);
  expect(versions.filter((one) => !one.endsWith(` ${DOCUSAURUS_VERSION}`))).toEqual([]);
  const generator = readPage('index.html').elements.find((one) => attribute(one, 'name') === 'generator');
  expect(attribute(generator!, 'content')).toBe(`Docusaurus v${DOCUSAURUS_VERSION}`);
});

// Fixture sites show what each setting does.
test('broken links and anchors fail the build, and broken Markdown links warn', async () => {
  const { onBrokenLinks, onBrokenAnchors, onBrokenMarkdownLinks } = await loadConfig();
  expect([onBrokenLinks, onBrokenAnchors, onBrokenMarkdownLinks]).toEqual(['throw', 'throw', 'warn']);
});

describe('the built pages', () => {
  test('list only headings of level 2 and 3 in the table of contents', () => {
    const page = readPage('user-guide/faq.html');
    const headings = page.elements.filter(
      (one) => /^h[23]$/.test(one.tagName) && attribute(one, 'id') !== undefined,
    );
    const links = page.elements
      .filter((one) => attribute(one, 'class')?.split(' ').includes('table-of-contents__link'))
      .map((one) => attribute(one, 'href'));
    expect(links).toEqual(headings.map((one) => `#${attribute(one, 'id')}`));
  });

  test('show ten blog posts per page', () => {
    const lists = allRoutes.filter((route) => /^\/blog(?:\/page\/\d+)?$/.test(route)).map(fileOfRoute);
    const counts = lists.map(
      (file) => readPage(file).elements.filter((one) => one.tagName === 'article').length,
    );
    expect(counts.slice(0, -1).filter((count) => count !== 10)).toEqual([]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(blogPosts.length);
  });
});

test.each(['user-guide', 'api'])('%s has one version, with the sidebar of each doc', (id) => {
  const data = JSON.parse(readBuilt('globalData.json', path.resolve('.docusaurus'))) as Record<
    string,
    Record<string, { versions: DocsVersion[] }>
  >;
  const { versions } = data['docusaurus-plugin-content-docs']![id]!;
  const [version] = versions;
  // The data is that of the language that was built last.
  const locale = i18n.locales.at(-1);
  const folder = locale === i18n.defaultLocale ? '' : `/${locale}`;
  expect(versions).toHaveLength(1);
  expect(version).toMatchObject({
    name: 'current',
    label: 'Next',
    isLast: true,
    path: `${folder}/${id}`,
    mainDocId: 'index',
  });
  // The framework keeps `/user-guide/` for an index here, and drops the slash where it links to the index.
  const docs = version!.docs.map((doc) => ({
    path: doc.path.slice(folder.length).replace(/\/$/, ''),
    sidebar: doc.sidebar !== undefined,
  }));
  const wanted = docRoutes.filter(({ path }) => path === `/${id}` || path.startsWith(`/${id}/`));
  expect(new Map(docs.map((doc) => [doc.path, doc.sidebar]))).toEqual(
    new Map(wanted.map((doc) => [doc.path, doc.sidebar])),
  );
});

test('no built page is empty', () => {
  const empty = builtFiles()
    .filter((file) => file.endsWith('.html'))
    .filter((file) => readBuilt(file).includes('<div id="__docusaurus"></div>'));
  expect(empty).toEqual([]);
});
