import { expect, test } from '../helpers/fixture.ts';
import { open, storedKeys, switchColorMode } from '../helpers/page.ts';

test.describe('the footer', () => {
  test('has columns with community, contact, terms, and privacy links on the site', async ({ page }) => {
    await open(page, '/');
    const footer = page.locator('footer.footer');
    for (const name of ['Forum', 'Chat', 'Videos', 'Contact', 'Terms', 'Privacy']) {
      // As long as the addresses are placeholders, these links stay on the site.
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        '/user-guide/faq#is-keyfill-real',
      );
    }
    await expect(footer).toContainText('fictional product');
  });

  test(
    'shows columns, both variants of the logo with alt text, link, and size, and a copyright line',
    { tag: '@both' },
    async ({ page, fixtureUrl }) => {
      await open(page, await fixtureUrl('base-url'));
      const footer = page.locator('footer.footer');
      await expect(footer.locator('.footer__col')).toHaveCount(2);
      await expect(footer.getByText('Fixture copyright')).toBeVisible();
      const logo = footer.getByRole('link', { name: 'Fixture logo' });
      await expect(logo).toHaveAttribute('href', 'https://outside.example/logo');
      const image = logo.locator('img');
      for (const name of ['logo-light', 'logo-dark']) {
        await expect(image).toHaveAttribute('src', `/docs-site/img/${name}.svg`);
        await expect(image).toHaveAttribute('width', '48');
        await expect(image).toHaveAttribute('height', '24');
        await switchColorMode(page);
      }
    },
  );

  test(
    "shows a row of links if it's configured that way, and is missing if it isn't configured",
    { tag: '@both' },
    async ({ page, fixtureUrl }) => {
      await open(page, await fixtureUrl('slash-true'));
      const footer = page.locator('footer.footer');
      await expect(footer.locator('.footer__col')).toHaveCount(0);
      await expect(footer.getByRole('link', { name: 'Guide' })).toBeVisible();
      await expect(footer.getByRole('link', { name: 'Elsewhere' })).toBeVisible();
      await open(page, await fixtureUrl('base'));
      await expect(footer).toHaveCount(0);
    },
  );
});

test.describe('the announcement bar', () => {
  test('stays closed once dismissed, on all pages and after reloads', { tag: '@both' }, async ({ page }) => {
    await open(page, '/');
    const bar = page.locator('[class*="announcementBar"]').first();
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(bar).toBeHidden();
    await open(page, '/user-guide');
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeHidden();
    expect(await storedKeys(page)).toEqual(['docusaurus.announcement.dismiss', 'docusaurus.announcement.id']);
  });

  test('comes back when its id changes', { tag: '@both' }, async ({ page, fixtureUrl }) => {
    await open(page, await fixtureUrl('slash-true'));
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    const dismissed = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    await open(page, await fixtureUrl('slash-unset'));
    await page.evaluate((items) => {
      for (const [key, value] of Object.entries(JSON.parse(items) as Record<string, string>))
        localStorage.setItem(key, value);
    }, dismissed);
    await page.reload();
    await expect(page.getByText('Newer fixture news')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.id'))).toBe('fixture-2');
  });
});
