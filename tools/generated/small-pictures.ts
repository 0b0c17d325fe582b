// Smaller versions of pictures: posters for the gallery and for screens with fewer pixels, and social cards for the blog.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { siteDir } from '../shared/site-dir.ts';

/** The folders with pictures, and for each folder of smaller versions the width in px and the quality of the WebP. */
const SIZES = [
  { from: 'static/posters', to: 'static/thumbnails/320', width: 320, quality: 66 },
  { from: 'static/posters', to: 'static/thumbnails/480', width: 480, quality: 80 },
  { from: 'static/posters', to: 'static/thumbnails/864', width: 864, quality: 74 },
  { from: 'static/img/cards', to: 'static/img/cards/small', width: 640, quality: 70 },
] as const;

/** The smaller versions, by path from the folder `generated`. */
export async function smallPictures(): Promise<ReadonlyMap<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  for (const { from, to, width, quality } of SIZES)
    {for (const name of readdirSync(path.join(siteDir, from)).filter((one) => /\.(?:png|webp)$/.test(one))) {
      const picture = sharp(path.join(siteDir, from, name)).resize(width).webp({ quality });
      pictures.set(`${to}/${name.replace(/png$/, 'webp')}`, await picture.toBuffer());
    }}
  return pictures;
}
