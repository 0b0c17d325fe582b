// A template's picture, separated into its plates and its text. Plates are everything opaque that isn't text.
import { test as base, type Page } from '@playwright/test';
import sharp from 'sharp';
import { stepCount } from '../../../src/playout/definition/general.ts';
import type { ProjectDefinition } from '../../../src/runtime/definition/project.ts';
import { openRuntime } from './open.ts';
import { fastScreenshot } from '../../../tools/test/fast-screenshot.ts';

/** Templates are half as large as on air, which is enough for measuring and takes a quarter of the time. */
export const VIEW = { width: 960, height: 540 };

/** How opaque a template's text and plates are in each pixel, 0…255, row by row. */
export interface Masks {
  readonly text: Uint8Array;
  readonly plates: Uint8Array;
}

/** A part of the page, in its pixels. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A command and the frames to wait after it. */
export type Step =
  | readonly ['play' | 'next' | 'stop', number]
  | readonly ['invoke', number, name: string, argument?: string]
  | readonly ['update', number, data: Readonly<Record<string, string>>]
  | readonly ['wait', number];

/** Tests that share one test page in each worker, as `stage`. */
export const test = base.extend<object, { stage: Page }>({
  stage: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await openRuntime(page, VIEW);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Mounts an example twice on the test page: once only plates, and once only text. Collects its errors. */
export async function openPair(page: Page, example: string) {
  const errors: string[] = [];
  page.removeAllListeners('console');
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  const project = await page.evaluate(async (name) => {
    await window.kf.mountPair(name);
    return window.kf.examples[name]!.project;
  }, example);
  return { project, errors };
}

/** Sends a command to the mounted pair and advances its clock. Returns whether anything is on air. */
export const advance = (page: Page, step: Step): Promise<boolean> =>
  page.evaluate(([command, frames, ...values]) => {
    const { templates, clock } = window.kf.pair!;
    for (const template of templates) {
      if (command === 'invoke') template.invoke(values[0] as string, values[1]);
      else if (command === 'update') template.update(values[0]);
      else if (command !== 'wait') template[command]();
    }
    if (frames > 0) clock.advance(frames * 20, 20);
    for (const template of templates) template.flush();
    return templates[0]!.keyfill.mainComposition.isVisible;
  }, step);

/** Reads the masks of what's shown now, in an area of the page, by default everywhere. */
export async function readMasks(page: Page, area?: Area): Promise<Masks> {
  const { data, info } = await sharp(await fastScreenshot(page, area && { size: area }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = info.width * info.height;
  const masks = { text: new Uint8Array(size), plates: new Uint8Array(size) };
  for (let at = 0; at < size; at += 1) {
    masks.text[at] = data[at * info.channels]!;
    masks.plates[at] = data[at * info.channels + 1]!;
  }
  return masks;
}

/** How far letters may reach beyond their line, in pixels of the page. */
const OVERHANG = 16;

/** Shows the next frame and counts text pixels without a plate, unless it looks like the frame before. */
export async function nextFrame(page: Page): Promise<{ readonly isOnAir: boolean; readonly leaked: number }> {
  const { isOnAir, boxes } = await page.evaluate(() => {
    const { templates, clock } = window.kf.pair!;
    clock.advance(20, 20);
    for (const template of templates) template.flush();
    const { innerHTML } = document.body;
    const isSame = innerHTML === window.kf.seen;
    window.kf.seen = innerHTML;
    const texts = document.querySelector<HTMLElement>('.texts')!;
    return {
      isOnAir: templates[0]!.keyfill.mainComposition.isVisible,
      boxes: isSame ? [] : window.kf.textBoxes(texts),
    };
  });
  if (boxes.length === 0) return { isOnAir, leaked: 0 };
  const [x, y] = (['left', 'top'] as const).map((side) =>
    Math.max(0, Math.floor(Math.min(...boxes.map((box) => box[side])) - OVERHANG)),
  ) as [number, number];
  const right = Math.min(VIEW.width, Math.ceil(Math.max(...boxes.map((box) => box.right)) + OVERHANG));
  const bottom = Math.min(VIEW.height, Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + OVERHANG));
  const size = { x, y, width: right - x, height: bottom - y };
  const isInView = size.width > 0 && size.height > 0;
  return { isOnAir, leaked: isInView ? outside(await readMasks(page, size)) : 0 };
}

/** Reads the colors of the plates, of the text, and of the whole template as red, green, blue, and alpha. */
export async function readColors(
  page: Page,
): Promise<Readonly<Record<'plates' | 'texts' | 'whole', Buffer>>> {
  const read = async (part: string): Promise<Buffer> => {
    await page.evaluate((only) => document.documentElement.setAttribute('data-only', only), part);
    const png = await fastScreenshot(page, { omitBackground: true });
    return sharp(png).ensureAlpha().raw().toBuffer();
  };
  const colors = { plates: await read('plates'), texts: await read('texts'), whole: await read('whole') };
  await page.evaluate(() => document.documentElement.removeAttribute('data-only'));
  return colors;
}

/** Returns how many times the main composition waits for Next. */
export const stepsOf = (project: ProjectDefinition): number => stepCount(project) - 1;

/** A box in pixels of the full picture, or undefined if the mask is empty. */
export function boxOf(
  mask: Uint8Array,
): { left: number; right: number; top: number; bottom: number } | undefined {
  let [left, right, top, bottom] = [Infinity, -1, Infinity, -1];
  mask.forEach((value, at) => {
    if (value < 128) return;
    const [x, y] = [at % VIEW.width, Math.floor(at / VIEW.width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), y];
  });
  return right < 0
    ? undefined
    : { left: left * 2, right: right * 2 + 2, top: top * 2, bottom: bottom * 2 + 2 };
}

/** Counts pixels of text without a plate under them, or whose plate ends less than a padding away. */
export function outside({ text, plates }: Masks, [across, down]: readonly [number, number] = [0, 0]): number {
  const moves = [across, -across, down * VIEW.width, -down * VIEW.width];
  let count = 0;
  text.forEach((value, at) => {
    if (value >= 128 && moves.some((move) => (plates[at + move / 2] ?? 0) < 64)) count += 1;
  });
  return count;
}

/** Returns the form's text replaced by other text, at most as long as each field allows. */
export const fill = (
  { templateDefinition }: ProjectDefinition,
  textOf: (index: number) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (templateDefinition?.fields ?? [])
      .filter(({ type }) => type === 'text' || type === 'multi-line')
      .map(({ key, maxLength = 60 }, index) => [key, textOf(index).slice(0, maxLength).trim()]),
  );
