// Smaller versions of posters, for lists and for screens with fewer pixels.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { siteDir } from '../shared/site-dir.ts';

const POSTERS = path.join(siteDir, 'static/posters');

/** The widths in px, and the quality of the WebP. */
const SIZES = [
  [320, 66],
  [480, 80],
  [864, 74],
] as const;

/** The smaller versions, by path from the folder `generated`. */
export async function smallPictures(): Promise<ReadonlyMap<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  for (const [width, quality] of SIZES) {
    for (const name of readdirSync(POSTERS).filter((one) => one.endsWith('.webp'))) {
      const picture = sharp(path.join(POSTERS, name)).resize(width).webp({ quality });
      pictures.set(`static/thumbnails/${width}/${name}`, await picture.toBuffer());
    }
  }
  return pictures;
}
