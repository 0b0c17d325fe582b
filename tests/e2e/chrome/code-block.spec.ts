import { devices } from '@playwright/test';
import { expect, test } from '../helpers/fixture.ts';
import { open } from '../helpers/page.ts';

test('screen readers hear that code was copied', async ({ page }) => {
  await open(page, '/api/layer');
  await page.getByRole('button', { name: 'Copy code to clipboard' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-live="polite"].announcer')).toHaveText('Copied');
});

test.describe('on a touchscreen', () => {
  const { viewport, hasTouch, isMobile } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile });

  test('the button that copies code is visible without a pointer', async ({ page }) => {
    await open(page, '/api/layer');
    const copy = page.getByRole('button', { name: 'Copy code to clipboard' }).first();
    await expect(copy).toHaveCSS('opacity', '1');
  });
});
