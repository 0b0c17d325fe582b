import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { builtFiles, readBuilt } from '../helpers/built-site.ts';

const files = builtFiles();
const scripts = new Map(
  files
    .filter((file) => /^assets\/js\/[^/]*\.js$/.test(file))
    .map((file) => [file, readBuilt(file)] as const),
);

/** The only script with a matching name. */
function script(name: RegExp): string {
  const found = [...scripts.keys()].filter((file) => name.test(file));
  expect(found, `${name}`).toHaveLength(1);
  return scripts.get(found[0]!) ?? '';
}

/** The script of a chunk; undefined for a chunk that only contains styles. */
function chunk(id: string): string | undefined {
  const name = new RegExp(`[{,]${id}:"(local-search[a-z-]*)"`).exec(script(/runtime~main/))?.[1] ?? id;
  const file = new RegExp(`/${name}\\.[0-9a-f]{8}\\.js$`);
  return [...scripts].find(([path]) => file.test(path))?.[1];
}

function chunks(ids: readonly string[]): string[] {
  const found = ids.map(chunk).filter((text) => text !== undefined);
  expect(found, ids.join()).not.toEqual([]);
  return found;
}

/** The ids of all chunks that webpack loads together with the named chunk. */
function loadedWith(name: string): string[] {
  const id = new RegExp(`(\\d+):"${name}"`).exec(script(/runtime~main/))?.[1];
  expect(id, name).toBeDefined();
  for (const text of scripts.values()) {
    for (const [group = ''] of text.matchAll(/Promise\.all\(\[(?:\w+\.e\(\d+\),?)+\]\)/g)) {
      const ids = [...group.matchAll(/\.e\((\d+)\)/g)].map((match) => match[1] ?? '');
      if (ids.includes(id!)) return ids;
    }
  }
  return [id!];
}

const box = chunks(loadedWith('local-search'));
const workerEntry = script(/\/local-search-worker\./);
const worker = [
  workerEntry,
  ...chunks(
    [...workerEntry.matchAll(/\.e\((\d+)\)|\[(\d+)\]\.map/g)].map((match) => match[1] ?? match[2] ?? ''),
  ),
];
const marks = chunks(loadedWith('local-search-marks'));

function brotli(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
}

test('the search transfers at most 26 KB, without the indexes', () => {
  expect(brotli([...box, ...worker])).toBeLessThanOrEqual(26 * 1024);
});

describe('a page on which nobody searches', () => {
  /** Strings that survive minification, each with the part of the search that contains it. */
  const signs = [
    ['the search box', 'Check the spelling.', box],
    ['lunr', 'invertedIndex', worker],
    ['mark.js', 'data-markjs', marks],
  ] as const;

  test.each(signs)('loads no part of %s', (_name, sign, part) => {
    expect(part.some((text) => text.includes(sign))).toBe(true);
    const onDemand = new Set<string>([...box, ...worker, ...marks]);
    const others = [...scripts].filter(([, text]) => text.includes(sign) && !onDemand.has(text));
    expect(others.map(([file]) => file)).toEqual([]);
  });
});
