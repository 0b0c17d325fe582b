import { expect, type Page } from '@playwright/test';
import { GALLERY } from '../../src/examples/gallery.ts';
import {
  advance,
  boxOf,
  fill,
  nextFrame,
  openPair,
  readMasks,
  stepsOf,
  test,
  type Step,
} from '../helpers/runtime-page/masks.ts';

/** At 50 frames per second, everything can be read after a second. */
const READABLE = 50;
/** In how many frames texts and their plates leave together. */
const OUT = 9;
/** Sport is quicker, and the evening slower. */
const OUTS_BY_CATEGORY: Readonly<Record<string, number>> = { Sport: 7, Evening: 15 };
/** Templates that are on air for longer after Stop, and why. */
const OUTS: Readonly<Record<string, number>> = {
  // What stands beside the plate leaves last.
  'first-lower-third': 10,
  'station-logo': 11,
  // A beat of its loop ends first.
  looping: 8 + 6,
  // It plays its in animation backward.
  'play-in-reverse-on-stop': 12,
  // The whole picture, whose texts leave first, and that of an evening program.
  'full-screen': 12,
  'weather-map': 11,
  quote: 16,
  countdown: 16,
};

const sizeOf = (mask: Uint8Array): number => mask.reduce((sum, value) => sum + Number(value >= 128), 0);

/** Returns the frames after a command on which text was outside its plates, with the number of pixels. */
async function leaks(page: Page, [command, frames, ...values]: Step): Promise<readonly string[]> {
  const found: string[] = [];
  await advance(page, [command, 0, ...values] as unknown as Step);
  for (let frame = 1; frame <= frames; frame += 1) {
    const { isOnAir, leaked } = await nextFrame(page);
    if (leaked > 0) found.push(`${command} + ${frame}: ${leaked} pixels`);
    if (!isOnAir) break;
  }
  return found;
}

for (const { example, category } of GALLERY) {
  test(`${example}: text stays on its plates, and is quickly there and gone`, async ({ stage: page }) => {
    const { project, errors } = await openPair(page, example);
    const found = [...(await leaks(page, ['play', 30]))];
    await advance(page, ['wait', READABLE - 30]);
    const early = sizeOf((await readMasks(page)).text);
    await advance(page, ['wait', 100]);
    // A countdown changes its digits. A crawl has just started.
    if (example !== 'crawler')
      expect.soft(early, 'text after a second').toBeGreaterThan(0.6 * sizeOf((await readMasks(page)).text));

    for (const { name, argument } of project.templateDefinition?.commands ?? [])
      found.push(...(await leaks(page, ['invoke', 20, name, argument?.value])));
    for (let step = 0; step < stepsOf(project); step += 1) {
      await advance(page, ['wait', 100]);
      found.push(...(await leaks(page, ['next', 20])));
    }
    await advance(page, ['wait', 200]);
    found.push(...(await leaks(page, ['update', 10, fill(project, (index) => `Changed ${index}`)])));

    const out = OUTS[example] ?? OUTS_BY_CATEGORY[category] ?? OUT;
    found.push(...(await leaks(page, ['stop', out])));
    const { text, plates } = await readMasks(page);
    expect
      .soft([boxOf(text), boxOf(plates)], `nothing ${out} frames after Stop`)
      .toEqual([undefined, undefined]);
    found.push(...(await leaks(page, ['wait', 40])));
    expect.soft([...found, ...errors], 'text without a plate, and errors').toEqual([]);
  });
}
