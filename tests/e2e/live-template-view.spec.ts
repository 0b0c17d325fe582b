import { devices, expect, test } from '@playwright/test';
import { clipboard, open, overflow, sharePage } from './helpers/page.ts';
import { command, frame, FULL_SCREEN, graphic, LOWER_THIRD, player, start, state } from './helpers/player.ts';

const sourceOf = (image: HTMLImageElement) => (image.naturalWidth > 0 ? image.src : '');

test.describe('on a page with steps and a picture', () => {
  const shared = sharePage((page) => start(page, FULL_SCREEN));

  test('the slider says at which step or in which part the playhead is', async () => {
    // tests/unit/player/marks.test.ts checks the strip.
    for (const [at, text] of [
      ['70', /^70 of \d+, .*step First fact$/],
      ['160', /^160 of \d+, .*outro$/],
    ] as const) {
      await frame(shared()).fill(at);
      await expect(frame(shared())).toHaveAttribute('aria-valuetext', text);
      // The line is filled up to the playhead.
      const filled = await player(shared()).locator('line').last().getAttribute('x2');
      const last = Number(await frame(shared()).getAttribute('max'));
      expect(parseFloat(filled!)).toBeCloseTo((100 * Number(at)) / last, 5);
    }
  });

  test('a picture can be chosen by name or address, and the old one stays if it is missing', async () => {
    const page = shared();
    const field = player(page).getByLabel('Picture', { exact: true });
    const names = await field.evaluate((input: HTMLInputElement) =>
      [...input.list!.options].map(({ value }) => value),
    );
    expect(names).toEqual(['harbor']);
    const poster = (await player(page).locator('img[width]').first().getAttribute('src'))!;
    // A replaced picture stays behind the new one.
    const shown = () =>
      graphic(page)
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) => {
          const isSeen = (one: HTMLImageElement): boolean => one.checkVisibility({ opacityProperty: true });
          return images.filter((one) => one.naturalWidth > 0 && isSeen(one)).at(-1)?.src;
        });
    for (const [picture, source] of [
      ['/posters/nothing.png', '/examples/full-screen/harbor.svg'],
      [poster, poster],
      ['harbor', '/examples/full-screen/harbor.svg'],
    ] as const) {
      await field.fill(picture);
      await field.press('Enter');
      if (picture.endsWith('nothing.png'))
        await expect(player(page).getByRole('alert')).toContainText('cannot be loaded');
      await expect.poll(shown).toMatch(new RegExp(`${source}$`));
    }
  });

  test('commands fit the narrowest player with any status, and the page fits with large text', async () => {
    const page = shared();
    await command(page, 'Play').click();
    await expect(state(page)).toHaveText('Waiting for Next');
    await page.setViewportSize({ width: 320, height: 800 });
    const { y, height } = (await command(page, 'Play').boundingBox())!;
    for (const name of ['Next', 'Update', 'Stop'])
      expect(await command(page, name).boundingBox(), name).toMatchObject({ y, height });
    await page.setViewportSize({ width: 390, height: 800 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

test('the view settings have the place of the form, below the whole stage, and move no command', async ({
  page,
}) => {
  await start(page, LOWER_THIRD);
  await command(page, 'Next').click();
  await expect(state(page)).toHaveText('This template has no steps');
  /** The distance of Play from the top of the page, which may be scrolling. */
  const place = (): Promise<number> =>
    command(page, 'Play').evaluate((button) => button.getBoundingClientRect().y + window.scrollY);
  const before = await place();
  await command(page, 'View').click();
  await expect(player(page).getByLabel('Title safe area')).toBeInViewport({ ratio: 1 });
  await expect(player(page).getByLabel('Name', { exact: true })).toBeHidden();
  await expect(player(page).getByRole('group', { name: 'Stage' })).toBeInViewport({ ratio: 1 });
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(2);
});

test('buttons and keys move the playhead and pause playback', async ({ page }) => {
  await start(page, LOWER_THIRD);
  const slider = frame(page);
  await slider.press('End');
  const last = await slider.inputValue();
  await slider.press('Home');
  await expect(slider).toHaveValue('0');
  for (const key of ['ArrowRight', 'Shift+ArrowRight']) await slider.press(key);
  await expect(slider).toHaveValue('11');
  await command(page, 'One frame back').click();
  await expect(slider).toHaveValue('10');
  await command(page, 'One frame forward').click();
  await expect(slider).toHaveValue('11');
  expect(Number(last)).toBeGreaterThan(50);
  await slider.press('Home');
  // Slow it down, so it's still playing when the second key is pressed.
  await command(page, 'View').click();
  await player(page).getByLabel('Speed').selectOption('0.1 ×');
  await slider.press(' ');
  await expect(state(page)).toHaveAttribute('data-status', 'playing');
  await slider.press(' ');
  await expect(state(page)).toHaveText('Paused');
  await expect(command(page, 'Continue')).toBeVisible();
  // In a field, keys belong to the field.
  await command(page, 'Close').click();
  const before = await slider.inputValue();
  for (const key of ['ArrowLeft', ' ']) await player(page).getByLabel('Name', { exact: true }).press(key);
  await expect(slider).toHaveValue(before);
});

test('background, safe areas, size, speed, and frame rate can be chosen', async ({ page }) => {
  await page.clock.install();
  await start(page, LOWER_THIRD);
  await command(page, 'View').click();
  const stage = player(page).getByRole('group', { name: 'Stage' });
  const choose = (label: string, option: string) => player(page).getByLabel(label).selectOption(option);
  const seen = new Set<string>();
  for (const choice of ['Black', 'Gray', 'Checkerboard', 'Stadium']) {
    await choose('Background', choice);
    seen.add((await stage.screenshot()).toString('base64'));
  }
  expect(seen.size).toBe(4);
  const backdrop = stage.locator('img[src$="/stadium.svg"]');
  await expect.poll(() => backdrop.evaluate(sourceOf)).not.toBe('');
  for (const area of ['Title safe area', 'Action safe area']) {
    const without = (await stage.screenshot()).toString('base64');
    await player(page).getByLabel(area).check();
    expect((await stage.screenshot()).toString('base64'), area).not.toBe(without);
  }
  await choose('Size', '1:1');
  expect((await graphic(page).boundingBox())!.width).toBe(1920);
  await choose('Size', 'Fit');
  await choose('Speed', '0.1 ×');
  await choose('Frames per second', '25');
  // From here on, the test controls the page's time, so neither slowness nor an ineffective choice can pass.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await command(page, 'Play').click();
  await page.clock.runFor(4000);
  // 25 frames per second at a tenth of the speed, which makes 10 in 4 seconds.
  await expect(frame(page)).toHaveValue(/^(9|10)$/);
});

test('a link restores the frame and the data', async ({ page }) => {
  await start(page, LOWER_THIRD);
  await player(page).getByLabel('Name', { exact: true }).fill('Zoë & "Ada" #1');
  await command(page, 'Update').click();
  await frame(page).fill('30');
  await command(page, 'View').click();
  await command(page, 'Copy link to this frame').click();
  await expect(player(page).getByText('Copied')).toBeVisible();
  const link = await clipboard(page);
  await page.goto('/');
  await open(page, link);
  await expect(state(page)).toHaveAttribute('data-status', 'preview');
  await expect(frame(page)).toHaveValue('30');
  await expect(graphic(page)).toContainText('Zoë & "Ada" #1');
  await expect(player(page)).toBeInViewport();
});

test.describe('on a phone', () => {
  const { viewport, hasTouch, isMobile } = devices['iPhone 13'];
  test.use({ viewport, hasTouch, isMobile });

  test('Zoom shows the graphic, and no button covers the player', async ({ page }) => {
    await start(page, LOWER_THIRD);
    const around = (await player(page).boundingBox())!;
    expect((await frame(page).boundingBox())!.width).toBeGreaterThan(around.width / 2);
    const graphicWidth = async (): Promise<number> => (await graphic(page).boundingBox())!.width;
    const before = await graphicWidth();
    await command(page, 'Zoom').tap();
    expect(await graphicWidth()).toBeGreaterThan(before * 1.9);
    await expect(graphic(page).locator('text=/./').first()).toBeInViewport();
    await command(page, 'Zoom').tap();
    expect(await graphicWidth()).toBeCloseTo(before, 0);
    // The button appears when a reader scrolls up.
    const toTop = page.getByRole('button', { name: 'Scroll back to top' });
    await page.evaluate(async () => {
      (document.activeElement as HTMLElement).blur();
      window.scrollTo(0, document.body.scrollHeight);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      window.scrollBy(0, -400);
    });
    await expect(toTop).toBeVisible();
    await frame(page).focus();
    await expect(toTop).toBeHidden();
  });
});
