import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Text; pictures and fonts are compressed in themselves. */
const TEXT = /\.(?:css|html|ico|js|json|md|svg|ts|txt|xml)$/;
/** Below this many bytes an answer fits one packet with or without compression. */
const SMALLEST = 1024;

/** The bytes of a file, compressed in both ways. */
export interface Both {
  readonly brotli: Buffer;
  readonly gzip: Buffer;
}

/** Whether a file becomes smaller on the way by being compressed. */
export const isCompressible = (name: string, plain: Buffer): boolean =>
  TEXT.test(name) && plain.length >= SMALLEST;

/**
 * Compresses a text. At quality 11 a megabyte takes about a second of one core, at 10 a third of that for files that are 2.5
 * hundredths larger, at 9 a fifth for a tenth.
 * @param quality Of Brotli, 0 to 11.
 */
export async function compressText(plain: Buffer, quality: number): Promise<Both> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gz] = await Promise.all([brotli(plain, { params }), zip(plain, { level: 9 })]);
  return { brotli: br, gzip: gz };
}
