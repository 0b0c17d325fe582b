import { devices, expect, test } from '@playwright/test';
import { open, sharePage } from './helpers/page.ts';
import { command, frame, FULL_SCREEN, graphic, LOWER_THIRD, player, start, state } from './helpers/player.ts';

test.describe('on a page with steps and a picture', () => {
  const shared = sharePage((page) => start(page, FULL_SCREEN));

  test('at 1920 px, a player is 1040 px wide and at most 640 px high, with its fields next to the stage', async () => {
    const page = shared();
    await page.setViewportSize({ width: 1920, height: 1080 });
    const { width, height } = (await player(page).boundingBox())!;
    expect(width).toBe(1040);
    expect(height).toBeLessThanOrEqual(640);
    const [form, stage] = ['form', '[data-control="stage"]'].map((part) =>
      player(page).locator(part).first(),
    );
    const { x } = (await stage!.boundingBox())!;
    expect((await form!.boundingBox())!.x).toBeGreaterThan(x + (await stage!.boundingBox())!.width);
  });

  test('the strip marks frames, steps, and the outro, and the slider describes them', async () => {
    const page = shared();
    const strip = player(page).locator('svg[class*="marks_"]');
    // tests/unit/player/marks.test.ts checks where.
    for (const part of ['text', '[class*="step_"]', 'path[class*="outro_"]', '[class*="keyframe_"]'])
      await expect(strip.locator(part).first()).toBeAttached();
    await frame(page).fill('70');
    await expect(frame(page)).toHaveAttribute('aria-valuetext', /^70 of 171, .*step First fact$/);
    await frame(page).fill('160');
    await expect(frame(page)).toHaveAttribute('aria-valuetext', /^160 of 171, .*outro$/);
  });

  test('a picture can be chosen by name or address, and the old one stays if it is missing', async () => {
    const page = shared();
    const field = player(page).getByLabel('Picture', { exact: true });
    expect(
      await field.evaluate((input) =>
        [...(input as HTMLInputElement).list!.options].map(({ value }) => value),
      ),
    ).toEqual(['harbor']);
    const shown = (): Promise<string> =>
      graphic(page)
        .locator('img')
        .first()
        .evaluate((image) => (image as HTMLImageElement).src);
    const choose = async (picture: string): Promise<void> => {
      await field.fill(picture);
      await field.press('Enter');
    };
    await choose('/posters/nothing.png');
    await expect(player(page).getByRole('alert')).toContainText('cannot be loaded');
    expect(await shown()).toContain('/examples/full-screen/harbor.svg');
    const poster = (await player(page).locator('img[class*="poster_"]').getAttribute('src'))!;
    await choose(poster);
    await expect.poll(shown).toContain(poster);
    await choose('harbor');
    await expect.poll(shown).toContain('/examples/full-screen/harbor.svg');
  });

  test('the commands fit the narrowest player, whatever the status says', async () => {
    const page = shared();
    await command(page, 'Play').click();
    await expect(state(page)).toHaveText('Waiting for Next');
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const [edit, around] = [await command(page, 'Edit').boundingBox(), await player(page).boundingBox()];
      expect(edit!.x + edit!.width, `${width} px`).toBeLessThanOrEqual(around!.x + around!.width);
      const { y, height } = (await command(page, 'Play').boundingBox())!;
      for (const name of ['Next', 'Update', 'Stop'])
        expect(await command(page, name).boundingBox(), `${name}, ${width} px`).toMatchObject({ y, height });
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, 'with text of twice the size the page still fits the window').toBeLessThanOrEqual(0);
  });
});

test.describe('on a page with a lower third', () => {
  const shared = sharePage((page) => start(page, LOWER_THIRD));

  test('the view settings are next to the stage, and nothing below it moves', async () => {
    const page = shared();
    await page.setViewportSize({ width: 1440, height: 900 });
    const before = (await command(page, 'Play').boundingBox())!.y;
    await command(page, 'View and speed').click();
    const panel = (await player(page).getByLabel('Title safe area').boundingBox())!;
    const stage = (await player(page).getByRole('group', { name: 'Stage' }).boundingBox())!;
    expect(panel.x).toBeGreaterThanOrEqual(stage.x + stage.width);
    expect(Math.abs((await command(page, 'Play').boundingBox())!.y - before)).toBeLessThanOrEqual(2);
    await command(page, 'View and speed').click();
  });

  test('controls are 36 px high for a mouse, and the state is plain text', async () => {
    const page = shared();
    for (const name of ['Play', 'Edit', 'Download', 'One frame back'])
      expect((await command(page, name).boundingBox())!.height, name).toBe(36);
    await command(page, 'Next').click();
    await expect(state(page)).toHaveText('This template has no steps');
    await expect(player(page).getByRole('status').first()).toHaveText('This template has no steps');
    await command(page, 'Play').click();
    await expect(state(page)).toHaveText('On air');
    expect(await state(page).evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    );
    await command(page, 'Edit').click();
    await command(page, 'Close editor').click();
    await expect(command(page, 'Edit')).toBeVisible();
    await test.step('full screen can be started and ended', async () => {
      await command(page, 'View and speed').click();
      for (const isFull of [true, false]) {
        await command(page, 'Full screen').click();
        await expect(command(page, 'Full screen')).toHaveAttribute('aria-pressed', String(isFull));
      }
    });
  });
});

