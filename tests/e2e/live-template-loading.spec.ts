import { expect, test, type Locator } from '@playwright/test';
import { open } from './helpers/page.ts';
import {
  collectScripts,
  command,
  CRAWLER,
  LOTTIE,
  LOWER_THIRD,
  player,
  SCORE_BUG,
  start,
  state,
  withoutView,
} from './helpers/player.ts';
import { editor, openEditor, SOUND, write } from './helpers/playground.ts';

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
  [360, SCORE_BUG],
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
    const isLoaded = () => scripts.some((script) => script.includes('example-'));
    expect(isLoaded()).toBe(false);
    await command(page, 'Play').focus();
    await expect(state(page)).toHaveAttribute('data-status', 'preview');
    expect(isLoaded()).toBe(true);
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
    Object.assign(window, { waiting });
  });
  interface Idle {
    readonly waiting: Map<number, IdleRequestCallback>;
  }
  const waits = () => page.evaluate(() => (window as unknown as Idle).waiting.size);
  const idle = () =>
    page.evaluate(() => {
      const { waiting } = window as unknown as Idle;
      for (const [id, callback] of waiting) {
        waiting.delete(id);
        callback({ didTimeout: false, timeRemaining: () => 10 });
      }
    });
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
  // The links around it, which are prefetched, may have asked for the idle time before the player.
  const status = () => idle().then(() => state(page).getAttribute('data-status'));
  await expect.poll(status).toBe('preview');
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

test('after a new deployment, the search, the player, and the editor offer to reload, and the draft is kept', async ({
  page,
}) => {
  const notice = page.getByRole('alert').filter({ hasText: 'This site was updated' });
  /** As if another build had taken this one's place on the host. */
  const deploy = async () => {
    await page.route(/\/assets\/js\//, (route) => route.fulfill({ status: 404, contentType: 'text/html' }));
    await page.route(LOWER_THIRD, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('/main.', '/main.new') });
    });
  };
  const reload = async (button: Locator) => {
    await expect(button).toBeVisible();
    await page.unrouteAll();
    await button.click();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', { timeout: 30_000 });
    await expect(notice).toHaveCount(0);
  };
  await withoutView(page);
  await openEditor(page, LOWER_THIRD);
  await write(page, SOUND);
  await open(page, LOWER_THIRD);
  await expect(notice).toHaveCount(0);
  await deploy();
  await page.getByRole('combobox', { name: 'Search' }).focus();
  await reload(notice.getByRole('button', { name: 'Reload the page' }));

  await deploy();
  await command(page, 'Play').focus();
  await expect(player(page).getByRole('alert')).toContainText('couldn’t be loaded');
  await expect(command(page, 'Try again')).toHaveCount(0);
  await expect(notice).toHaveCount(1);
  await reload(command(page, 'Reload the page'));
  await openEditor(page, LOWER_THIRD);
  await expect(editor(page)).toContainText('Sound again');
});
