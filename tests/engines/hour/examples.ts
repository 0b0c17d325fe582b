import { expect, it } from 'vitest';
import { everyExample } from '../../runtime-page/open.ts';
import { chromium } from '../chromium.ts';
import type { Picture } from '../png.ts';
import type { Hour } from './reading.ts';
import { mountExample, openStage, showFrame, type Shown } from './stage.ts';

/** Half of 1920 × 1080, which fits into any window. */
const SIZE = { width: 960, height: 540 };

/** The width and height of a region, in pixels. */
const REGION = 30;

/**
 * The allowed difference of a channel in a region, out of 255. Edges are smoothed differently, so a region
 * without text is compared pixel by pixel, on average. Letters are drawn differently and drift along a line,
 * so only the mean color of text is compared.
 */
const TOLERANCE = { text: 40, other: 6 };

/** The allowed difference of a box, in pixels. */
const SHIFT = { text: 4, other: 0.1 };

/** The index of the width in a box. */
const WIDTH = 2;

/**
 * This example has no font of its own, just like the reader's own graphic. Each browser then chooses a font,
 * so the widths of texts differ.
 */
const IN_SYSTEM_FONT = 'first-lower-third';

const names = await everyExample();

/** Returns the difference of a region, on average for a channel: pixel by pixel, or as a whole. */
function difference(one: Picture, other: Picture, left: number, top: number, isWhole: boolean): number {
  const sums = [0, 0, 0];
  for (let y = top; y < top + REGION; y += 1) {
    for (let x = left; x < left + REGION; x += 1) {
      const [first, second] = [one.at(x, y), other.at(x, y)];
      for (let channel = 0; channel < 3; channel += 1) {
        const off = first[channel]! - second[channel]!;
        sums[channel]! += isWhole ? off : Math.abs(off);
      }
    }
  }
  return sums.reduce((sum, value) => sum + Math.abs(value), 0) / REGION / REGION / 3;
}

/** Returns the regions that look different, as sentences. */
function differentRegions(shown: Shown, wanted: Shown): readonly string[] {
  const found: string[] = [];
  for (let top = 0; top < SIZE.height; top += REGION) {
    for (let left = 0; left < SIZE.width; left += REGION) {
      const hasText = [...shown.texts, ...wanted.texts].some(
        ([x = 0, y = 0, right = 0, bottom = 0]) =>
          x < left + REGION + 6 && right > left - 6 && y < top + REGION + 6 && bottom > top - 6,
      );
      const value = difference(shown.picture, wanted.picture, left, top, hasText);
      if (value > (hasText ? TOLERANCE.text : TOLERANCE.other))
        found.push(`at ${left}, ${top}${hasText ? ', with text' : ''}: off by ${value.toFixed(1)}`);
    }
  }
  return found;
}

/** Returns the parts that are in a different place, as sentences. */
function differentParts(name: string, { parts }: Shown, { parts: wanted }: Shown): readonly string[] {
  if (parts.length !== wanted.length) return [`${parts.length} parts instead of ${wanted.length}`];
  return parts.flatMap(({ kind, box, isText }, index) => {
    const other = wanted[index]!;
    const hasText = isText || other.isText;
    const limit = hasText ? SHIFT.text : SHIFT.other;
    const isSame = box.every(
      (value, side) =>
        (hasText && side === WIDTH && name === IN_SYSTEM_FONT) || Math.abs(value - other.box[side]!) <= limit,
    );
    return isSame ? [] : [`${kind}: ${box.join(' ')} instead of ${other.box.join(' ')}`];
  });
}

/** Every example at three frames, compared with Chromium: regions for the picture, boxes for the geometry. */
export function examples({ page, site, reference }: Hour): void {
  it.skipIf(chromium.problem !== undefined).each(names)(
    'shows %s at three frames the way Chromium does',
    async (name) => {
      const both = [page(), await reference()];
      const [duration] = await Promise.all(
        both.map(async (one) => {
          await openStage(one, site().stage, SIZE);
          return mountExample(one, name);
        }),
      );
      for (const part of [0.1, 0.4, 0.7]) {
        const frame = Math.floor((duration ?? 0) * part);
        const look = () => Promise.all(both.map((one) => showFrame(one, frame)));
        let [shown, wanted] = await look();
        // Anything that an action fetches may arrive later in one of the browsers.
        for (let tries = 0; tries < 10 && differentParts(name, shown!, wanted!).length > 0; tries += 1) {
          await new Promise((resolve) => setTimeout(resolve, 200));
          [shown, wanted] = await look();
        }
        expect.soft(differentParts(name, shown!, wanted!), `frame ${frame}, boxes`).toEqual([]);
        expect.soft(differentRegions(shown!, wanted!), `frame ${frame}, picture`).toEqual([]);
      }
    },
  );
}
