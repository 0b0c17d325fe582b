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

  it('has the form that this version of Docusaurus writes', () => {
    const server = readFileSync(
      createRequire(import.meta.url).resolve('@docusaurus/core/lib/server/index.js'),
      'utf8',
    );
    expect(server).toContain('"${modulePath}", require.resolveWeak("${modulePath}")],');
  });
});
