import { expect, test, type Locator } from '@playwright/test';
import { open } from './helpers/page.ts';
import {
  collectScripts,
  command,
  CRAWLER,
  LOWER_THIRD,
  player,
  SCORE_BUG,
  start,
  state,
  withoutView,
} from './helpers/player.ts';
import { SOUND } from '../helpers/actions.ts';
import { editor, openEditor, write } from './helpers/playground.ts';

test('a page without scripts shows a real frame with its size and a description', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(CRAWLER);
  const poster = player(page).getByRole('img', { name: /^Crawler, frame \d+/ });
  await expect(poster).toHaveAttribute('width', '1920');
  const isLoaded = () => poster.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(isLoaded).toBe(true);
  await page.close();
});

test('the script loads with the first touch, and nothing moves', async ({ page }) => {
  await withoutView(page);
  await page.setViewportSize({ width: 360, height: 900 });
  const scripts = collectScripts(page);
  await open(page, SCORE_BUG);
  await page.waitForLoadState('networkidle');
  // The site's font may have moved buttons by parts of a pixel before.
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & { readonly sources: readonly { readonly node: Node | null }[] };
      for (const { node } of (list.getEntries() as Shift[]).flatMap(({ sources }) => sources)) {
        const one = node instanceof Element ? node : node?.parentElement;
        if (one?.closest('[data-live-template]')) moved.push(one.className || one.localName);
      }
    }).observe({ type: 'layout-shift' });
  });
  await expect(player(page).getByText('0 to 999')).toHaveCount(2);
  const before = await player(page).boundingBox();
  const isLoaded = () => scripts.some((script) => script.includes('example-'));
  expect(isLoaded()).toBe(false);
  await command(page, 'Play').evaluate((button) => button.focus({ preventScroll: true }));
  await expect(state(page)).toHaveAttribute('data-status', 'preview');
  expect(isLoaded()).toBe(true);
  expect(await player(page).boundingBox()).toEqual(before);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  await expect(command(page, 'Play')).toBeFocused();
});

test('scripts load when the player comes into view, and the stage waits for a sign of interest', async ({
  page,
}) => {
  // The window is so low that the player is below the fold.
  await page.setViewportSize({ width: 1440, height: 200 });
  const scripts = collectScripts(page);
  await open(page, CRAWLER);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((script) => script.includes('example-'))).toEqual([]);
  await player(page).evaluate((figure) => figure.scrollIntoView());
  await expect.poll(() => scripts.filter((script) => script.includes('example-'))).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  await expect(state(page)).toHaveAttribute('data-status', 'loading');
  await player(page).hover();
  await expect(state(page)).toHaveAttribute('data-status', 'preview');
});

test("a template's error is shown, and a player that can't load can be loaded again", async ({ page }) => {
  await page.route('**/examples/fonts/**', (route) => route.abort());
  await start(page, LOWER_THIRD);
  await expect(player(page).getByRole('alert')).toContainText('cannot be loaded');
  await page.unrouteAll();
  await withoutView(page);
  await page.route('**/assets/js/example-*', (route) => route.abort());
  await open(page, LOWER_THIRD);
  await command(page, 'Play').focus();
  await expect(player(page).getByRole('alert')).toContainText('couldn’t be loaded');
  // Its layout covers the navbar on a phone, so it can be left.
  for (const isEditing of ['true', 'false']) {
    await command(page, 'Edit template').click();
    await expect(player(page)).toHaveAttribute('data-editing', isEditing);
  }
  await page.unrouteAll();
  await command(page, 'Try again').click();
  await expect(state(page)).toHaveAttribute('data-status', 'preview');
});

test('after a deployment, search, player, and editor offer to reload and keep drafts', async ({ page }) => {
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
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
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
  await expect(command(page, 'Reload the page')).toBeVisible();
  await expect(command(page, 'Try again')).toHaveCount(0);
  await reload(command(page, 'Reload the page'));
  await openEditor(page, LOWER_THIRD);
  await expect(editor(page)).toContainText('Sound again');
});
