import { memoForSite } from '../build-cache/persistent-memo';
import type { Place } from '../build-cache/site-version';
import { type Both, compressText } from './compress-text';

/** Compresses files, and remembers the results, because most files are the same in the next build. */
export interface KeptCompressed {
  readonly of: (plain: Buffer) => Promise<Both>;
  /** Writes the results for the next run. */
  readonly save: () => void;
}

/** Compressed bytes in the form that JSON can contain. */
interface Stored {
  readonly brotli: string;
  readonly gzip: string;
}

const ENCODING = 'base64';

/** @param quality - For Brotli, 0 to 11. */
export function keptCompressed(place: Place, quality: number): KeptCompressed {
  // Only the bytes and the compressors matter, so the results outlive a change of the configuration.
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
