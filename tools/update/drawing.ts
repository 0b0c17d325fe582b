// Pictures that a browser draws and that are committed, so building the site doesn't need a browser.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { siteDir } from '../shared/site-dir.ts';
import { fromIcon, toIcon } from './icon-file.ts';

export interface Drawing {
  /** The file's path from the site's folder, without what the other members add to it. */
  readonly stem: string;
  readonly format: 'ico' | 'png' | 'webp';
  /** Whether the file's name also contains a hash of its content, so browsers can keep the file forever. */
  readonly isNamedByContent: boolean;
  readonly draw: (browser: Browser) => Promise<Buffer>;
}

/** The width of posters in px. Their height keeps the proportions. */
const POSTER_WIDTH = 1280;

const ENCODERS: Readonly<Record<Drawing['format'], (png: Buffer) => Buffer | Promise<Buffer>>> = {
  ico: toIcon,
  png: (png) => png,
  webp: (png) => sharp(png).resize(POSTER_WIDTH).webp({ quality: 86 }).toBuffer(),
};

/** The committed files of a drawing, from the site's folder. Usually there's one. */
export function filesOf({ stem, format, isNamedByContent }: Drawing): readonly string[] {
  const start = path.posix.basename(stem);
  const folder = path.posix.dirname(stem);
  return readdirSync(path.join(siteDir, folder))
    .filter((name) => name.startsWith(`${start}.`) && name.endsWith(`.${format}`))
    .filter((name) => name.length === start.length + format.length + (isNamedByContent ? 10 : 1))
    .map((name) => `${folder}/${name}`);
}

/** How much the color of an area may differ, 0 to 255. Browsers smooth the edges of letters differently. */
const TOLERANCE = 24;

/** The average colors of 80 × 45 areas, on gray. */
const areasOf = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).flatten({ background: '#808080' }).resize(80, 45, { fit: 'fill' }).raw().toBuffer();

/** Returns the largest difference between two pictures, from 0 to 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [areas, others] = await Promise.all([areasOf(one), areasOf(other)]);
  return areas.reduce((most, value, at) => Math.max(most, Math.abs(value - (others[at] ?? 0))), 0);
}

/** Draws and encodes a picture. `isNew` says whether it differs from the committed file. */
async function drawAgain(drawing: Drawing, browser: Browser) {
  const bytes = await ENCODERS[drawing.format](await drawing.draw(browser));
  const [file, ...others] = filesOf(drawing);
  if (file === undefined || others.length > 0) return { bytes, isNew: true };
  const pictures = [readFileSync(path.join(siteDir, file)), bytes].map((one) =>
    drawing.format === 'ico' ? fromIcon(one) : one,
  ) as [Buffer, Buffer];
  return { bytes, file, isNew: (await difference(...pictures)) > TOLERANCE };
}

/** @internal Only the test of the pictures asks. */
export const isUpToDate = async (drawing: Drawing, browser: Browser): Promise<boolean> =>
  !(await drawAgain(drawing, browser)).isNew;

/** Draws a picture and replaces its file if that shows something else. */
export async function update(drawing: Drawing, browser: Browser) {
  const { bytes, file: before, isNew } = await drawAgain(drawing, browser);
  if (before !== undefined && !isNew) return { file: before, isNew };
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const file = `${drawing.stem}${drawing.isNamedByContent ? `.${hash}` : ''}.${drawing.format}`;
  for (const old of filesOf(drawing)) rmSync(path.join(siteDir, old));
  writeFileSync(path.join(siteDir, file), bytes);
  return { file, isNew: true };
}
