import { expect, test, type Page } from '@playwright/test';
import { open } from './helpers/page.ts';
import { searchBox, typeQuery } from './helpers/search.ts';

const tasks = [
  '/user-guide/tutorials',
  '/user-guide/fundamentals/creating-element',
  '/user-guide/tutorials#fit-long-names',
  '/user-guide/tutorials#hide-an-empty-second-line',
  '/user-guide/tutorials#show-a-countdown',
  '/user-guide/exporting/integrations',
];
const help = ['/user-guide/faq', '/user-guide/tutorials', '/user-guide/tutorials#templates'];

async function suggestedRoutes(page: Page): Promise<(string | null)[]> {
  const { suggestions } = searchBox(page);
  await expect(suggestions.first()).toBeVisible();
  return suggestions.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
}

test.describe('before anything is typed', () => {
  test('six tasks are offered, and the visited pages except the current one', async ({ page }) => {
    await open(page, '/user-guide/faq');
    await page.keyboard.press('/');
    expect(await suggestedRoutes(page)).toEqual(tasks);
    await page.keyboard.press('Escape');
    await expect(searchBox(page).suggestions).toHaveCount(0);

    // One page is left with a link of the site, and one with a page load.
    await page.getByRole('link', { name: 'Actions API' }).first().click();
    await page.waitForURL('**/api');
    await open(page, '/user-guide/elements/text');
    await page.keyboard.press('/');
    expect(await suggestedRoutes(page)).toEqual([...tasks, '/api', '/user-guide/faq']);
    await expect(page.getByRole('group', { name: 'Recently visited' }).getByRole('option')).toContainText([
      'Actions API',
      'Frequently asked questions',
    ]);
  });

  test('keys and clicks work as they do on results', async ({ page }) => {
    await open(page, '/user-guide');
    const { input, suggestions, active } = searchBox(page);
    await input.click();
    expect(await suggestedRoutes(page)).toEqual(tasks);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/user-guide$/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(active).toHaveAttribute('href', tasks[1] ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${tasks[1]}`);
    await expect(suggestions).toHaveCount(0);
    // When a page arrives, Docusaurus moves the focus to its start, which closes the panel.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your first lower third');
    await input.click();
    await suggestions.first().click();
    await page.waitForURL(`**${tasks[0]}`);
  });
});

test('the FAQ, the tasks, and the gallery are offered if there are no results, and the arrow keys reach them', async ({
  page,
}) => {
  await open(page, '/user-guide');
  await typeQuery(page, 'qqqzzzxxx');
  await expect(searchBox(page).options).toHaveCount(0);
  await expect(page.locator('p', { hasText: 'No results for “qqqzzzxxx”.' })).toBeVisible();
  await expect(page.getByText('Check the spelling.')).toBeVisible();
  await expect(page.getByText('The beginning of a word is enough.')).toBeVisible();
  expect(await suggestedRoutes(page)).toEqual(help);
  await page.keyboard.press('ArrowUp');
  await expect(searchBox(page).active).toHaveAttribute('href', help[2] ?? '');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/user-guide/tutorials#templates');
  await expect(page.locator('#templates')).toBeInViewport();
});
