import { expect, test, type Page } from '@playwright/test';
import { mount, openRuntime, SIZE } from '../runtime-page/open.ts';
import { paintElement, picture } from '../runtime-page/paint-fixtures.ts';
import { pixels } from '../runtime-page/pixels.ts';

const GREEN = [32, 192, 80];
const YELLOW = [224, 224, 64];

test.beforeEach(({ page }) => openRuntime(page, SIZE));

const loader = (more: object = {}) =>
  paintElement({
    type: 'image-loader',
    key: '_photo',
    source: 'one',
    style: { width: 120, height: 80 },
    ...more,
  });
const photo = (page: Page, url: string) =>
  page.evaluate((own) => window.kf.template!.update({ _photo: own }), url);

test('an image loader keeps the old picture until the new one has been decoded, and shows the newest of several', async ({
  page,
}) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/slow.svg', async (route) => {
    await released;
    const body = decodeURIComponent(picture('#e0e040').slice(19));
    await route.fulfill({ contentType: 'image/svg+xml', body });
  });
  await mount(page, loader());
  const requested = page.waitForRequest('**/slow.svg');
  await photo(page, 'slow.svg');
  await requested;
  expect(await pixels(page, [[10, 10]])).toEqual([GREEN]);
  release();
  await expect.poll(() => pixels(page, [[10, 10]])).toEqual([YELLOW]);
  await page.evaluate(async () => {
    const element = window.kf.template!.keyfill.mainComposition.layers[0]!.element as unknown as {
      setSource(url: string): Promise<void>;
    };
    await Promise.all([element.setSource('two'), element.setSource('one')]);
  });
  expect(await pixels(page, [[10, 10]])).toEqual([GREEN]);
});

test('an image loader fits a picture into its box in six ways', async ({ page }) => {
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
    await mount(page, loader({ source: 'tall', fit, style: { width: 200, height: 100 } }));
    const seen = await pixels(page, POINTS);
    expect(
      seen.map((color) => color.some((part) => part > 0)),
      fit,
    ).toEqual(isSeen);
  }
});
