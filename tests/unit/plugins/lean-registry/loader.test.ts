import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const registryLoader = createRequire(import.meta.url)('../../../../plugins/lean-registry/loader.cjs') as (
  this: object,
  source: string,
) => string;

const source = `export default {
  "01": [() => import(/* webpackChunkName: "01" */ "@site/blog/a, b.mdx"), "@site/blog/a, b.mdx", require.resolveWeak("@site/blog/a, b.mdx")],
  "02": [() => import(/* webpackChunkName: "02" */ "@theme/Tags"), "@theme/Tags", require.resolveWeak("@theme/Tags")],};
`;

describe('the registry of chunks for browsers', () => {
  it('keeps how each chunk is loaded and nothing else', () => {
    expect(registryLoader.call({}, source)).toBe(`export default {
  "01": [() => import(/* webpackChunkName: "01" */ "@site/blog/a, b.mdx")],
  "02": [() => import(/* webpackChunkName: "02" */ "@theme/Tags")],};
`);
  });

  it('reads the names that the preview gives to chunks', () => {
    const page = '"__comp---site-src-pages-index-tsx-1-df-d3e"';
    const kept = `  ${page}: [() => import(/* webpackChunkName: ${page} */ "@site/src/pages/index.tsx")`;
    const written = `${kept}, "@site/src/pages/index.tsx", require.resolveWeak("@site/src/pages/index.tsx")],\n`;
    expect(registryLoader.call({}, written)).toBe(`${kept}],\n`);
  });

  it('gives one chunk to what is loaded together', () => {
    const entry = (chunk: string, name: string): string =>
      `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${name}"), "${name}", require.resolveWeak("${name}")],`;
    const context = (plugin: string, id: string): string =>
      `/site/.docusaurus/docusaurus-plugin-content-${plugin}/${id}/plugin-route-context-module-100.json`;
    const posts = Array.from(
      { length: 12 },
      (_, index) => `2025-${String(index + 1).padStart(2, '0')}-01-post.mdx`,
    );
    const written = [
      ...['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem', 'MDXPage'].map((name) =>
        entry(name, `@theme/${name}`),
      ),
      entry('guide', context('docs', 'user-guide')),
      entry('api', context('docs', 'api')),
      entry('pages', context('pages', 'default')),
      entry('blog', context('blog', 'default')),
      entry('latest', '~blog/default/blog-post-list-prop-default.json'),
      ...posts.map((name, index) => entry(`e${index + 1}`, `@site/blog/${name}?truncated=true`)),
      ...posts.map((name, index) => entry(`p${index + 1}`, `@site/blog/${name}`)),
    ].join('\n');
    const read = registryLoader.call({}, written);
    const chunks = Object.fromEntries(
      [...read.matchAll(/"(\w+)": \[\(\) => import\(\/\* webpackChunkName: "(\w+)"/g)].map((match) =>
        match.slice(1),
      ),
    ) as Record<string, string>;
    const together = Object.entries(chunks).filter(([name, chunk]) => name !== chunk);
    expect(Object.keys(chunks)).toHaveLength(10 + 2 * posts.length);
    expect(together).toEqual([
      ['DocsRoot', 'DocItem'],
      ['DocVersionRoot', 'DocItem'],
      ['DocRoot', 'DocItem'],
      ['guide', 'DocItem'],
      ['api', 'DocItem'],
      ['blog', 'latest'],
      // The ten newest, and the two oldest.
      ['e1', 'e2'],
      ...[3, 4, 5, 6, 7, 8, 9, 10, 11].map((month) => [`e${month}`, 'e12']),
    ]);
  });

  it('has the form that this version of Docusaurus writes', () => {
    const server = readFileSync(
      createRequire(import.meta.url).resolve('@docusaurus/core/lib/server/index.js'),
      'utf8',
    );
    expect(server).toContain('"${modulePath}", require.resolveWeak("${modulePath}")],');
  });
});
