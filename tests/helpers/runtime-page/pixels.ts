import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { fastScreenshot } from '../../../tools/test/fast-screenshot.ts';

type Color = readonly [red: number, green: number, blue: number];

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Returns a pixel's red, green, and blue, 0…255. */
  readonly at: (x: number, y: number) => Color;
}

export async function readPicture(png: Buffer): Promise<Picture> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    at(x, y) {
      const place = (y * info.width + x) * info.channels;
      return [data[place]!, data[place + 1]!, data[place + 2]!];
    },
  };
}

/** Returns what a page shows now as a PNG: the viewport, or `size` from the upper-left corner. */
export const shot = (
  page: Page,
  size?: { readonly width: number; readonly height: number },
): Promise<Buffer> => fastScreenshot(page, { size });

/** Returns the red, green, and blue of points on the page as it's painted now. */
export async function pixels(
  page: Page,
  points: readonly (readonly [x: number, y: number])[],
): Promise<readonly Color[]> {
  const picture = await readPicture(await shot(page));
  return points.map(([x, y]) => picture.at(x, y));
}

/** Compares pictures of one size by the mean of a channel, 0…255, and the share of pixels far off. */
export async function differenceOf(
  one: Buffer,
  other: Buffer,
): Promise<{ readonly mean: number; readonly far: number }> {
  const [first, second] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
  );
  let [sum, far] = [0, 0];
  for (let index = 0; index < first!.length; index += 3) {
    const parts = [0, 1, 2].map((part) => Math.abs(first![index + part]! - second![index + part]!));
    sum += parts[0]! + parts[1]! + parts[2]!;
    if (Math.max(...parts) > 64) far += 1;
  }
  return { mean: sum / first!.length, far: (far * 3) / first!.length };
}
