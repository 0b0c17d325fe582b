import { expect, test } from '@playwright/test';
import { colorSwitch, expectSound, navbarItems, open } from '../helpers/page.ts';
import { PHONE } from '../../helpers/viewports.ts';

test('marks the current area, even on pages without a sidebar', async ({ page }) => {
  for (const [route, area] of [
    ['/user-guide/layer', 'User Guide'],
    ['/api/elements/common-properties', 'Actions API'],
  ] as const) {
    await open(page, route);
    const items = await navbarItems(page);
    await expect(items.locator('.navbar__link--active, .menu__link--active')).toHaveText(area);
  }
});

test.describe('the menu on narrow screens', () => {
  test.use({ viewport: PHONE });

  // Seen on other sites: Tab left the open menu for the page behind it.
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
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('dialog', { name: 'Main' })).toHaveCount(0);
  });

  test('opens with "Toggle navigation bar" and leads back to the main menu', async ({ page }) => {
    await open(page, '/user-guide/faq');
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    const menu = page.locator('.navbar-sidebar');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('link', { name: 'Your first lower third' })).toBeInViewport();
    const close = menu.getByRole('button', { name: 'Close navigation bar' });
    await expect(close).toBeFocused();
    // The main menu comes first in the page, but has slid out of view.
    const panels = menu.locator('.navbar-sidebar__item');
    for (let focused = 0; focused === 0; focused = await panels.nth(1).locator(':focus').count()) {
      await page.keyboard.press('Tab');
      await expect(panels.first().locator(':focus')).toHaveCount(0);
    }
    await menu.getByRole('button', { name: '← Back to main menu' }).click();
    await expect(menu.getByRole('link', { name: 'Actions API' })).toBeInViewport();

    // This needs a page with a paper background, because axe uses what's under the menu as its background.
    await expectSound(page, '.navbar-sidebar');

    for (const name of [/Start the app/, /Homepage/])
      await expect(menu.getByRole('link', { name })).toBeInViewport();
    await menu.locator(colorSwitch(page)).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await menu.getByRole('link', { name: 'Actions API' }).click();
    await expect(page).toHaveURL(/\/api$/);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes when going back, and when the window becomes wide', async ({ page }) => {
    await open(page, '/user-guide');
    await page.getByRole('link', { name: 'your first lower third' }).first().click();
    await expect(page).toHaveURL(/creating-element/);
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    await toggle.click();
    await page.goBack();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL(/creating-element/);
    await toggle.click();
    await expect(page.locator('.navbar-sidebar__close')).toBeInViewport();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(page.locator('.navbar-sidebar')).toHaveCount(0);
  });
});
