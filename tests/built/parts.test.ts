import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, test } from 'vitest';
import { builtFiles, readBuilt } from '../helpers/built-site';

type Node = DefaultTreeAdapterTypes.Node;

const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : []);

function find(node: Node, id: string): Node | undefined {
  if ('attrs' in node && node.attrs.some(({ name, value }) => name === 'id' && value === id)) return node;
  for (const child of childrenOf(node)) {
    const found = find(child, id);
    if (found) return found;
  }
  return undefined;
}

test('between navbar and footer lies exactly one element, as a part of a page that is hydrated later needs', () => {
  const counts = builtFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, place: find(parse(readBuilt(file)), '__docusaurus_skipToContent_fallback') }))
    .flatMap(({ file, place }) => (place ? [{ file, count: childrenOf(place).length }] : []));
  expect(counts.length).toBeGreaterThan(100);
  expect(counts.filter(({ count }) => count !== 1)).toEqual([]);
});
