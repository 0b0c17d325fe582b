import { expect, it } from 'vitest';
import { exampleNames } from '../../../tools/playout/example-names.ts';
import type { EnginePage } from '../engine.ts';
import type { Hour } from './reading.ts';
import { mountExample, openStage, showFrame, type Shown } from './stage.ts';

/** Half of 1920 × 1080, which fits into any window. */
const SIZE = { width: 960, height: 540 };

const REGION = 30;

/**
 * The allowed difference of a channel in a region, out of 255. Edges are smoothed differently, so a region
 * without text is compared pixel by pixel, on average. A plate that fits its text can end 2 px elsewhere. At
 * half the size, that's 1 of a region's 30 px, which is up to 8.5 while the text hasn't appeared. Letters are
 * drawn differently and drift along a line, so only the mean color of text is compared.
 */
const TOLERANCE = { text: 40, other: 10 };

/** Returns the difference of a region, on average for a channel: pixel by pixel, or as a whole. */
function difference(shown: Shown, wanted: Shown, left: number, top: number, isWhole: boolean): number {
  const sums = [0, 0, 0];
  for (let y = top; y < top + REGION; y += 1) {
    for (let x = left; x < left + REGION; x += 1) {
      const [one, other] = [shown.picture.at(x, y), wanted.picture.at(x, y)];
      for (const [channel, value] of one.entries()) {
        const off = value - other[channel]!;
        sums[channel]! += isWhole ? off : Math.abs(off);
      }
    }
  }
  return sums.reduce((sum, value) => sum + Math.abs(value), 0) / REGION / REGION / 3;
}

function differentRegions(shown: Shown, wanted: Shown): readonly string[] {
  const found: string[] = [];
  for (let top = 0; top < SIZE.height; top += REGION) {
    for (let left = 0; left < SIZE.width; left += REGION) {
      // Engines measure text a little differently. Plates end up to 84 px (here: 42) after it.
      const hasText = [...shown.texts, ...wanted.texts].some(
        ([x, y, right, bottom]) =>
          x < left + REGION + 6 && right > left - 42 && y < top + REGION + 6 && bottom > top - 6,
      );
      const value = difference(shown, wanted, left, top, hasText);
      if (value > (hasText ? TOLERANCE.text : TOLERANCE.other))
        found.push(`at ${left}, ${top}${hasText ? ', with text' : ''}: off by ${value.toFixed(1)}`);
    }
  }
  return found;
}

/** Every example at two frames, compared with Chromium. */
export function examples({ page, site, reference, beforeSession }: Hour): void {
  let both: readonly [EnginePage, EnginePage];
  beforeSession(async () => {
    both = [page(), await reference()];
    await Promise.all(both.map((one) => openStage(one, site().stage, SIZE)));
  });

  it.each(exampleNames())('shows %s the way Chromium does', async (name) => {
    await Promise.all(both.map((one) => mountExample(one, name)));
    for (const share of [0.1, 0.4]) {
      const look = async () => {
        const [shown, wanted] = await Promise.all(both.map((one) => showFrame(one, share)));
        return differentRegions(shown!, wanted!);
      };
      // Anything that an action fetches may arrive later in one of the browsers.
      await expect.poll(look, { timeout: 20_000, message: `at ${share} of its duration` }).toEqual([]);
    }
  });
}
