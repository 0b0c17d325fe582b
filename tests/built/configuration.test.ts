import { createRequire } from 'node:module';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { DocusaurusConfig } from '@docusaurus/types';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { i18n } from '../../src/config/locales.ts';
import { attribute, builtFiles, fileOfRoute, readBuilt, readPage, textOf } from '../helpers/built-site.ts';
import { allRoutes, blogPosts, docRoutes } from '../helpers/routes.ts';
import { loadConfig } from '../helpers/site-config.ts';

const require = createRequire(import.meta.url);

interface DocsVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly {
    readonly id: string;
    readonly path: string;
    readonly sidebar?: string;
    readonly unlisted?: boolean;
  }[];
  readonly sidebars: Readonly<
    Record<string, { readonly link?: { readonly path: string; readonly label: string } }>
  >;
  readonly draftIds: readonly string[];
}

let config: DocusaurusConfig;

beforeAll(async () => {
  config = await loadConfig();
});

describe('the loaded configuration', () => {
  test('uses one version of the whole framework', () => {
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

  test('has no trailing slash, and the languages of src/config/locales.ts, with English as the default', () => {
    expect(config.trailingSlash).toBe(false);
    expect(config.i18n).toMatchObject(i18n);
    expect(config.i18n.locales).toContain('en');
    expect(config.i18n.defaultLocale).toBe('en');
  });

  test('makes broken links and anchors fail the build, and broken Markdown links warn', () => {
    expect([config.onBrokenLinks, config.onBrokenAnchors, config.onBrokenMarkdownLinks]).toEqual([
      'throw',
      'throw',
      'warn',
    ]);
  });
});

describe('page views', () => {
  const variables = ['KEYFILL_ANALYTICS_ENDPOINT', 'KEYFILL_ANALYTICS_DOMAIN'] as const;
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  async function optionsOfAnalytics(): Promise<unknown> {
    const { plugins } = await loadConfig();
    const entries = plugins.map((one): readonly unknown[] => (Array.isArray(one) ? one : [one]));
    return entries.find(([name]) => String(name).includes('page-analytics'))?.[1];
  }

  test('are sent to the service that two environment variables name', async () => {
    vi.stubEnv(variables[0], 'https://views.example/event');
    vi.stubEnv(variables[1], 'docs.example');
    expect(await optionsOfAnalytics()).toEqual({
      endpoint: 'https://views.example/event',
      domain: 'docs.example',
    });
  });

  test('are not sent without them', async () => {
    for (const variable of variables) vi.stubEnv(variable, undefined);
    expect(await optionsOfAnalytics()).toEqual({ endpoint: undefined, domain: undefined });
  });
});

describe('the built pages', () => {
  test('list only headings of level 2 and 3 in the table of contents', () => {
    const page = readPage('user-guide/faq.html');
    const headings = page.elements.filter(
      (one) => /^h[2-6]$/.test(one.tagName) && attribute(one, 'id') !== undefined,
    );
    const wanted = headings
      .filter((one) => /^h[23]$/.test(one.tagName))
      .map((one) => `#${attribute(one, 'id')}`);
    const links = page.elements
      .filter((one) => attribute(one, 'class')?.split(' ').includes('table-of-contents__link'))
      .map((one) => attribute(one, 'href'));
    expect(links).toEqual(wanted);
  });

  test('show ten blog posts per page', () => {
    const lists = allRoutes.filter((route) => /^\/blog(?:\/page\/\d+)?$/.test(route)).map(fileOfRoute);
    const counts = lists.map(
      (file) => readPage(file).elements.filter((one) => one.tagName === 'article').length,
    );
    expect(counts.slice(0, -1).filter((count) => count !== 10)).toEqual([]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(blogPosts.length);
  });

  test('have sidebars with open categories', () => {
    const page = readPage('user-guide.html');
    const categories = page.elements.filter((one) =>
      attribute(one, 'class')?.split(' ').includes('theme-doc-sidebar-item-category'),
    );
    expect(categories.length).toBeGreaterThan(5);
    expect(categories.filter((one) => attribute(one, 'class')?.includes('--collapsed'))).toEqual([]);
  });
});

describe.each(['user-guide', 'api'])('the docs version of %s', (id) => {
  const data = JSON.parse(readBuilt('globalData.json', path.resolve('.docusaurus'))) as Record<
    string,
    Record<string, { path: string; versions: DocsVersion[] }>
  >;
  const set = data['docusaurus-plugin-content-docs']![id]!;
  const version = set.versions[0]!;
  // The data is that of the language that was built last.
  const locale = i18n.locales.at(-1);
  const folder = locale === i18n.defaultLocale ? '' : `/${locale}`;
  // The framework keeps `/user-guide/` for an index here, and drops the slash where it links to the index.
  const routeOf = (path: string) => path.slice(folder.length).replace(/\/$/, '');
  const wanted = docRoutes.filter((route) => route.path === `/${id}` || route.path.startsWith(`/${id}/`));

  test('is the only version: current, labeled Next, and the last one', () => {
    expect(set.versions).toHaveLength(1);
    expect(version).toMatchObject({
      name: 'current',
      label: 'Next',
      isLast: true,
      path: `${folder}/${id}`,
      mainDocId: 'index',
    });
  });

  test('has every doc with id, path, and sidebar', () => {
    expect(version.docs.map((doc) => routeOf(doc.path)).sort()).toEqual(
      wanted.map((route) => route.path).sort(),
    );
    for (const doc of version.docs) {
      const route = wanted.find((one) => one.path === routeOf(doc.path));
      expect(doc.id).toMatch(/\S/);
      expect(doc.sidebar !== undefined, doc.path).toBe(route?.sidebar);
      expect(doc.unlisted ?? false).toBe(false);
    }
  });

  test('has one sidebar with a link, and no drafts', () => {
    const links = Object.values(version.sidebars).map((sidebar) => routeOf(sidebar.link?.path ?? ''));
    expect(links).toEqual([`/${id}`]);
    expect(version.draftIds ?? []).toEqual([]);
  });

  test('is named on its pages', () => {
    const page = readPage(`${id}.html`);
    expect(
      attribute(
        page.elements.find((one) => attribute(one, 'name') === 'docsearch:version')!,
        'content',
      ),
    ).toBe('current');
    expect(textOf(page.html)).not.toContain('unreleased');
  });
});

test('no built page is empty', () => {
  const empty = builtFiles()
    .filter((file) => file.endsWith('.html'))
    .filter((file) => readBuilt(file).includes('<div id="__docusaurus"></div>'));
  expect(empty).toEqual([]);
});
