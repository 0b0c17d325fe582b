import { expect, test } from '@playwright/test';
import { open } from './helpers/page.ts';

test("the whole row of a post leads to it, and the list shows pictures of what's new", async ({ page }) => {
  await open(page, '/blog');
  const rows = page.getByRole('article');
  await expect(rows).toHaveCount(10);
  for (const picture of await rows.locator('img').all()) {
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(picture).toHaveAttribute('src', /posters|backgrounds/);
  }
  const row = rows.filter({ hasText: 'February 12, 2025' });
  const title = await row.getByRole('heading').innerText();
  await row.scrollIntoViewIfNeeded();
  await row.click({ position: { x: 20, y: 100 } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});
