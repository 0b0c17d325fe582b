import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PersistentMemo, memoForSite } from '../../../../plugins/build-cache/persistent-memo';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keyfill-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (): string => path.join(folder, 'cache/results.json');
const open = (version = '1'): PersistentMemo<{ length: number }> => new PersistentMemo(file(), version);
const measure = vi.fn((text: string) => ({ length: text.length }));
beforeEach(() => {
  measure.mockClear();
});

/** A build that asks for these. */
async function build(kept: PersistentMemo<{ length: number }>, ...texts: string[]): Promise<number[]> {
  const results = await Promise.all(texts.map((text) => kept.get(text, () => measure(text))));
  kept.save();
  return results.map(({ length }) => length);
}

describe('results kept from build to build', () => {
  it('are made once for what they are made of', async () => {
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

  it('hold for one version only', async () => {
    await build(open(), 'one');
    await build(open('2'), 'one');
    expect(measure).toHaveBeenCalledTimes(2);
  });

  it.each(['', '{"version":"1"', '{"version":"1"}', 'null', '[]'])(
    'count as none in a file with %j',
    async (text) => {
      mkdirSync(path.dirname(file()), { recursive: true });
      writeFileSync(file(), text);
      expect(await build(open(), 'one')).toEqual([3]);
      await build(open(), 'one');
      expect(measure).toHaveBeenCalledTimes(1);
    },
  );

  it('are not written where nothing has changed, and leave no draft', async () => {
    await build(open(), 'one');
    expect(readdirSync(path.dirname(file()))).toEqual(['results.json']);
    writeFileSync(file(), readFileSync(file(), 'utf8').concat(' '));
    await build(open(), 'one');
    expect(readFileSync(file(), 'utf8').endsWith(' ')).toBe(true);
  });

  it('are not kept of work that fails', async () => {
    const kept = open();
    await expect(kept.get('one', () => Promise.reject(new Error('no text')))).rejects.toThrow('no text');
    expect(await build(kept, 'one')).toEqual([3]);
  });

  it('are made once, also while they are being made', async () => {
    expect(await build(open(), 'one', 'one', 'three')).toEqual([3, 3, 5]);
    expect(measure).toHaveBeenCalledTimes(2);
  });

  it('that cannot be written are a warning with the file', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    mkdirSync(file(), { recursive: true });
    expect(await build(open(), 'one')).toEqual([3]);
    expect(warn.mock.calls[0]?.[0]).toContain(file());
    warn.mockRestore();
  });
});

describe('what is kept of a site', () => {
  it('lies where `npm run clear` clears, and is of its configuration', async () => {
    const site = { siteDir: folder, siteConfigPath: path.join(folder, 'docusaurus.config.ts') };
    const make = vi.fn(() => 'made');
    const ask = async (): Promise<void> => {
      const kept = memoForSite<string>(site, 'pages');
      await kept.get('page', make);
      kept.save();
    };
    await ask();
    await ask();
    expect(make).toHaveBeenCalledTimes(1);
    expect(readdirSync(path.join(folder, 'node_modules/.cache/kept'))).toEqual(['pages.json']);
    writeFileSync(site.siteConfigPath, 'export default {};');
    await ask();
    expect(make).toHaveBeenCalledTimes(2);
  });
});
