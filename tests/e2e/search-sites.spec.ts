import { expect, test } from './helpers/fixture.ts';
import { open } from './helpers/page.ts';
import { INDEX_FILES, marks, requestsOf, searchBox, typeQuery } from './helpers/search.ts';

/** Each variant with its address for a folder of the guide. */
const variants = { 'base-url': '/docs-site/user-guide/part', 'slash-unset': '/user-guide/part' } as const;

for (const [variant, part] of Object.entries(variants)) {
  test(`the search of the fixture site "${variant}" uses its base URL and its addresses`, async ({
    page,
    fixtureUrl,
  }) => {
    const url = await fixtureUrl(variant);
    const { pathname: baseUrl } = new URL(url);
    const requests = requestsOf(page, INDEX_FILES);
    await open(page, url);
    const { active } = searchBox(page);
    await typeQuery(page, 'second section');
    await expect(active).toHaveAttribute('href', new RegExp(`^${baseUrl}user-guide/?#second-section$`));
    const keys = ['default', 'docs-api-current', 'docs-user-guide-current'];
    expect(requests.sort()).toEqual(keys.map((key) => `${baseUrl}search-index-${key}.json`));
    // The file's location depends on `trailingSlash`.
    await typeQuery(page, 'listed');
    await expect(active).toHaveAttribute('href', `${part}/listed`);
    await page.keyboard.press('Enter');
    await page.waitForURL((address) => address.pathname.startsWith(`${part}/`));
    await expect(marks(page).first()).toBeVisible();
  });
}

test('the search covers the versions that are open, in both docs sets', async ({ page, fixtureUrl }) => {
  const url = await fixtureUrl('base');
  const { active, options } = searchBox(page);
  const places = () => options.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));

  await open(page, `${url}user-guide`);
  await typeQuery(page, 'playhead');
  expect((await places()).filter((route) => route.includes('/1.0'))).toEqual([]);
  await expect(active).toHaveAttribute('href', /user-guide\/?$/);

  // Another version takes effect without a page load.
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
  await page.locator('.navbar .dropdown', { hasText: 'Next' }).first().hover();
  await page.locator('.navbar').getByRole('link', { name: '1.0' }).first().click();
  await page.waitForURL('**/user-guide/1.0');
  await typeQuery(page, 'playhead');
  await expect(options).toHaveCount(1);
  await expect(active).toHaveAttribute('href', new RegExp(`user-guide/1\\.0/?$`));
  await expect(active).toContainText('1.0');

  // The guide stays at the chosen version, and the reference uses its newest one.
  await typeQuery(page, 'words of the reference');
  await expect(active).toHaveAttribute('href', /api\/?$/);
});
