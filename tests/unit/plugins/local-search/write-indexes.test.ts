import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { writeIndexes } from '../../../../plugins/local-search/indexing/write-indexes.ts';
import type { IndexFile } from '../../../../plugins/local-search/shared/types.ts';
import { inBuild, KEY, options, site, setUpBuiltSite, write } from './built-site.ts';
import { fixture } from './helpers.ts';

setUpBuiltSite();

describe('writing the indexes', () => {
  test('creates one file per key, even an empty one, and one line of summary', async () => {
    write('details.html', fixture('details'));
    const info = vi.spyOn(console, 'info').mockReturnValue();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await writeIndexes(site(['/details']), options);
    const read = (key: string) =>
      JSON.parse(readFileSync(inBuild(`search-index-${key}.json`), 'utf8')) as IndexFile;
    expect(read(KEY).documents).toHaveLength(3);
    expect(read('default').documents).toEqual([]);
    expect(info).toHaveBeenCalledTimes(1);
    expect(info.mock.lastCall?.[0]).toMatch(
      /^\[local-search\] 3 sections in 2 files: search-index-docs-guide-current\.json 3 sections, \d+ kB \(\d+ kB gzip\); search-index-default\.json 0 sections/,
    );
    expect(warn).not.toHaveBeenCalled();
  });

  test('names all unreadable pages in one warning', async () => {
    vi.spyOn(console, 'info').mockReturnValue();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await writeIndexes(site(['/a', '/b']), options);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.lastCall?.[0]).toMatch(/2 pages have problems:\n {2}- \/a: .*\n {2}- \/b: /s);
  });

  test('produces the same bytes twice', async () => {
    vi.spyOn(console, 'info').mockReturnValue();
    for (const name of ['details', 'headings', 'code']) write(`${name}.html`, fixture(name));

    const read = () => readFileSync(inBuild(`search-index-${KEY}.json`), 'utf8');
    await writeIndexes(site(['/details', '/headings', '/code']), options);
    const first = read();
    await writeIndexes(site(['/code', '/headings', '/details', '/code']), options);
    expect(read()).toBe(first);
  });

  test('never breaks the build', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await expect(writeIndexes({ ...site([]), outDir: '/nowhere/at/all' }, options)).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
