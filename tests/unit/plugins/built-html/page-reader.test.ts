import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'hast';
import { afterAll, expect, test, vi } from 'vitest';
import { PersistentMemo } from '../../../../plugins/build-cache/persistent-memo.ts';
import { textOf } from '../../../../plugins/built-html/hast.ts';
import { PageReader } from '../../../../plugins/built-html/page-reader.ts';

const outDir = mkdtempSync(path.join(tmpdir(), 'keyfill-pages-'));
afterAll(() => rmSync(outDir, { recursive: true }));

const wordsOf = vi.fn((page: Root, address: string) => `${address}: ${textOf(page)}`);
const lengthOf = vi.fn((page: Root) => textOf(page).length);

function read() {
  const site = { outDir, url: 'https://docs.example', baseUrl: '/', trailingSlash: false };
  const reader = new PageReader(site, () => new PersistentMemo(path.join(outDir, 'memo.json'), '1'));
  return { words: reader.add('words', wordsOf), length: reader.add('length', lengthOf), reader };
}

function write(name: string, script: string, text: string): void {
  const frame = `<nav>Bar ${script}</nav><main>${text}<button>Go</button></main>`;
  writeFileSync(
    path.join(outDir, `${name}.html`),
    `<html><head><script src="${script}"></script></head><body>${frame}</body></html>`,
  );
}

test('a page is read once for all readers, and again in a later build if its text has changed', async () => {
  write('one', '/a.js', 'Text');
  write('two', '/a.js', 'Text');
  const first = read();
  const results = await Promise.all([first.words('/one'), first.length('/one'), first.words('/two')]);
  expect(results).toEqual(['https://docs.example/one: Text', 4, 'https://docs.example/two: Text']);
  expect(wordsOf).toHaveBeenCalledTimes(2);
  expect(lengthOf).toHaveBeenCalledTimes(2);
  first.reader.save();

  write('one', '/b.js', 'Text');
  write('two', '/b.js', 'Other');
  const second = read();
  expect(await second.words('/one')).toBe('https://docs.example/one: Text');
  expect(await second.length('/two')).toBe(5);
  expect(wordsOf).toHaveBeenCalledTimes(3);
});
