import { expect, test } from '@playwright/test';
import { mount, openRuntime, SIZE } from '../helpers/runtime-page/open.ts';
import { paintElement } from '../helpers/runtime-page/paint-fixtures.ts';
import { pixels } from '../helpers/runtime-page/pixels.ts';

// tests/unit/runtime/image-loader.test.ts shows when a picture replaces another one.
test('an image loader fits a picture into its box in six ways', async ({ page }) => {
  await openRuntime(page, SIZE);
  // A tall picture (60 × 160) in a wide box (200 × 100), checked at the left edge, and in the middle at the top.
  const POINTS = [
    [2, 50],
    [100, 3],
  ] as const;
  for (const [fit, isSeen] of [
    ['contain', [false, true]],
    ['fit-height', [false, true]],
    ['cover', [true, true]],
    ['fit-width', [true, true]],
    ['stretch', [true, true]],
    ['original', [false, true]],
  ] as const) {
    const style = { width: 200, height: 100 };
    await mount(page, paintElement({ type: 'image-loader', source: 'tall', fit, style }));
    const seen = await pixels(page, POINTS);
    expect(
      seen.map((color) => color.some((part) => part > 0)),
      fit,
    ).toEqual(isSeen);
  }
});