test('buttons and keys move the playhead and pause playback', async ({ page }) => {
  await start(page, LOWER_THIRD);
  const slider = frame(page);
  await slider.focus();
  await slider.press('Home');
  await expect(slider).toHaveValue('0');
  await slider.press('ArrowRight');
  await slider.press('Shift+ArrowRight');
  await expect(slider).toHaveValue('11');
  await command(page, 'One frame back').click();
  await expect(slider).toHaveValue('10');
  await command(page, 'One frame forward').click();
  await expect(slider).toHaveValue('11');
  await slider.press('End');
  await expect(slider).toHaveValue('86');
  await slider.press('Home');
  // Slow it down, so it's still playing when the second key is pressed.
  await command(page, 'View and speed').click();
  await player(page).getByLabel('Speed').selectOption('0.1 ×');
  await slider.press(' ');
  await expect(state(page)).toHaveAttribute('data-status', 'playing');
  await slider.press(' ');
  await expect(state(page)).toHaveText('Paused');
  await expect(command(page, 'Continue')).toBeVisible();
  // In a field, keys belong to the field.
  const name = player(page).getByLabel('Name', { exact: true });
  const before = await slider.inputValue();
  await name.press('ArrowLeft');
  await name.press(' ');
  await expect(slider).toHaveValue(before);
});

test('background, safe areas, size, speed, and frame rate can be chosen', async ({ page }) => {
  await page.clock.install();
  await start(page, LOWER_THIRD);
  await command(page, 'View and speed').click();
  const surface = player(page).locator('[class*="picture_"]').first();
  const looks = (): Promise<string> =>
    surface.evaluate((one) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      return `${backgroundColor} ${backgroundImage}`;
    });
  const seen: string[] = [];
  for (const choice of ['Black', 'Gray', 'Checkerboard']) {
    await player(page).getByLabel('Background').selectOption(choice);
    seen.push(await looks());
  }
  expect(new Set(seen).size).toBe(3);
  await player(page).getByLabel('Background').selectOption('Stadium');
  const backdrop = player(page).locator('img[class*="backdrop_"]');
  await expect(backdrop).toHaveAttribute('src', /\/stadium\.svg$/);
  await expect
    .poll(() => backdrop.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await player(page).getByLabel('Title safe area').check();
  await player(page).getByLabel('Action safe area').check();
  for (const [area, part] of [
    ['titleArea', 0.9],
    ['actionArea', 0.93],
  ] as const) {
    const [stage, inner] = await Promise.all([
      graphic(page).boundingBox(),
      player(page).locator(`[class*="${area}_"]`).boundingBox(),
    ]);
    expect(inner!.width / stage!.width, area).toBeCloseTo(part, 2);
    expect(inner!.height / stage!.height, area).toBeCloseTo(part, 2);
  }
  await player(page).getByLabel('Size').selectOption('1:1');
  expect((await graphic(page).boundingBox())!.width).toBe(1920);
  await player(page).getByLabel('Size').selectOption('Fit');
  await player(page).getByLabel('Speed').selectOption('0.1 ×');
  await player(page).getByLabel('Frames per second').selectOption('25');
  // From here on, the test controls the page's time, so neither a slow machine nor an ineffective choice can pass.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await command(page, 'Play').click();
  await page.clock.runFor(4000);
  // 25 frames per second at a tenth of the speed, which makes 10 in 4 seconds.
  await expect(frame(page)).toHaveValue(/^(9|10)$/);
});

test('a link restores the frame and the data', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await start(page, LOWER_THIRD);
  await player(page).getByLabel('Name', { exact: true }).fill('Zoë & "Ada" #1');
  await command(page, 'Update').click();
  await frame(page).fill('30');
  await command(page, 'View and speed').click();
  await command(page, 'Copy link to this frame').click();
  await expect(player(page).getByText('Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
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

  test('the slider is as wide as the player, Zoom shows the graphic, and no button covers the player', async ({
    page,
  }) => {
    await start(page, LOWER_THIRD);
    const around = (await player(page).boundingBox())!;
    expect((await frame(page).boundingBox())!.width).toBeGreaterThan(around.width * 0.85);
    const graphicWidth = async (): Promise<number> => (await graphic(page).boundingBox())!.width;
    const before = await graphicWidth();
    const text = graphic(page).locator('text=/./').first();
    await command(page, 'Zoom').tap();
    expect(await graphicWidth()).toBeGreaterThan(before * 1.9);
    await expect(text).toBeInViewport();
    expect((await player(page).boundingBox())!.height).toBeCloseTo(around.height, -1);
    await command(page, 'Zoom').tap();
    expect(await graphicWidth()).toBeCloseTo(before, 0);
    // The button appears when a reader scrolls up.
    const toTop = page.locator('.theme-back-to-top-button');
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
