import { expect, test } from '../helpers/fixture.ts';
import { open, widths } from '../helpers/page.ts';

test.use({ viewport: widths.phone });

test('takes the focus, keeps it, and returns it on Escape', async ({ page }) => {
  await open(page, '/');
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  // Screen readers don't leave a modal dialog either.
  await expect(page.getByRole('dialog', { name: 'Main' })).toHaveAttribute('aria-modal', 'true');
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => document.activeElement?.closest('.navbar-sidebar') !== null);
    expect(inside, `after ${step + 1} steps`).toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('dialog', { name: 'Main' })).toHaveCount(0);
});
