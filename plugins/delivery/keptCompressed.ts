import { createRequire } from 'node:module';
import path from 'node:path';
import { memoForSite } from '../build-cache/persistent-memo';
import type { Place } from '../build-cache/site-version';
import { type Both, compressText } from './compressText';

/** Compresses files, each content once from run to run: of most files the next build makes the same. */
export interface KeptCompressed {
  readonly of: (plain: Buffer) => Promise<Both>;
  /** Writes what was asked for, for the next run. */
  readonly save: () => void;
}

/** Compressed bytes as JSON holds them. */
interface Stored {
  readonly brotli: string;
  readonly gzip: string;
}

const ENCODING = 'base64';

// Not `import`: the loader of the configuration has modules of its own.
const held = createRequire(__filename)(path.join(__dirname, 'held.cjs')) as {
  readonly compressed: Map<number, KeptCompressed>;
};

/**
 * The one of this process, so that what was begun during the build is there after it.
 * @param quality Of Brotli, 0 to 11.
 */
export function keptCompressed(place: Place, quality: number): KeptCompressed {
  const known = held.compressed.get(quality) ?? create(place, quality);
  held.compressed.set(quality, known);
  return known;
}

function create(place: Place, quality: number): KeptCompressed {
  // Nothing but the bytes and the compressors decide, so a changed configuration changes nothing.
  const { brotli, zlib } = process.versions;
  const kept = memoForSite<Stored>(place, 'compressed', `${quality} ${brotli} ${zlib}`);
  return {
    of: async (plain) => {
      const made = await kept.get(plain.toString('latin1'), async () =>
        stored(await compressText(plain, quality)),
      );
      return { brotli: Buffer.from(made.brotli, ENCODING), gzip: Buffer.from(made.gzip, ENCODING) };
    },
    save: () => kept.save(),
  };
}

const stored = ({ brotli, gzip }: Both): Stored => ({
  brotli: brotli.toString(ENCODING),
  gzip: gzip.toString(ENCODING),
});
