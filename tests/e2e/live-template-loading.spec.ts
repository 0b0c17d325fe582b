import { expect, test } from '@playwright/test';
import { open } from './helpers/page';
import {
  collectScripts,
  command,
  CRAWLER,
  LOWER_THIRD,
  player,
  start,
  state,
  withoutView,
} from './helpers/player';

test.describe('before the reader wants it', () => {
  test.use({ javaScriptEnabled: false });

  test('a page without scripts shows a real frame, with its size and a text', async ({ page }) => {
    await page.goto(CRAWLER);
    const poster = player(page).getByRole('img', { name: /^Crawler, frame 74/ });
    await expect(poster).toHaveAttribute('width', '1920');
    await expect(poster).toHaveAttribute('height', '1080');
    await expect.poll(() => poster.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1280);
  });
});

for (const width of [360, 768, 1440]) {
  test(`the script comes with the first touch, and nothing moves, at ${width} px`, async ({ page }) => {
    await withoutView(page);
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          moved.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    await page.setViewportSize({ width, height: 900 });
    const scripts = collectScripts(page);
    await open(page, CRAWLER);
    await page.waitForLoadState('networkidle');
    const place = () =>
      player(page).evaluate((figure) => {
        const { left, top, width: wide, height } = figure.getBoundingClientRect();
        return { left, top: top + window.scrollY, width: wide, height };
      });
    const before = await place();
    const count = scripts.length;
    await page.waitForTimeout(500);
    expect(scripts).toHaveLength(count);
    await page.evaluate(() => (window as unknown as { moved: number[] }).moved.splice(0));
    await command(page, 'Play').focus();
    await expect(state(page)).toHaveText('Preview');
    expect(scripts.length).toBeGreaterThan(count);
    expect(await place()).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([]);
    await expect(command(page, 'Play')).toBeFocused();
  });
}

test('the player comes by itself once it is in view and the browser is idle', async ({ page }) => {
  await open(page, CRAWLER);
  await expect(state(page)).toHaveText('Preview');
});

test('a button that was pressed before the script was there acts', async ({ page }) => {
  await withoutView(page);
  await open(page, LOWER_THIRD);
  await command(page, 'Stop').click();
  await expect(state(page)).toHaveText('Preview');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await command(page, 'Play').click();
  await expect(state(page)).toHaveText('On air');
});

test('ten players load no more script than one', async ({ page }) => {
  const loaded = async (count: number): Promise<string[]> => {
    const own = await page.context().newPage();
    await own.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      // The one player of the page becomes several.
      const many = body.replace(
        /(\(0,\w+\.jsx\)\(\w+,\{example:"crawler")\}\)/,
        (_all, call: string) =>
          `[${Array.from({ length: count }, (_, index) => `${call},name:"p${index}"},${index})`).join(',')}]`,
      );
      await route.fulfill({ response, body: many });
    });
    const scripts = collectScripts(own);
    await open(own, '/user-guide/examples/looping');
    await own.waitForLoadState('networkidle');
    await own.locator('.menu').getByRole('link', { name: 'Crawler' }).click();
    await expect(own.locator('h1')).toHaveText('Crawler');
    const players = own.getByRole('figure', { name: 'Live template: Crawler' });
    await expect(players).toHaveCount(count);
    for (let index = 0; index < count; index += 1) {
      await players.nth(index).getByRole('button', { name: 'Play', exact: true }).focus();
      await expect(players.nth(index).locator('[class*="status_"]')).toHaveText('Preview');
    }
    await own.close();
    return [...new Set(scripts)].sort();
  };
  const one = await loaded(1);
  expect(one.some((script) => script.includes('example-crawler'))).toBe(true);
  expect(await loaded(10)).toEqual(one);
});

test('an error of the template is told', async ({ page }) => {
  await page.route('**/examples/fonts/**', (route) => route.abort());
  await start(page, LOWER_THIRD);
  await expect(player(page).getByRole('alert')).toContainText('cannot be loaded');
});

test('a player that cannot be loaded says so and can be asked again', async ({ page }) => {
  await withoutView(page);
  await page.route('**/assets/js/example-*', (route) => route.abort());
  await open(page, LOWER_THIRD);
  await command(page, 'Play').focus();
  await expect(player(page).getByRole('alert')).toContainText('The player could not be loaded.');
  await page.unroute('**/assets/js/example-*');
  await command(page, 'Try again').click();
  await expect(state(page)).toHaveText('Preview');
});
