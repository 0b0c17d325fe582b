import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { exampleNames } from '../../../../scripts/lib/example-names.mjs';

interface Posters {
  readonly FOLDER: string;
  readonly MANIFEST: string;
  readonly LOADERS: string;
  readonly posterSource: (name: string) => Promise<{ readonly meta: { readonly poster: string } }>;
  readonly manifestText: (metas: object) => Promise<string>;
  readonly loadersText: (names: readonly string[]) => string;
}

const siteDir = path.resolve(import.meta.dirname, '../../../..');
const posters = (await import('../../../../scripts/lib/posters.mjs' as string)) as Posters;
const names = exampleNames();
const sources = new Map(
  await Promise.all(names.map(async (name) => [name, (await posters.posterSource(name)).meta] as const)),
);
const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
const HINT = 'run npm run posters, look at the pictures and commit them';

describe('posters', () => {
  it.each(names)('%s has the picture of what it is now', (name) => {
    const { poster = '' } = sources.get(name) ?? {};
    const file = path.join(siteDir, posters.FOLDER, poster);
    expect(existsSync(file), `${poster} is not there: ${HINT}`).toBe(true);
    expect(readFileSync(file).subarray(8, 12).toString()).toBe('WEBP');
  });

  it('has no pictures of the past', () => {
    const wanted = [...sources.values()].map(({ poster }) => poster).sort();
    expect(readdirSync(path.join(siteDir, posters.FOLDER)).sort(), HINT).toEqual(wanted);
  });

  it('tells pages what they are', async () => {
    expect(read(posters.MANIFEST), HINT).toBe(await posters.manifestText(Object.fromEntries(sources)));
    expect(read(posters.LOADERS), HINT).toBe(posters.loadersText(names));
  });

  it('gets another name when the picture may change', async () => {
    const poster = sources.get('crawler')?.poster;
    expect(poster).toMatch(/^crawler\.[0-9a-f]{12}\.webp$/);
    expect(new Set([...sources.values()].map((meta) => meta.poster.split('.')[1])).size).toBe(names.length);
  });
});
