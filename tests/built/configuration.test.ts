import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { i18n } from '../../src/config/locales.ts';
import { attribute, readBuilt, readPage } from '../helpers/built-site.ts';
import { docRoutes } from '../helpers/routes.ts';

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

test('a page lists only headings of level 2 and 3 in its table of contents', () => {
  const { elements } = readPage('user-guide/faq.html');
  const headings = elements.filter(
    (one) => /^h[23]$/.test(one.tagName) && attribute(one, 'id') !== undefined,
  );
  const links = elements
    .filter((one) => attribute(one, 'class')?.split(' ').includes('table-of-contents__link'))
    .map((one) => attribute(one, 'href'));
  expect(links).toEqual(headings.map((one) => `#${attribute(one, 'id')}`));
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
