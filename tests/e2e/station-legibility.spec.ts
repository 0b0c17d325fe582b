import path from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { GALLERY } from '../../src/examples/gallery.ts';
import { toLinear } from '../../src/runtime/model/color.ts';
import {
  advance,
  boxOf,
  fill,
  openPair,
  outside,
  readColors,
  readMasks,
  stepsOf,
  test,
  VIEW,
  type Masks,
} from '../helpers/runtime-page/masks.ts';

const BACKGROUNDS = path.resolve(__dirname, '../../tools/brand/backgrounds');
/** The title-safe area: 5% from each edge. */
const SAFE = { left: 96, right: 1824, top: 54, bottom: 1026 };
/** Space between text and the edge of its plate, in px. */
const PADDING = [24, 6] as const;
/** Templates whose text leaves the title-safe area, with the reason. */
const UNSAFE = new Map([['crawler', 'its text enters and leaves at the edges of the picture']]);
/** Templates with text that its plate cuts off, with the reason. */
const CUT = new Map([['crawler', 'its text comes out of the label']]);

const WIDE = 'Wilhelmina Österbråten–Møllersgård, Großmütterchen ';
const LONGEST = WIDE.repeat(5);
const VARIANTS: Readonly<Record<string, (index: number, sample: string) => string>> = {
  shortest: () => 'Ø',
  longest: () => LONGEST,
  Arabic: () => 'ميرا هالفورسن مراسلة المناخ',
  Greek: () => 'Ειρήνη Παπαδοπούλου',
  'without a second line': (index, sample) => (index === 0 ? sample : ''),
};

/** Returns the relative luminance of WCAG 2.2, 0…1, of the pixel whose red, green, and blue start here. */
const luminanceAt = (pixels: Uint8Array, at: number): number =>
  0.2126 * toLinear(pixels[at]!) + 0.7152 * toLinear(pixels[at + 1]!) + 0.0722 * toLinear(pixels[at + 2]!);

/** Returns the contrast of two luminances, 1…21. */
const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the sides on which a box reaches out of the title-safe area. */
const overhang = (box: ReturnType<typeof boxOf>): readonly string[] =>
  box
    ? [
        box.left < SAFE.left ? `left: ${box.left}` : '',
        box.right > SAFE.right ? `right: ${box.right}` : '',
        box.top < SAFE.top ? `top: ${box.top}` : '',
        box.bottom > SAFE.bottom ? `bottom: ${box.bottom}` : '',
      ].filter(Boolean)
    : [];

/** Returns the lowest contrast of text with the plate under it, in pixels that the text covers completely. */
function textContrast({ texts, plates }: Awaited<ReturnType<typeof readColors>>): number {
  const found: number[] = [];
  for (let at = 0; at < texts.length; at += 4)
    if (texts[at + 3] === 255) found.push(contrastOf(luminanceAt(texts, at), luminanceAt(plates, at)));

  found.sort((one, other) => one - other);
  // A few pixels are on the edge of something else.
  return found[Math.floor(found.length / 100)] ?? Infinity;
}

/** Returns the share of the text behind something, of pixels that the text covers completely. */
function coveredShare({ texts, whole }: Awaited<ReturnType<typeof readColors>>): number {
  let [all, covered] = [0, 0];
  for (let at = 0; at < texts.length; at += 4) {
    if (texts[at + 3] !== 255) continue;
    all += 1;
    if ([0, 1, 2].some((color) => Math.abs(texts[at + color]! - whole[at + color]!) > 48)) covered += 1;
  }
  return covered / Math.max(1, all);
}

/** Returns the share of the plates' outline that stands out from a background. */
function edgeContrast({ plates: mask }: Masks, colors: Buffer, background: Buffer): number {
  let [edge, clear] = [0, 0];
  mask.forEach((value, at) => {
    if (value < 250) return;
    const around = [-2, 2, -2 * VIEW.width, 2 * VIEW.width].map((move) => at + move);
    const outer = around.find((next) => mask[next] !== undefined && mask[next] < 128);
    if (outer === undefined) return;
    edge += 1;
    if (contrastOf(luminanceAt(colors, at * 4), luminanceAt(background, outer * 3)) >= 1.6) clear += 1;
  });
  return edge === 0 ? 1 : clear / edge;
}

const backgrounds = Object.fromEntries(
  ['studio', 'stadium', 'street'].map((name) => [
    name,
    sharp(path.join(BACKGROUNDS, `${name}.svg`))
      .resize(VIEW.width, VIEW.height)
      .removeAlpha()
      .raw()
      .toBuffer(),
  ]),
);

for (const { example } of GALLERY) {
  test(`${example}: can be read on every background, and always fits`, async ({ stage: page }) => {
    const { project } = await openPair(page, example);
    await advance(page, ['play', 150]);
    for (let step = 0; step < stepsOf(project); step += 1) await advance(page, ['next', 100]);

    const sample = await readMasks(page);
    const colors = await readColors(page);
    expect.soft(textContrast(colors), 'contrast of text').toBeGreaterThanOrEqual(4.5);
    expect.soft(coveredShare(colors), 'share of text behind something').toBeLessThan(0.01);
    for (const [name, background] of Object.entries(backgrounds)) {
      const share = edgeContrast(sample, colors.plates, await background);
      expect.soft(share, `share of the outline that stands out from the ${name}`).toBeGreaterThan(0.85);
    }

    const samples = (project.templateDefinition?.fields ?? []).map(({ value = '' }) => value);
    for (const [name, textOf] of [['sample', undefined] as const, ...Object.entries(VARIANTS)]) {
      if (textOf)
        await advance(page, ['update', 150, fill(project, (index) => textOf(index, samples[index] ?? ''))]);
      const masks = await readMasks(page);
      expect
        .soft(CUT.has(example) ? 0 : outside(masks, PADDING), `${name}: pixels of text too close to the edge`)
        .toBe(0);
      const [text, plates] = [boxOf(masks.text), boxOf(masks.plates)];
      if (!UNSAFE.has(example))
        expect.soft(overhang(text), `${name}: text outside the title-safe area`).toEqual([]);
      const spansPicture = plates?.left === 0 && plates.right === 1920;
      if (!spansPicture)
        expect.soft(overhang(plates), `${name}: plates outside the title-safe area`).toEqual([]);
    }
  });
}
