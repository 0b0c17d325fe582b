import { expect, type Page } from '@playwright/test';
import { product } from '../../../src/product.ts';
import { test } from '../helpers/fixture.ts';
import { open } from '../helpers/page.ts';
import { errorsOf } from '../helpers/watch.ts';

/** Fails if the page reports an error or is replaced by the crash screen. */
async function expectAlive(page: Page, errors: readonly string[], title: string | RegExp): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(errors).toEqual([]);
}

test("a malformed hash doesn't crash a page, and Back and Forward still work", async ({ page }) => {
  const errors = errorsOf(page);
  await open(page, '/user-guide/faq#width-100%');
  for (const hash of ['#50%', '#%E0%A4%A', '#width-100%']) {
    await page.evaluate((value) => location.assign(value), hash);
    // An in-app navigation.
    await page.locator('.table-of-contents__link').nth(2).click();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    await expectAlive(page, errors, /questions/i);
    await page.goForward();
    await expectAlive(page, errors, /questions/i);
  }
});

test('the not-found page shows a malformed address on air, and its links work', async ({ page }) => {
  const errors = errorsOf(page);
  for (const [address, title] of [
    ['/%E0%A4%A/x?q=%&docusaurus-theme=%ZZ#%', '/%E0%A4%A/x'],
    [`/%3Cimg%20src=x%3E/${'x'.repeat(5000)}`, /^\/<img src=x>\/x+…$/],
  ] as const) {
    await open(page, address);
    await expectAlive(page, errors, 'Page not found');
    const stage = page.getByRole('img', { name: /Page not found/ });
    await expect(stage.getByText(title, { exact: true }).first()).toBeVisible();
  }
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('link', { name: 'User Guide' }).click();
  await expectAlive(page, errors, `${product.name} user guide`);
});

test('a link with a malformed hash leads to its target', async ({ page, fixtureUrl }) => {
  const errors = errorsOf(page);
  await open(page, `${await fixtureUrl('analytics')}extra/hidden`);
  await page.getByRole('link', { name: 'Malformed link' }).click();
  await expect(page).toHaveURL(/#100%$/);
  await expect(page.locator('[id="100%"]')).toBeInViewport();
  await expectAlive(page, errors, 'Hidden content');
});
