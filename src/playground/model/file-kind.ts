import { product } from '../../product.ts';

/* eslint-disable no-control-regex -- Files start with such characters. */
/** The first bytes of files that aren't projects, as Latin-1 text, with what they are and what to do. */
const KINDS: readonly (readonly [start: RegExp, advice: string])[] = [
  [/^PK(?:\x03\x04|\x05\x06)/, 'It’s a ZIP file. Extract it, then open the .keyfill file in it.'],
  [
    /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF|BM|(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?<svg)/,
    'It’s a picture. Open a project first, then add the picture in Look.',
  ],
  [/^(?:\xff\xfe|\xfe\xff|\0?[{\s]\0)/, 'It’s saved as UTF-16. Save it as UTF-8, then open it again.'],
  [/^(?:\xef\xbb\xbf)?\s*</, 'It’s an HTML or XML file. Open the .keyfill file that it was exported from.'],
  [/^[^]*\0/, `It isn’t text, so it isn’t a ${product.name} project. Choose a file that ends in .keyfill.`],
];
/* eslint-enable no-control-regex */

/** Returns what a file is and what to do about it if its first bytes show that it isn't a project. */
export function otherKind(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  return KINDS.find(([pattern]) => pattern.test(start))?.[1];
}

/** Returns why the browser couldn't read a file. It treats a folder like a file that's gone. */
export function unreadable(error: unknown): { readonly problem: string } {
  console.error(error);
  return {
    problem:
      error instanceof DOMException && error.name === 'NotReadableError'
        ? 'The browser isn’t allowed to read it. Close other programs that use it, ' +
          'or copy it to another folder.'
        : 'It’s a folder, or it has been moved or deleted. Choose a file on this machine.',
  };
}
