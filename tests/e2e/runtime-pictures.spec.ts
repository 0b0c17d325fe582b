import { expect, test } from '@playwright/test';
import { mount, SIZE } from '../runtime-page/mount.ts';
import { openRuntime } from '../runtime-page/open.ts';
import { LOTTIE, paintElement, picture } from '../runtime-page/paint-fixtures.ts';
import { pixels } from '../runtime-page/pixels.ts';

test.beforeEach(({ page }) => openRuntime(page, SIZE));

test.describe('the image loader', () => {
  const loader = paintElement({
    type: 'image-loader',
    key: '_photo',
    source: 'one',
    style: { width: 120, height: 80 },
  });
  const GREEN = [32, 192, 80];
  const YELLOW = [224, 224, 64];

  test('keeps the old picture until the new one has been decoded, and shows the newest of several', async ({
    page,
  }) => {
    await openRuntime(page, SIZE);
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/slow.svg', async (route) => {
      await released;
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: decodeURIComponent(picture('#e0e040').slice(19)),
      });
    });
    await mount(page, loader);
    await page.evaluate(() =>
      window.kf.template!.update({ _photo: '/examples/slow.svg'.replace('/examples/', '') }),
    );
    await page.waitForTimeout(80);
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

  test("keeps the old picture if the new one can't be loaded: setSource rejects, and data is reported", async ({
    page,
  }) => {
    const reports: string[] = [];
    page.on('console', (message) => reports.push(message.text()));
    await mount(page, loader);
    const rejected = await page.evaluate(async () => {
      const element = window.kf.template!.keyfill.mainComposition.layers[0]!.element as unknown as {
        setSource(url: string): Promise<void>;
      };
      return element.setSource('missing.png').then(
        () => 'shown',
        (error: unknown) => String(error),
      );
    });
    expect(rejected).toMatch(/the picture .*missing\.png cannot be loaded/);
    await page.evaluate(() => window.kf.template!.update({ _photo: 'gone.png' }));
    await expect
      .poll(() => reports.filter((text) => text.startsWith('[keyfill] image loader "_photo"')).length)
      .toBe(1);
    expect(await pixels(page, [[10, 10]])).toEqual([GREEN]);
  });

  test('fits a picture into its box in six ways', async ({ page }) => {
    // A tall picture (60 × 160) in a wide box (200 × 100), checked at the left edge, and in the middle at the top.
    const at = async (fit: string) => {
      await mount(
        page,
        paintElement({
          type: 'image-loader',
          source: 'tall',
          fit,
          style: { width: 200, height: 100 },
        } as never),
      );
      return (
        await pixels(page, [
          [2, 50],
          [100, 3],
          [100, 50],
        ])
      ).map((color) => (color.every((part) => part === 0) ? 0 : 1));
    };
    expect(await at('contain')).toEqual([0, 1, 1]);
    expect(await at('fit-height')).toEqual([0, 1, 1]);
    expect(await at('cover')).toEqual([1, 1, 1]);
    expect(await at('fit-width')).toEqual([1, 1, 1]);
    expect(await at('stretch')).toEqual([1, 1, 1]);
    expect(await at('original')).toEqual([0, 1, 1]);
  });

  test('shows the placeholder for an empty source', async ({ page }) => {
    await mount(
      page,
      paintElement({
        type: 'image-loader',
        key: '_photo',
        source: 'one',
        placeholder: 'two',
        style: { width: 120, height: 80 },
      }),
    );
    expect(await pixels(page, [[10, 10]])).toEqual([GREEN]);
    await page.evaluate(() => window.kf.template!.update({ _photo: '' }));
    await expect.poll(() => pixels(page, [[10, 10]])).toEqual([YELLOW]);
  });

  test("reports a placeholder that can't be loaded, and still shows the picture", async ({ page }) => {
    const more = { source: 'one', placeholder: 'missing.png', style: { width: 120, height: 80 } };
    await mount(page, paintElement({ type: 'image-loader', key: '_photo', ...more }));
    expect(await pixels(page, [[10, 10]])).toEqual([GREEN]);
    expect(await page.evaluate(() => window.kf.template!.lastError)).toMatch(
      /image loader "_photo": Error: the picture .*missing\.png cannot be loaded/,
    );
  });
});

test.describe('Lottie and image sequences', () => {
  const BRIGHT = (color: readonly number[]): boolean => color[0]! > 150;

  test('show Lottie by frame, with loops and speed', async ({ page }) => {
    const project = (more = {}) => paintElement({ type: 'lottie', source: 'square', ...more });
    const at = async (frame: number, more = {}) => {
      await mount(page, project(more), frame);
      return (
        await pixels(page, [
          [10, 40],
          [110, 40],
        ])
      ).map(BRIGHT);
    };
    expect(LOTTIE.op).toBe(50);
    expect(await at(0)).toEqual([true, false]);
    expect(await at(49)).toEqual([false, true]);
    expect(await at(25, { speed: 2 })).toEqual([true, false]);
    expect(await at(25, { speed: 2, loop: false })).toEqual([false, true]);
    const duration = await page.evaluate(
      () =>
        (window.kf.template!.keyfill.mainComposition.layers[0]!.element as unknown as { duration: number })
          .duration,
    );
    expect(duration).toBe(50);
  });

  test('show one picture of a sequence per frame, loop, and can be moved by hand', async ({ page }) => {
    const project = (more = {}) => paintElement({ type: 'image-sequence', source: 'row', ...more });
    const at = async (frame: number, more = {}) => {
      await mount(page, project(more), frame);
      return (await pixels(page, [[10, 10]]))[0];
    };
    expect(await at(1)).toEqual([0, 255, 0]);
    expect(await at(4)).toEqual([255, 0, 0]);
    expect(await at(9, { loop: false })).toEqual([255, 255, 0]);
    await page.evaluate(() => {
      const element = window.kf.template!.keyfill.mainComposition.layers[0]!.element as unknown as {
        goToImage(index: number): void;
      };
      element.goToImage(2);
      window.kf.template!.flush();
    });
    expect(await pixels(page, [[10, 10]])).toEqual([[0, 0, 255]]);
  });
});
