import { expect, type Page, test } from '@playwright/test';
import { earlyScript } from '../../plugins/startup/page-template.ts';
import { holdScripts } from './helpers/watch.ts';
import { CRAWLER, frame } from './helpers/player.ts';
import { searchBox } from './helpers/search.ts';

const html = (page: Page) => page.locator('html');

test('no script is requested before the page has loaded and been painted', async ({ page }) => {
  await page.addInitScript(() => {
    const order: string[] = [];
    Object.assign(window, { order });
    addEventListener('load', () => order.push('load'));
    requestAnimationFrame(() => order.push('frame'));
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes)
          if (node instanceof HTMLScriptElement && node.src !== '') order.push('script');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  // The page appears under a pointer that rests.
  await page.mouse.move(300, 300);
  await page.goto('/user-guide');
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true', { timeout: 30_000 });
  const order = await page.evaluate(() => (window as unknown as { order: string[] }).order);
  expect(order.indexOf('script')).toBeGreaterThan(order.indexOf('load'));
  expect(order.indexOf('script')).toBeGreaterThan(order.indexOf('frame'));
});

test('a page is painted before any other file arrives', async ({ page }) => {
  await holdScripts(page, /\/(?:assets|img)\//);
  for (const address of ['/user-guide', CRAWLER]) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
  }
});

test("the reader's first input starts the scripts immediately", async ({ page }) => {
  const { requested, release } = await holdScripts(page);
  // A picture that never loads delays the load event.
  await page.route('**/never.png', () => undefined);
  await page.addInitScript(() => Object.assign(new Image(), { src: '/never.png' }));
  await page.goto('/user-guide', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  expect(requested).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => requested.length).toBeGreaterThan(1);
  release();
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true', { timeout: 30_000 });
});

test('text that was typed early comes back if hydration sets its field back', async ({ page }) => {
  const body = `<script id="keyfill-scripts" type="application/json">[]</script><script>${earlyScript}</script><input>`;
  await page.route('**/early', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/early');
  const field = page.locator('input');
  await field.pressSequentially('crawl');
  const told = await field.evaluate(async (input: HTMLInputElement) => {
    const texts: string[] = [];
    input.addEventListener('input', () => texts.push(input.value));
    input.value = '';
    document.documentElement.setAttribute('data-has-hydrated', 'true');
    await new Promise((resolve) => setTimeout(resolve));
    return texts;
  });
  expect(told.at(-1)).toBe('crawl');
});

test('a page waits for the styles of what it may open', async ({ page }) => {
  const { requested, release } = await holdScripts(page, /\/assets\/css\/later\./);
  const chunks = page.waitForRequest(/\/assets\/js\/theme\./);
  await page.goto('/user-guide/best-practices');
  await chunks;
  expect(requested).toHaveLength(1);
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  release();
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true', { timeout: 30_000 });
});

test("a search shortcut and the text typed after it aren't lost before the scripts run", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const { release } = await holdScripts(page);
  await page.goto('/user-guide', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mask');
  release();
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true', { timeout: 30_000 });
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('mask');
});

test('Escape before the search has loaded keeps its panel closed', async ({ page }) => {
  const { requested, release } = await holdScripts(page, /\/assets\/js\/local-search\./);
  await page.goto('/user-guide');
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true', { timeout: 30_000 });
  const { input, suggestions } = searchBox(page);
  await input.focus();
  await expect.poll(() => requested.length).toBe(1);
  await page.keyboard.press('Escape');
  const index = page.waitForResponse(/search-index-default/);
  release();
  // Its indexes load once it has.
  await index;
  await expect(input).toBeFocused();
  await expect(suggestions).toHaveCount(0);
  await input.click();
  await expect(suggestions.first()).toBeVisible();
});

test('keys on a stage count from the frame of its poster, before the template has loaded', async ({
  page,
}) => {
  const { release } = await holdScripts(page);
  await page.goto(CRAWLER, { waitUntil: 'commit' });
  await page.locator('[data-control="stage"]').focus();
  const first = Number(await frame(page).inputValue());
  for (const key of ['ArrowRight', 'Shift+ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  release();
  await expect(frame(page)).toHaveValue(String(first + 10));
});

test("the builder doesn't accept text before its script has loaded", async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto('/user-guide/exporting/template-definition-builder', { waitUntil: 'commit' });
  const builder = page.locator('[data-definition-builder]');
  const name = builder.getByRole('group', { name: 'General', includeHidden: true }).locator('input').first();
  const before = await name.inputValue();
  const box = (await name.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.keyboard.type('lost');
  await expect(name).not.toBeFocused();
  await expect(name).toHaveValue(before);
  release();
  await expect(builder.locator('[data-ready]')).toBeAttached();
  await expect(name).toHaveValue(before);
});
