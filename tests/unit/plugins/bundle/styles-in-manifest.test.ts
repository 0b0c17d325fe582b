import { expect, test } from 'vitest';
import type { Manifest } from '../../../../plugins/bundle/framework.ts';
import { addStyles, type ImportedChunks } from '../../../../plugins/bundle/styles-in-manifest.ts';

function group(request: string, chunks: Record<number, string[]>): ImportedChunks {
  return {
    origins: [{ request }],
    chunks: Object.entries(chunks).map(([id, files]) => ({ id: Number(id), files: new Set(files) })),
  };
}

test("lists the style sheets of a route's module, but none of its scripts", () => {
  const manifest: Manifest = { origins: { main: [1] } };
  addStyles(manifest, [group('@site/a.mdx', { 2: ['a.css'], 3: ['a.js'], 4: ['b.css', 'b.js'], 5: [] })]);
  expect(manifest.origins).toEqual({ main: [1], '@site/a.mdx': [2] });
});

test('joins the sheets of a module that is imported in several places', () => {
  const manifest: Manifest = { origins: {} };
  addStyles(manifest, [
    group('@theme/X', { 2: ['a.css'] }),
    group('@theme/X', { 2: ['a.css'], 3: ['b.css'] }),
  ]);
  expect(manifest.origins).toEqual({ '@theme/X': [2, 3] });
});

test('ignores imports inside components, which load after the page', () => {
  const manifest: Manifest = { origins: {} };
  addStyles(manifest, [group('./Player', { 2: ['a.css'] }), { origins: [{}], chunks: [] }]);
  expect(manifest.origins).toEqual({});
});
