import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixture.ts';
import { open } from '../helpers/page.ts';
import { holdScripts } from '../helpers/watch.ts';

let address: string;

test.beforeAll(async ({ fixtureUrl }) => {
  address = `${await fixtureUrl('analytics')}extra/hidden`;
});

// The variant reports page views, and these pages' reports must not reach the tests for that.
test.beforeEach(async ({ page }) => {
  await page.route('http://localhost:4178/**', (route) => route.abort());
});

const outer = (page: Page) => page.locator('main details').first();
const inDetails = (page: Page) => page.locator('#in-the-details');
const inSecond = (page: Page) => page.locator('#in-the-second-tab');
const inFirst = (page: Page) => page.locator('#in-the-first-tab');

test.describe('a link to hidden content shows it', () => {
  test('when it opens the page', { tag: '@both' }, async ({ page }) => {
    await open(page, `${address}#in-the-second-tab`);
    await expect(inSecond(page)).toBeInViewport();
    await expect(inFirst(page)).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Second' })).toHaveAttribute('aria-selected', 'true');
    await page.goto('about:blank');
    await open(page, `${address}#deep`);
    await expect(page.locator('#deep')).toBeInViewport();
  });

  test('when it leads there from the same page', { tag: '@both' }, async ({ page }) => {
    await open(page, address);
    await page.getByRole('link', { name: 'to the details', exact: true }).click();
    await expect(inDetails(page)).toBeInViewport();
    await expect(page.locator('#deep')).toBeHidden();
    await page.getByRole('link', { name: 'To the second tab' }).click();
    await expect(inSecond(page)).toBeInViewport();
    await expect(inFirst(page)).toBeHidden();
  });

  test('when it comes from the list of contents', async ({ page }) => {
    await open(page, address);
    const contents = page.locator('.table-of-contents');
    await contents.getByRole('link', { name: 'In the details' }).click();
    await expect(inDetails(page)).toBeInViewport();
    await contents.getByRole('link', { name: 'In the second tab' }).click();
    await expect(inSecond(page)).toBeInViewport();
    // Back shows what the reader saw before.
    await contents.getByRole('link', { name: 'In the first tab' }).click();
    await expect(inFirst(page)).toBeInViewport();
    await page.goBack();
    await expect(inSecond(page)).toBeInViewport();
  });

  test('when it was clicked before the page is hydrated', async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'To the second tab' }).click();
    release();
    await expect(inSecond(page)).toBeInViewport();
    await expect(inFirst(page)).toBeHidden();
  });
});

test('details that were opened before the page is hydrated stay open', { tag: '@both' }, async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByText('Closed', { exact: true }).click();
  await expect(inDetails(page)).toBeVisible();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(inDetails(page)).toBeVisible();
  await expect(outer(page)).toHaveAttribute('open', '');
  await page.getByText('Closed', { exact: true }).click();
  await expect(inDetails(page)).toBeHidden();
});

test("the browser's search finds text in closed details and in hidden tabs @whole-browser", async ({
  page,
}) => {
  await open(page, address);
  await page.getByRole('heading', { level: 1 }).click();
  // A text fragment searches the same text as find in page, which can't be started from a test.
  for (const [text, target] of [
    ['only the details contain', inDetails(page)],
    ['only the second tab contains', inSecond(page)],
    ['only the first tab contains', inFirst(page)],
  ] as const) {
    await page.evaluate((what) => location.assign(`#:~:text=${encodeURIComponent(what)}`), text);
    await expect(target).toBeVisible();
  }
  await expect(inSecond(page)).toBeHidden();
});

test('a tab in which the browser has found something becomes the selected one', async ({ page }) => {
  await open(page, address);
  const panel = page.getByRole('tabpanel', { includeHidden: true }).nth(1);
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  await panel.dispatchEvent('beforematch');
  await expect(inSecond(page)).toBeVisible();
  await expect(inFirst(page)).toBeHidden();
  await page.getByRole('tab', { name: 'First' }).click();
  await expect(inSecond(page)).toBeHidden();
  await expect(panel).toHaveAttribute('hidden', 'until-found');
});

test('paper shows all content, and the screen looks the same afterward', async ({ page }) => {
  await open(page, address);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  for (const id of ['in-the-details', 'deep', 'in-the-first-tab', 'in-the-second-tab'])
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(inDetails(page)).toBeHidden();
  await expect(inSecond(page)).toBeHidden();
  await expect(inFirst(page)).toBeVisible();
});
