import { expect, test } from '../helpers/fixture.ts';
import { colorSwitch, expectSound, navbarItems, open, scrollBy, widths } from '../helpers/page.ts';

test.describe('the navbar at 1440 px', () => {
  test.use({ viewport: widths.desk });

  test('leads to the three areas on the left, and to the search, the app, and the homepage on the right', async ({
    page,
  }) => {
    await open(page, '/');
    const left = page.locator('.navbar__items').first();
    await expect(left.locator('.navbar__link')).toHaveText(['User Guide', 'Actions API', 'Blog']);
    const right = page.locator('.navbar__items--right');
    await expect(right.locator('.navbar__link')).toContainText(['Start the app', 'Homepage']);
    await expect(right.locator(colorSwitch(page))).toBeVisible();
    await expect(right.getByRole('button', { name: /search/i })).toBeVisible();
  });

  test('shows every item type in the specification', async ({ page, fixtureUrl }) => {
    await open(page, await fixtureUrl('base'));
    const left = page.locator('.navbar__items').first();
    const right = page.locator('.navbar__items--right');
    // docSidebar, doc, docsVersion, default link, dropdown
    await expect(left.getByRole('link', { name: 'Guide' })).toHaveAttribute('href', '/user-guide');
    await expect(left.getByRole('link', { name: 'Reference', exact: true })).toHaveAttribute('href', '/api');
    await expect(left.getByRole('link', { name: 'Reference version' })).toHaveAttribute('href', '/api');
    await expect(left.getByRole('link', { name: 'Internal' })).toHaveAttribute('href', '/blog');
    await left.getByRole('button', { name: 'More' }).hover();
    await expect(left.getByRole('link', { name: 'First post' })).toBeVisible();
    await expect(left.getByRole('link', { name: /Outside/ })).toHaveAttribute(
      'href',
      'https://outside.example',
    );
    // html, docsVersionDropdown, localeDropdown, search
    await expect(right.locator('b.fixture-html')).toHaveText('HTML item');
    await right.getByRole('button', { name: 'Next' }).hover();
    await expect(right.getByRole('link', { name: '1.0' })).toBeVisible();
    await right.getByRole('button', { name: 'English' }).hover();
    await expect(right.getByRole('link', { name: 'Français' })).toHaveAttribute('href', '/fr/');
    await expect(right.getByRole('button', { name: /search/i })).toBeVisible();
  });
});

test('marks the current area, even on pages without a sidebar', { tag: '@both' }, async ({ page }) => {
  for (const [route, area] of [
    ['/user-guide/layer', 'User Guide'],
    ['/api/elements/common-properties', 'Actions API'],
  ] as const) {
    await open(page, route);
    const items = await navbarItems(page);
    await expect(items.locator('.navbar__link--active, .menu__link--active')).toHaveText(area);
  }
});

test(
  'the navbar hides when scrolling down, and shows when scrolling up or near the top',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, '/user-guide/faq');
    const navbar = page.locator('nav.navbar');
    // Records how far the page was scrolled each time the navbar disappeared.
    await navbar.evaluate((bar) => {
      const hiddenAt: number[] = [];
      Object.assign(window, { hiddenAt });
      new MutationObserver(() => {
        if (/navbarHidden/.test(bar.className)) hiddenAt.push(window.scrollY);
      }).observe(bar, { attributeFilter: ['class'] });
    });
    const height = (await navbar.boundingBox())!.height;
    // Scroll down, but by less than the navbar's height.
    for (const part of [0.4, 0.9]) {
      await page.evaluate(
        (top) =>
          new Promise((resolve) => {
            window.scrollTo(0, top);
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
        Math.floor(height * part),
      );
    }
    await expect(navbar).toBeInViewport({ ratio: 1 });
    await scrollBy(page, 1200);
    await expect(navbar).not.toBeInViewport();
    const hiddenAt = await page.evaluate(() => (window as unknown as { hiddenAt: number[] }).hiddenAt);
    expect(hiddenAt.length).toBeGreaterThan(0);
    expect(Math.min(...hiddenAt)).toBeGreaterThanOrEqual(height);
    await scrollBy(page, -300);
    await expect(navbar).toBeInViewport({ ratio: 1 });
    await scrollBy(page, 600);
    await expect(navbar).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(navbar).toBeInViewport({ ratio: 1 });
  },
);

test(
  "the navbar only shows an unlisted doc while it's open",
  { tag: '@both' },
  async ({ page, fixtureUrl }) => {
    const base = await fixtureUrl('base');
    await open(page, base);
    await expect((await navbarItems(page)).getByText('Reference', { exact: true })).toBeVisible();
    await expect(page.locator('.navbar').getByText('Unlisted doc')).toHaveCount(0);
    await open(page, `${base}user-guide/part/unlisted`);
    await expect(page.locator('.theme-unlisted-banner, [class*="unlisted-banner"]').first()).toBeVisible();
    await expect((await navbarItems(page)).getByText('Unlisted doc')).toHaveCount(1);
  },
);

test.describe('the menu on narrow screens', () => {
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

  test('opens with "Toggle navigation bar" and leads back to the main menu', async ({ page }) => {
    await open(page, '/user-guide/faq');
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    const menu = page.locator('.navbar-sidebar');
    await expect(menu, 'is drawn at its first use').toHaveCount(0);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await expect(menu.getByRole('link', { name: 'Your first lower third' })).toBeInViewport();
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
    await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  });

  test('shows every item type, and has Languages and Versions as its titles when it lists those', async ({
    page,
    fixtureUrl,
  }) => {
    await open(page, await fixtureUrl('base'));
    const menu = await navbarItems(page);
    // docSidebar, doc, docsVersion, default link, dropdown, html
    for (const name of ['Guide', 'Reference', 'Reference version', 'Internal'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'First post' })).toBeHidden();
    await menu.getByRole('button', { name: 'More' }).click();
    await expect(menu.getByRole('link', { name: 'First post' })).toBeVisible();
    await expect(menu.locator('b.fixture-html')).toHaveText('HTML item');
    // localeDropdown, docsVersionDropdown
    await menu.getByRole('button', { name: 'Languages' }).click();
    await expect(menu.getByRole('link', { name: 'Français' })).toBeVisible();
    await menu.getByRole('button', { name: 'Versions' }).click();
    await expect(menu.getByRole('link', { name: '1.0' })).toBeVisible();
  });

  test('closes when going back, and stays on the page, and when the window becomes wide', async ({
    page,
  }) => {
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
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});
