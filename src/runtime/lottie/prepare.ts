import type { LottieFile } from './file.ts';
import { filesOf, fontsOf, hasFile, hasGlyphs, isCamera, isEmbedded, layersOf } from './problems.ts';

/** A picture in which nothing is drawn. */
const EMPTY = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';

interface EmbeddedFont {
  readonly name: string;
  readonly family: string;
  readonly url: string;
}

/** How many fonts have been found, because files in a page may have different fonts of the same name. */
let fontCount = 0;

/**
 * Returns a copy of a file for which lottie-web requests nothing and waits for nothing. To load a font,
 * lottie-web would write `@font-face` into the template, which has no effect in a shadow root, and then wait
 * for five seconds. So the copy's fonts don't have an address, which means that the page has them already.
 * @returns The copy, and the fonts that the page needs first.
 */
export function prepare(data: object, families: readonly string[]) {
  // lottie-web changes each part, and an export shares those that are equal. A structured clone would, too.
  const file = JSON.parse(JSON.stringify(data)) as LottieFile;
  file.segments = undefined;
  for (const layer of layersOf(file)) {
    // The player throws if there's a camera. A null object draws nothing, but can still be a parent.
    if (isCamera(layer)) layer.ty = 3;
    if (hasFile(layer)) layer.sc = 'none';
  }
  for (const asset of filesOf(file)) {
    if (!isEmbedded(asset.p)) asset.p = EMPTY;
    asset.e = 1;
    // Without its type, a data file doesn't have to load first. Only expressions read it.
    delete asset.t;
  }
  const embedded: EmbeddedFont[] = [];
  for (const font of fontsOf(file)) {
    const { fPath: url } = font;
    const fFamily = typeof font.fFamily === 'string' ? font.fFamily : '';
    delete font.fPath;
    delete font.fClass;
    // Glyphs refer to their font by its family and style.
    if (hasGlyphs(file)) continue;
    if (isEmbedded(url)) {
      const family = (font.fFamily = `keyfill-lottie-${(fontCount += 1)}`);
      // The browser would make a bold font even bolder.
      font.fStyle = font.fWeight = '';
      embedded.push({ name: fFamily, family, url });
    } else if (families.includes(fFamily)) {
      // Without quotes, a family such as `Source Sans 3` isn't valid CSS.
      font.fFamily = JSON.stringify(fFamily);
    }
  }
  return { file, embedded };
}

/** Adds a font to the page. Resolves when text can use it. */
export async function addFont({ name, family, url }: EmbeddedFont): Promise<FontFace> {
  // A quotation mark in the address must not be followed by another address.
  const face = new FontFace(family, `url("${url.replace(/["\\\n\r\f]/g, encodeURIComponent)}")`);
  try {
    document.fonts.add(await face.load());
  } catch {
    throw new Error(`the font ${JSON.stringify(name)} cannot be loaded`);
  }
  return face;
}
