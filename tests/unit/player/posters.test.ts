import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { exampleNames } from '../../../tools/playout/example-names.ts';
import * as posters from '../../../tools/runtime/poster-source.ts';

const siteDir = path.resolve(import.meta.dirname, '../../..');
const names = exampleNames();
const sources = new Map(
  await Promise.all(names.map(async (name) => [name, (await posters.posterSource(name)).meta] as const)),
);
/** Returns a WebP's width and height from the header of its first chunk. */
function sizeOf(bytes: Buffer): readonly [number, number] {
  const kind = bytes.subarray(12, 16).toString();
  if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
  if (kind === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
  const bits = bytes.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
}

const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
const HINT = 'run npm run posters, look at the pictures and commit them';

describe('posters', () => {
  it.each(names)('show the current state of %s', (name) => {
    const { poster = '', width = 0, height = 0 } = sources.get(name) ?? {};
    const file = path.join(siteDir, posters.FOLDER, poster);
    expect(existsSync(file), `${poster} is not there: ${HINT}`).toBe(true);
    const bytes = readFileSync(file);
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    // The file is as long as its header says, so it isn't cut off.
    expect(bytes.readUInt32LE(4) + 8).toBe(bytes.length);
    expect(sizeOf(bytes)).toEqual([posters.WIDTH, Math.round((posters.WIDTH * height) / width)]);
  });

  it('include no outdated pictures', () => {
    const wanted = [...sources.values()].map(({ poster }) => poster).sort();
    expect(readdirSync(path.join(siteDir, posters.FOLDER)).sort(), HINT).toEqual(wanted);
  });

  it('come with the information that pages need', async () => {
    expect(read(posters.MANIFEST), HINT).toBe(await posters.manifestText(Object.fromEntries(sources)));
    expect(read(posters.LOADERS), HINT).toBe(posters.loadersText(names));
  });

  it('get a new name when the picture may have changed', () => {
    const parts = { script: 'one', data: { _a: '1' }, frame: 74, width: 1920, height: 1080 };
    const file = ['a.svg', Buffer.from('<svg/>')] as const;
    const name = (
      more: Partial<typeof parts> = {},
      files: readonly (readonly [string, Uint8Array])[] = [file],
    ) => posters.posterName('crawler', { ...parts, ...more }, files);
    expect(name()).toMatch(/^crawler\.[0-9a-f]{12}\.webp$/);
    expect(name()).toBe(name());
    const changed = [
      name({ script: 'two' }),
      name({ data: { _a: '2' } }),
      name({ frame: 75 }),
      name({ width: 1080 }),
      name({ height: 1920 }),
      name({}, []),
      name({}, [['b.svg', file[1]]]),
      name({}, [['a.svg', Buffer.from('<svg></svg>')]]),
    ];
    expect(new Set([name(), ...changed]).size).toBe(changed.length + 1);
  });
});
