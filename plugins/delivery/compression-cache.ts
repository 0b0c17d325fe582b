import { memoForSite } from '../build-cache/persistent-memo.ts';
import type { SiteLocation } from '../build-cache/site-version.ts';
import { type CompressedText, compressText } from './compress-text.ts';

/** Compresses files, and remembers the results, because most files are the same in the next build. */
export interface CompressionCache {
  readonly compress: (plain: Buffer) => Promise<CompressedText>;
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
export function createCompressionCache(site: SiteLocation, quality: number): CompressionCache {
  // Only the bytes and the compressors matter, so the results outlive a change of the configuration.
  const { brotli, zlib } = process.versions;
  const cache = memoForSite<Stored>(site, 'compressed', `${quality} ${brotli} ${zlib}`);
  return {
    compress: async (plain) => {
      const compressed = await cache.get(plain.toString('latin1'), async () =>
        toStored(await compressText(plain, quality)),
      );
      return {
        brotli: Buffer.from(compressed.brotli, ENCODING),
        gzip: Buffer.from(compressed.gzip, ENCODING),
      };
    },
    save: () => cache.save(),
  };
}

const toStored = ({ brotli, gzip }: CompressedText): Stored => ({
  brotli: brotli.toString(ENCODING),
  gzip: gzip.toString(ENCODING),
});
