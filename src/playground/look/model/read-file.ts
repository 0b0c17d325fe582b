import { toDataAddress } from '../../../playout/export/embed.ts';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import { addedFonts, fontResource } from './fonts.ts';
import type { Picture } from './pictures.ts';
import { FileError, readSvg } from './svg.ts';
import { editJson } from './template.ts';

/** The maximum size of a picture and of a font, in megabytes. Chinese fonts have thousands of characters. */
const [PICTURE_LIMIT, FONT_LIMIT] = [1, 8];

/** The maximum width and height of a picture, in pixels: twice the width of UHD. */
const SIDE_LIMIT = 7680;

/* eslint-disable no-control-regex -- Files start with such characters. */
/** The bytes at the start of each kind of file, as Latin-1 text. */
const FONTS = { woff2: /^wOF2/, woff: /^wOFF/, ttf: /^(?:\0\x01\0\0|true)/, otf: /^OTTO/ };
const PICTURES = { png: /^\x89PNG\r\n\x1a\n/, jpg: /^\xff\xd8\xff/, webp: /^RIFF[^]{4}WEBP/ };
/* eslint-enable no-control-regex */

/** Reads a file, and finds out what it is by its first bytes, because its name may say anything. */
async function read(
  file: File,
  kinds: Readonly<Record<string, RegExp>>,
  limit: number,
): Promise<readonly [Uint8Array, string?]> {
  if (file.size > limit * 1_000_000) {
    throw new FileError(
      `${file.name} is larger than ${limit} MB. Choose a smaller file, such as a WOFF2 or WebP file.`,
    );
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return [bytes, Object.keys(kinds).find((kind) => kinds[kind]?.test(start))];
}

/**
 * Reads a font file that the browser accepts. It's never sent anywhere.
 * @throws FileError if it's too large or isn't a font.
 */
export async function readFont(file: File): Promise<{ readonly family: string; readonly url: string }> {
  const [bytes, kind] = await read(file, FONTS, FONT_LIMIT);
  if (!kind) throw new FileError(`${file.name} isn’t a font. Choose a WOFF2, WOFF, TTF, or OTF file.`);
  try {
    await new FontFace('keyfill-check', bytes.slice().buffer).load();
  } catch {
    throw new FileError(`The browser can’t read the font in ${file.name}. Choose another file.`);
  }
  // Acme_Sans-Bold.woff2 is called Acme Sans Bold.
  const family = file.name.replace(/\.\w+$/, '').replace(/[^\p{L}\d]+/gu, ' ');
  return { family: family.trim().slice(0, 60) || 'My font', url: toDataAddress(`font.${kind}`, bytes) };
}

/**
 * Reads a picture file that the browser can draw. It's never sent anywhere.
 * @throws FileError if it's too large, isn't a picture, or is an SVG with anything else than a drawing.
 */
export async function readPicture(file: File): Promise<Picture> {
  const { name } = file;
  let [bytes, kind] = await read(file, PICTURES, PICTURE_LIMIT);
  if (!kind) {
    const text = new TextDecoder().decode(bytes);
    if (!/^\uFEFF?\s*</.test(text))
      throw new FileError(`${name} isn’t a picture. Choose a PNG, JPEG, WebP, or SVG file.`);
    kind = 'svg';
    bytes = new TextEncoder().encode(readSvg(name, text));
  }
  const url = toDataAddress(`picture.${kind}`, bytes);
  const image = new Image();
  // The size is known before anything is decoded, so a small file can't take up all memory.
  const isRead = await new Promise<boolean>((resolve) => {
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.src = url;
  });
  const { naturalWidth: width, naturalHeight: height } = image;
  if (!isRead || width * height === 0)
    throw new FileError(`The browser can’t read ${name}. Choose another picture.`);
  if (Math.max(width, height) > SIDE_LIMIT)
    throw new FileError(`${name} is wider or taller than ${SIDE_LIMIT} px. Make it smaller first.`);
  return { url, width, height };
}

/**
 * Embeds a font file for a family that a template uses but doesn't contain.
 * @param template - The text of the template tab.
 * @returns The text with the font as a resource.
 * @throws FileError if it's too large or isn't a font.
 */
export async function embedFont(template: string, family: string, file: File): Promise<string> {
  const font = fontResource(family, (await readFont(file)).url);
  return editJson(template, addedFonts(JSON.parse(template) as ProjectDefinition, [font]));
}
