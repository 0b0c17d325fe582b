import { toDataAddress } from '../../../playout/export/embed.ts';
import { withFont } from './fonts.ts';
import type { Picture } from './pictures.ts';
import { readSvg } from './svg.ts';

/** A file that can't be used. The message says why, and what to do. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** The maximum size of a font or a picture, in bytes. */
export const FILE_LIMIT = 1_000_000;

/** The maximum width and height of a picture, in pixels: twice the width of UHD. */
const SIDE_LIMIT = 7680;

/** How long a browser may take to read a picture, in milliseconds. */
const PATIENCE = 10_000;

type Kind = 'woff2' | 'woff' | 'ttf' | 'otf' | 'png' | 'jpg' | 'webp';

/* eslint-disable no-control-regex -- Files start with such characters. */
/** The bytes at the start of each kind of file, as Latin-1 text. */
const STARTS: Readonly<Record<Kind, RegExp>> = {
  woff2: /^wOF2/,
  woff: /^wOFF/,
  ttf: /^(?:\0\x01\0\0|true)/,
  otf: /^OTTO/,
  png: /^\x89PNG\r\n\x1a\n/,
  jpg: /^\xff\xd8\xff/,
  webp: /^RIFF[^]{4}WEBP/,
};

/* eslint-enable no-control-regex */

const FONTS: readonly Kind[] = ['woff2', 'woff', 'ttf', 'otf'];
const PICTURES: readonly Kind[] = ['png', 'jpg', 'webp'];

/** Returns what a file is by its first bytes, because its name may say anything. */
function kindOf(bytes: Uint8Array, kinds: readonly Kind[]): Kind | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return kinds.find((kind) => STARTS[kind].test(start));
}

async function bytesOf(file: File): Promise<Uint8Array> {
  const { name, size } = file;
  if (size > FILE_LIMIT) {
    throw new FileError(
      `${name} is larger than ${FILE_LIMIT / 1_000_000} MB. Choose a smaller file, for example a WOFF2 or WebP.`,
    );
  }
  return new Uint8Array(await file.arrayBuffer());
}

/** Returns a family name from the name of a font file: `Acme_Sans-Bold.woff2` → `Acme Sans Bold`. */
export const familyFrom = (name: string): string =>
  name
    .replace(/\.\w+$/, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .slice(0, 60) || 'My font';

/**
 * Reads a font file that the browser accepts. It's never sent anywhere.
 * @throws FileError if it's too large or isn't a font.
 */
export async function readFont(file: File): Promise<{ readonly family: string; readonly url: string }> {
  const bytes = await bytesOf(file);
  const kind = kindOf(bytes, FONTS);
  if (!kind) throw new FileError(`${file.name} isn’t a font. Choose a WOFF2, WOFF, TTF, or OTF file.`);
  try {
    await new FontFace('keyfill-check', bytes.slice().buffer).load();
  } catch {
    throw new FileError(`The browser can’t read the font in ${file.name}. Choose another file.`);
  }
  return { family: familyFrom(file.name), url: toDataAddress(`font.${kind}`, bytes) };
}

/** Returns the size of a picture that the browser can draw. */
async function measure(
  name: string,
  bytes: BlobPart,
  type: string,
): Promise<Pick<Picture, 'width' | 'height'>> {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const image = new Image();
  try {
    // The size is known before anything is decoded, so a small file can't take up all memory.
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      setTimeout(reject, PATIENCE);
      image.src = address;
    });
    const { naturalWidth: width, naturalHeight: height } = image;
    if (Math.max(width, height) > SIDE_LIMIT) {
      throw new FileError(`${name} is wider or higher than ${SIDE_LIMIT} px. Make it smaller first.`);
    }
    await image.decode();
    return { width, height };
  } catch (error) {
    throw error instanceof FileError
      ? error
      : new FileError(`The browser can’t read ${name}. Choose another picture.`);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Reads a picture file that the browser can draw. It's never sent anywhere.
 * @throws FileError if it's too large, isn't a picture, or is an SVG with anything else than a drawing.
 */
export async function readPicture(file: File): Promise<Picture> {
  const bytes = await bytesOf(file);
  const kind = kindOf(bytes, PICTURES);
  if (kind) {
    const url = toDataAddress(`picture.${kind}`, bytes);
    return { url, ...(await measure(file.name, bytes.slice(), url.slice('data:'.length, url.indexOf(';')))) };
  }
  const text = new TextDecoder().decode(bytes);
  if (!/^\uFEFF?\s*</.test(text)) {
    throw new FileError(`${file.name} isn’t a picture. Choose a PNG, JPEG, WebP, or SVG file.`);
  }
  const svg = readSvg(text);
  if ('refused' in svg) {
    throw new FileError(
      `${file.name} can’t be used, because ${svg.refused}. Export it again as a plain SVG, or as a PNG.`,
    );
  }
  await measure(file.name, svg.text, 'image/svg+xml');
  const { width, height } = svg;
  return { url: toDataAddress('picture.svg', new TextEncoder().encode(svg.text)), width, height };
}

/**
 * Embeds a font file for a family that a template uses but doesn't contain.
 * @param template - The text of the template tab.
 * @returns The text with the font as a resource.
 * @throws FileError if it's too large or isn't a font.
 */
export async function embedFont(template: string, family: string, file: File): Promise<string> {
  return withFont(template, family, (await readFont(file)).url);
}
