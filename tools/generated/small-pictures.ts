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
  for (const name of readdirSync(POSTERS).filter((one) => one.endsWith('.webp'))) {
    const poster = sharp(path.join(POSTERS, name));
    for (const [width, quality] of SIZES) {
      const picture = poster.clone().resize(width).webp({ quality });
      pictures.set(`static/thumbnails/${width}/${name}`, await picture.toBuffer());
    }
    // For results of the search, where only the graphic itself is large enough to be recognized.
    const graphic = poster.trim({ threshold: 40 }).resize(176, 96, { fit: 'inside' }).webp({ quality: 70 });
    pictures.set(`static/thumbnails/graphic/${name}`, await graphic.toBuffer());
  }
  return pictures;
}
