import { expect, test } from '@playwright/test';
import { open } from './helpers/page.ts';
import {
  collectScripts,
  command,
  CRAWLER,
  FULL_SCREEN,
  LOTTIE,
  LOWER_THIRD,
  player,
  SCORE_BUG,
  start,
  state,
  withoutView,
} from './helpers/player.ts';

test.describe('before the reader wants to use it', () => {
  test.use({ javaScriptEnabled: false });

  test('a page without scripts shows a real frame with its size and a description', async ({ page }) => {
    await page.goto(CRAWLER);
    const poster = player(page).getByRole('img', { name: /^Crawler, frame 74/ });
    await expect(poster).toHaveAttribute('width', '1920');
    await expect(poster).toHaveAttribute('height', '1080');
    await expect.poll(() => poster.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(800);
  });
});

for (const [width, address] of [
  [360, FULL_SCREEN],
  [360, SCORE_BUG],
  [768, CRAWLER],
  [1440, CRAWLER],
  [1440, LOTTIE],
] as const) {
  test(`the script loads with the first touch, and nothing moves: ${address}, ${width} px`, async ({
    page,
  }) => {
    await withoutView(page);
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        type Shift = PerformanceEntry & {
          readonly value: number;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        for (const { value, sources } of list.getEntries() as Shift[]) {
          for (const { node } of sources) {
            const one = node instanceof Element ? node : node?.parentElement;
            if (one?.closest('[data-live-template]'))
              moved.push(`${one.className || one.localName}: ${value}`);
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize({ width, height: 900 });
    const scripts = collectScripts(page);
    await open(page, address);
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
    await command(page, 'Play').focus();
    await expect(state(page)).toHaveAttribute('data-status', 'preview');
    expect(scripts.length).toBeGreaterThan(count);
    expect(await place()).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    await expect(command(page, 'Play')).toBeFocused();
  });
}

test("the player only loads on its own when it's in view and the browser is idle", async ({ page }) => {
  await page.addInitScript(() => {
    const waiting = new Map<number, IdleRequestCallback>();
    let last = 0;
    window.requestIdleCallback = (callback) => {
      last += 1;
      waiting.set(last, callback);
      return last;
    };
    window.cancelIdleCallback = (id) => void waiting.delete(id);
    Object.assign(window, {
      idle: () => {
        for (const [id, callback] of waiting) {
          waiting.delete(id);
          callback({ didTimeout: false, timeRemaining: () => 10 });
        }
      },
      waits: () => waiting.size,
    });
  });
  const idle = () => page.evaluate(() => (window as unknown as { idle: () => void }).idle());
  const waits = () => page.evaluate(() => (window as unknown as { waits: () => number }).waits());
  // The window is so low that the player is below the fold.
  await page.setViewportSize({ width: 1440, height: 200 });
  const scripts = collectScripts(page);
  const fetched = () => scripts.filter((script) => script.includes('example-'));
  await open(page, CRAWLER);
  await expect(player(page)).not.toBeInViewport();
  await idle();
  await page.waitForLoadState('networkidle');
  const before = await waits();
  expect(fetched()).toEqual([]);
  await player(page).evaluate((figure) => figure.scrollIntoView());
  // The player is in view, but the browser is busy.
  await expect.poll(waits).toBeGreaterThan(before);
  expect(fetched()).toEqual([]);
  await idle();
  await expect(state(page)).toHaveAttribute('data-status', 'preview');
  expect(fetched()).not.toEqual([]);
});

test('pressing a button before the script has loaded takes effect later', async ({ page }) => {
  await withoutView(page);
  await open(page, LOWER_THIRD);
  await command(page, 'Stop').click();
  await expect(state(page)).toHaveAttribute('data-status', 'preview');
  await open(page, LOWER_THIRD);
  const name = player(page).getByLabel('Name', { exact: true });
  await name.fill('Typed early');
  await command(page, 'Play').click();
  await expect(state(page)).toHaveText('On air');
  await expect(name).toHaveValue('Typed early');
});

test('ten players load the same scripts as one', async ({ page }) => {
  const loaded = async (count: number): Promise<string[]> => {
    const own = await page.context().newPage();
    await own.route('**/assets/js/*.js', async (route) => {
      // The server may have just closed the connection that was going to be reused.
      const response = await route.fetch().catch(() => undefined);
      if (!response) return route.continue();
      const body = await response.text();
      // Replace the page's only player with several.
      const many = body.replace(
        /(\(0,\w+\.\w+\)\([\w.]+,\{example:"crawler")\}\)/,
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
      await expect(players.nth(index)).toHaveAttribute('id', `live-p${index}`);
      await players.nth(index).getByRole('button', { name: 'Play', exact: true }).focus();
      await expect(players.nth(index).locator('[class*="status_"]')).toHaveAttribute(
        'data-status',
        'preview',
      );
    }
    await own.close();
    // The text of a page is prefetched as soon as a link to it is visible, so it doesn't count.
    return [...new Set(scripts)].filter((script) => !/\/[0-9a-f]{8}\.[0-9a-f]{8}\.js$/.test(script)).sort();
  };
  const one = await loaded(1);
  expect(one.some((script) => script.includes('example-crawler'))).toBe(true);
  expect(await loaded(10)).toEqual(one);
});

test("a template's error is shown", async ({ page }) => {
  await page.route('**/examples/fonts/**', (route) => route.abort());
  await start(page, LOWER_THIRD);
  await expect(player(page).getByRole('alert')).toContainText('cannot be loaded');
});

test("a player that can't be loaded says so and can be loaded again", async ({ page }) => {
  await withoutView(page);
  await page.route('**/assets/js/example-*', (route) => route.abort());
  await open(page, LOWER_THIRD);
  await command(page, 'Play').focus();
  await expect(player(page).getByRole('alert')).toContainText('The player couldn’t be loaded.');
  await page.unroute('**/assets/js/example-*');
  await command(page, 'Try again').click();
  await expect(state(page)).toHaveAttribute('data-status', 'preview');
});
