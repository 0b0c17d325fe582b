import { expect, test } from '@playwright/test';
import { open } from './helpers/page.ts';
import { command, frame, FULL_SCREEN, graphic, LOWER_THIRD, player, start, state } from './helpers/player.ts';

test('the strip marks frames, steps, and the outro, and the slider describes them', async ({ page }) => {
  await start(page, FULL_SCREEN);
  const strip = player(page).locator('svg[class*="marks_"]');
  const places = (part: string): Promise<number[]> =>
    strip.locator(part).evaluateAll((parts) =>
      // The position is set on the mark itself, or on the picture around it.
      parts.map((one) => parseFloat(one.getAttribute('x') ?? one.parentElement?.getAttribute('x') ?? '')),
    );
  const at = (...frames: number[]): unknown[] => frames.map((one) => expect.closeTo((one / 199) * 100, 3));
  expect(await strip.locator('text').allTextContents()).toEqual(['0', '50', '100', '150']);
  expect(await places('text')).toEqual(at(0, 50, 100, 150));
  expect(await places('[class*="step_"]')).toEqual(at(70, 110));
  expect(await places('path[class*="outro_"]')).toEqual(at(160));
  expect(await places('[class*="keyframe_"]')).toEqual(expect.arrayContaining(at(2, 198)));
  await frame(page).fill('70');
  await expect(frame(page)).toHaveAttribute('aria-valuetext', /^70 of 199, .*step First fact$/);
  await frame(page).fill('160');
  await expect(frame(page)).toHaveAttribute('aria-valuetext', /^160 of 199, .*outro$/);
});

test('a picture can be chosen by name or address, and the old one stays if it is missing', async ({
  page,
}) => {
  await start(page, FULL_SCREEN);
  const field = player(page).getByLabel('Picture', { exact: true });
  expect(
    await field.evaluate((input) => [...(input as HTMLInputElement).list!.options].map(({ value }) => value)),
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
  await expect(slider).toHaveValue('99');
  await slider.press('Home');
  // Slow it down, so that it's still playing when the second key is pressed.
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

test('the commands fit the narrowest player, whatever the status says', async ({ page }) => {
  await start(page, FULL_SCREEN);
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

test('at 1440 by 900, everything is in view, the commands are right below the stage, and scrubbing is a thin row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await start(page, LOWER_THIRD);
  await player(page).evaluate((figure) => figure.scrollIntoView());
  for (const part of [
    graphic(page),
    command(page, 'Play'),
    command(page, 'Stop'),
    state(page),
    player(page).getByLabel('Name', { exact: true }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });

  const stage = (await player(page).getByRole('group', { name: 'Stage' }).boundingBox())!;
  const play = (await command(page, 'Play').boundingBox())!;
  expect(play.y - (stage.y + stage.height)).toBeGreaterThanOrEqual(0);
  expect(play.y - (stage.y + stage.height)).toBeLessThan(16);
  const lamp = (await state(page).boundingBox())!;
  expect(lamp.y).toBeGreaterThanOrEqual(play.y);
  expect(lamp.y + lamp.height).toBeLessThanOrEqual(play.y + play.height);

  await test.step('scrubbing is one thin row, also on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    const row = player(page).getByRole('group', { name: 'Scrub' });
    await expect.poll(async () => (await row.boundingBox())!.height).toBeLessThan(60);
    expect((await frame(page).boundingBox())!.width).toBeGreaterThan(80);
  });

  await test.step('full screen can be started and ended', async () => {
    await command(page, 'View and speed').click();
    for (const isFull of [true, false]) {
      await command(page, 'Full screen').click();
      await expect(command(page, 'Full screen')).toHaveAttribute('aria-pressed', String(isFull));
    }
  });
});

test('the background is remembered during the visit, on all pages', async ({ page }) => {
  await open(page, LOWER_THIRD);
  await expect(player(page).getByLabel('Background')).toHaveValue('studio');
  await player(page).getByLabel('Background').selectOption('Checkerboard');
  await open(page, FULL_SCREEN);
  await expect(player(page).getByLabel('Background')).toHaveValue('checkerboard');
});
