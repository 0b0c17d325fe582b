import { expect, type Page, test } from '@playwright/test';
import { copySite, type SiteCopy } from './helpers/site-copy.ts';
import { open } from './helpers/page.ts';

let site: SiteCopy;
test.beforeEach(async () => {
  site = await copySite();
});
test.afterEach(() => site.remove());

const button = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('button', { name });
const available = (page: Page) => page.getByText('These pages are available offline.');
const question = (page: Page) => page.getByRole('group', { name: 'This site can’t be reached right now.' });

/** How many files of the offline copy the browser has; `-1` if there's no cache at all. */
function files(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const [name] = await caches.keys();
    return name === undefined ? -1 : (await (await caches.open(name)).keys()).length;
  });
}

async function save(page: Page): Promise<void> {
  await open(page, `${site.url}/user-guide`);
  await button(page, 'Make available offline').click();
  await expect(available(page)).toBeVisible({ timeout: 60_000 });
}

test('a copy that was removed can be saved again on the same page, but not if the site is unreachable', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await save(page);
  const all = await files(page);
  expect(all).toBeGreaterThan(300);
  await button(page, 'Remove the offline copy').click();
  await expect(button(page, 'Make available offline')).toBeFocused();
  expect(await files(page)).toBe(-1);

  await site.stop();
  await button(page, 'Make available offline').click();
  await expect(page.getByText(/couldn’t be saved.*Nothing was kept/)).toBeVisible({ timeout: 60_000 });
  expect(await files(page)).toBe(-1);

  await site.start();
  await button(page, 'Try again').click();
  await expect(available(page)).toBeVisible({ timeout: 60_000 });
  expect(await files(page)).toBe(all);
  await site.stop();
  await open(page, `${site.url}/user-guide/faq`);
  await expect(available(page)).toBeVisible();
  // The copy stays when the last page of the previous copy is closed.
  await page.close();
  const later = await context.newPage();
  await open(later, `${site.url}/api`);
  await expect(available(later)).toBeVisible();
  expect(await files(later)).toBe(all);
});

test('lost files are saved again when a page is opened, and a copy that cannot be is only removed after a confirmation', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await save(page);
  const all = await files(page);

  await test.step('lost files are saved again', async () => {
    const lose = (): Promise<boolean> =>
      page.evaluate(async () => {
        const cache = await caches.open((await caches.keys())[0] ?? '');
        return cache.delete('/api', { ignoreSearch: true });
      });
    expect(await lose()).toBe(true);
    await open(page, `${site.url}/user-guide/faq`);
    await expect(available(page)).toBeVisible({ timeout: 60_000 });
    expect(await files(page)).toBe(all);
    expect(await lose()).toBe(true);
    await site.stop();
    await open(page, `${site.url}/user-guide`);
    await expect(page.getByText('Parts of the offline copy are missing')).toBeVisible({ timeout: 60_000 });
    expect(await files(page)).toBe(all - 1);
    await site.start();
    await button(page, 'Try again').click();
    await expect(available(page)).toBeVisible({ timeout: 60_000 });
    expect(await files(page)).toBe(all);
  });

  await test.step('the copy is only removed after a confirmation', async () => {
    await context.setOffline(true);
    const remove = button(page, 'Remove the offline copy');
    for (const answer of ['Enter', 'Escape']) {
      await remove.focus();
      await page.keyboard.press('Enter');
      await expect(question(page).getByRole('button', { name: 'Keep the copy' })).toBeFocused();
      await page.keyboard.press(answer);
      await expect(remove).toBeFocused();
    }
    expect(await files(page)).toBe(all);
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Make available offline')).toBeFocused();
    expect(await files(page)).toBe(-1);
  });
});
