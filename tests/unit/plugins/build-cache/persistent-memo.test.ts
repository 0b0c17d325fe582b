import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PersistentMemo, memoForSite } from '../../../../plugins/build-cache/persistent-memo.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keyfill-memo-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (): string => path.join(folder, 'cache/results.json');
const open = (version = '1'): PersistentMemo<{ length: number }> => new PersistentMemo(file(), version);
const measure = vi.fn((text: string) => ({ length: text.length }));
beforeEach(() => {
  measure.mockClear();
});

/** A build that asks for these results. */
async function build(memo: PersistentMemo<{ length: number }>, ...texts: string[]): Promise<number[]> {
  const results = await Promise.all(texts.map((text) => memo.get(text, () => measure(text))));
  memo.save();
  return results.map(({ length }) => length);
}

describe('results kept between builds', () => {
  it('are computed once for the same input', async () => {
    expect(await build(open(), 'one', 'three')).toEqual([3, 5]);
    expect(measure).toHaveBeenCalledTimes(2);
    expect(await build(open(), 'three', 'one', 'eleven')).toEqual([5, 3, 6]);
    expect(measure).toHaveBeenCalledTimes(3);
  });

  it('are dropped by a build that does not ask for them', async () => {
    await build(open(), 'one', 'two');
    await build(open(), 'one');
    await build(open(), 'one', 'two');
    expect(measure).toHaveBeenCalledTimes(3);
  });

  it('are valid for one version only', async () => {
    await build(open(), 'one');
    await build(open('2'), 'one');
    expect(measure).toHaveBeenCalledTimes(2);
  });

  it.each(['', '{"version":"1"', '{"version":"1"}', 'null', '[]'])(
    'are discarded if the file contains %j',
    async (text) => {
      mkdirSync(path.dirname(file()), { recursive: true });
      writeFileSync(file(), text);
      expect(await build(open(), 'one')).toEqual([3]);
      await build(open(), 'one');
      expect(measure).toHaveBeenCalledTimes(1);
    },
  );

  it('are not kept if the work fails', async () => {
    const memo = open();
    await expect(memo.get('one', () => Promise.reject(new Error('no text')))).rejects.toThrow('no text');
    expect(await build(memo, 'one')).toEqual([3]);
  });

  it('are computed once, even if they are requested twice at the same time', async () => {
    expect(await build(open(), 'one', 'one', 'three')).toEqual([3, 3, 5]);
    expect(measure).toHaveBeenCalledTimes(2);
  });

  it('cause a warning with the file name if they cannot be written', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    mkdirSync(file(), { recursive: true });
    expect(await build(open(), 'one')).toEqual([3]);
    expect(warn.mock.calls[0]?.[0]).toContain(file());
    warn.mockRestore();
  });
});

describe('the results kept for a site', () => {
  it('are in the folder that `npm run clear` deletes, and depend on the configuration', async () => {
    const site = { siteDir: folder, siteConfigPath: path.join(folder, 'docusaurus.config.ts') };
    const make = vi.fn(() => 'made');
    const getTwice = async (): Promise<void> => {
      const memo = memoForSite<string>(site, 'pages');
      await memo.get('page', make);
      memo.save();
    };
    await getTwice();
    await getTwice();
    expect(make).toHaveBeenCalledTimes(1);
    expect(readdirSync(path.join(folder, 'node_modules/.cache/memo'))).toEqual(['pages.json']);
    writeFileSync(site.siteConfigPath, 'export default {};');
    await getTwice();
    expect(make).toHaveBeenCalledTimes(2);
  });
});
