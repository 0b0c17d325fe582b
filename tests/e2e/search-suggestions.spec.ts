import { expect, test, type Page } from '@playwright/test';
import { search } from '../../src/config/search.ts';
import { open } from './helpers/page.ts';
import { searchBox, typeQuery } from './helpers/search.ts';

const tasks = search.tasks.map(({ to }) => to);

async function suggestedRoutes(page: Page): Promise<(string | null)[]> {
  const { suggestions } = searchBox(page);
  await expect(suggestions.first()).toBeVisible();
  return suggestions.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
}

test('tasks and visited pages are offered before anything is typed', async ({ page }) => {
  const { input, suggestions, active } = searchBox(page);
  await open(page, '/user-guide/faq');
  await page.keyboard.press('/');
  expect(await suggestedRoutes(page)).toEqual(tasks);
  await page.keyboard.press('Escape');
  await expect(suggestions).toHaveCount(0);
  // One page is left with a link of the site, and one with a page load.
  await page.getByRole('link', { name: 'Actions API' }).first().click();
  await page.waitForURL('**/api');
  await open(page, '/user-guide/elements/text');
  await page.keyboard.press('/');
  expect(await suggestedRoutes(page)).toEqual([...tasks, '/api', '/user-guide/faq']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/elements\/text$/);
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(active).toHaveAttribute('href', tasks[1]!);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${tasks[1]}`);
  await expect(suggestions).toHaveCount(0);
  // When a page arrives, Docusaurus moves the focus to its start, which closes the panel.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your first lower third');
  await input.click();
  await suggestions.first().click();
  await page.waitForURL(`**${tasks[0]}`);
});

test('other places are offered if there are no results, and the arrow keys reach them', async ({ page }) => {
  await open(page, '/user-guide');
  await typeQuery(page, 'qqqzzzxxx');
  const { options, active } = searchBox(page);
  await expect(options).toHaveCount(0);
  await expect(page.locator('p', { hasText: 'qqqzzzxxx' })).toBeVisible();
  const routes = search.help.map(({ to }) => to);
  expect(await suggestedRoutes(page)).toEqual(routes);
  await page.keyboard.press('ArrowUp');
  await expect(active).toHaveAttribute('href', routes.at(-1)!);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${routes.at(-1)}`);
});
