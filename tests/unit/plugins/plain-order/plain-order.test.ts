import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it, vi } from 'vitest';
import plainOrder from '../../../../plugins/plain-order/index';

const loader = createRequire(import.meta.url)('../../../../plugins/plain-order/loader.cjs') as (
  this: object,
  source: string,
) => string;

interface Settings {
  module: { rules: { resource: string | string[] }[] };
}

const context = { generatedFilesDir: '/generated' } as LoadContext;
const resources = (
  plainOrder(context).configureWebpack as unknown as (config: object, isServer: boolean) => Settings
)({}, false).module.rules.flatMap(({ resource }) => resource);
const files = resources.filter((file) => file.endsWith('.js'));

/** Runs what a module does to sort, without the rules of a language. @param line - a statement of it, with its names as parameters */
function sorted(file: string, line: RegExp, name: string, value: unknown): unknown {
  const [statement = ''] = line.exec(loader.call({}, readFileSync(file, 'utf8'))) ?? [];
  const compare = vi.spyOn(String.prototype, 'localeCompare');
  const result = (new Function(name, `return ${statement}`) as (value: unknown) => unknown)(value);
  expect(statement).not.toBe('');
  expect(compare).not.toHaveBeenCalled();
  compare.mockRestore();
  return result;
}

describe('modules of the framework that sort on every page', () => {
  it('are two, and none of them asks for the rules of a language any more', () => {
    expect(files).toHaveLength(2);
    for (const file of files)
      expect(loader.call({}, readFileSync(file, 'utf8'))).not.toMatch(/localeCompare/);
  });

  it('put a longer path before the shorter one that it begins with, as before', () => {
    const file = files.find((one) => one.includes('docsClientUtils')) ?? '';
    const data = {
      root: { path: '/' },
      android: { path: '/android' },
      ios: { path: '/ios' },
      one: { path: '/android/one' },
    };
    const entries = sorted(
      file,
      /Object\.entries\(allPluginData\)[\s\S]*?\.sort\(.*\)/,
      'allPluginData',
      data,
    );
    expect((entries as [string, unknown][]).map(([id]) => id)).toEqual(['ios', 'one', 'android', 'root']);
  });

  it('put properties in one order, whatever order they came in', () => {
    const file = files.find((one) => one.includes('reactUtils')) ?? '';
    const sort = (deps: [string, unknown][]): unknown => sorted(file, /deps\.sort\(.*\)/, 'deps', deps);
    expect(
      sort([
        ['sidebar', 1],
        ['path', 2],
        ['onClick', 3],
      ]),
    ).toEqual(
      sort([
        ['onClick', 3],
        ['sidebar', 1],
        ['path', 2],
      ]),
    );
  });

  it('are refused when they are not those that this was made for', () => {
    expect(() => loader.call({}, 'export const a = 1;')).toThrow(/plain-order/);
    expect(() => loader.call({}, 'a.localeCompare(b); a.localeCompare(b, "en");')).toThrow(/plain-order/);
  });
});

describe('data that all pages share', () => {
  const sort = createRequire(import.meta.url)('../../../../plugins/plain-order/sorted.cjs') as typeof loader;

  it('is one text in whatever order plugins have read their files', () => {
    const one = { 'docs-b': { default: { list: [2, 1], path: '/' } }, 'docs-a': null };
    const other = { 'docs-a': null, 'docs-b': { default: { path: '/', list: [2, 1] } } };
    const made = sort.call({}, JSON.stringify(one));
    expect(made).toBe(sort.call({}, JSON.stringify(other)));
    expect(made).not.toBe(JSON.stringify(one));
    expect(JSON.parse(made)).toEqual(one);
  });

  it('is what the framework writes for them', () => {
    expect(resources).toContain(path.join('/generated', 'globalData.json'));
  });
});
