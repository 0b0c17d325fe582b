import { expect, test } from '@playwright/test';
import { violationsOf } from './helpers/axe.ts';
import { clipboard, open, overflow } from './helpers/page.ts';
import { PHONE } from '../helpers/viewports.ts';

test('a key copies a page as Markdown, or says that the copy is missing', async ({ page }) => {
  await open(page, '/api/layer');
  const button = page.getByRole('button', { name: 'Copy page as Markdown' });
  await button.press('Enter');
  await expect(page.getByRole('main').getByText('Copied')).toBeVisible();
  const text = await clipboard(page);
  expect(text.replaceAll('\r\n', '\n')).toBe(await (await page.request.get('/api/layer.md')).text());
  await test.step('screen readers hear that code was copied', async () => {
    await page.getByRole('button', { name: 'Copy code to clipboard' }).first().press('Enter');
    await expect(page.locator('body > [aria-live="polite"]')).toHaveText('Copied');
  });
  await test.step('if the copy is missing, a link to the Markdown appears', async () => {
    await page.route('**/*.md', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await button.click();
    const link = page.getByRole('link', { name: 'Open the Markdown' });
    await expect(link).toHaveAttribute('href', '/api/layer.md');
    await expect(button).toBeFocused();
  });
});

test('style properties can be filtered on a phone, and lead to their types', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/api/style-property/all-properties');
  expect(await overflow(page)).toBe(0);
  expect(await violationsOf(page, { within: 'main', rules: ['target-size'] })).toEqual([]);
  await page.getByRole('searchbox', { name: 'Filter properties' }).fill('shadow color');
  const entries = page.locator('.member:visible');
  await expect(entries).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'fontSize' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Filters' })).toBeHidden();
  await page.evaluate(() => (location.hash = 'dropshadowcolor'));
  await expect(page.getByRole('heading', { name: 'dropShadowColor' })).toBeInViewport();
  await entries.first().getByRole('link', { name: 'color', exact: true }).click();
  await expect(page).toHaveURL(/\/property-types\/color$/);
});

test('on a phone, examples wrap instead of ending under their buttons', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/api/composition');
  const hidden = () =>
    [...document.querySelectorAll('.member pre')].filter((code) => code.scrollWidth > code.clientWidth)
      .length;
  await expect(page.locator('.member pre').first()).toBeAttached();
  expect(await page.evaluate(hidden)).toBe(0);
});

test('an entry shows its facts before the sentence that comes first in its text', async ({ page }) => {
  await open(page, '/api/composition#fps');
  const entry = page.locator('.member').filter({ has: page.locator('#fps') });
  const [facts, sentence] = [entry.locator('.facts'), entry.locator('#fps + p')];
  await expect(facts).toContainText('default 50');
  const tops = await Promise.all([facts, sentence].map(async (one) => (await one.boundingBox())!.y));
  expect(tops[0]).toBeLessThan(tops[1]!);
});
