import { readFileSync } from 'node:fs';
import path from 'node:path';
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
const notSaved = (page: Page) => page.getByText(/couldn’t be saved.*Nothing was kept/);
const question = (page: Page) => page.getByRole('group', { name: 'This site can’t be reached right now.' });

/** How many files of the offline copy the browser has; `-1` if there's no cache at all. */
function files(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const [name] = await caches.keys();
    return name === undefined ? -1 : (await (await caches.open(name)).keys()).length;
  });
}

/** Removes a file from the copy, as a browser might. */
const lose = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0] ?? '');
    return cache.delete('/api', { ignoreSearch: true });
  });

test('a copy is saved completely or not at all, completed if files are lost, and removed and saved again', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  let all = 0;

  await test.step("an incomplete copy isn't kept", async () => {
    const file = 'api.html';
    const before = readFileSync(path.join(site.dir, file), 'utf8');
    // As if another build is deployed while the files are being saved.
    site.write(file, '<!doctype html><title>Another build</title>');
    await open(page, `${site.url}/user-guide`);
    await button(page, 'Make available offline').click();
    await expect(notSaved(page)).toBeVisible({ timeout: 60_000 });
    expect(await files(page)).toBe(-1);
    site.write(file, before);
    await button(page, 'Try again').click();
    await expect(available(page)).toBeVisible({ timeout: 60_000 });
    all = await files(page);
    expect(all).toBeGreaterThan(300);
  });

  await test.step('lost files are saved again when a page is opened, or later', async () => {
    expect(await lose(page)).toBe(true);
    await open(page, `${site.url}/user-guide/faq`);
    await expect(available(page)).toBeVisible({ timeout: 60_000 });
    expect(await files(page)).toBe(all);
    expect(await lose(page)).toBe(true);
    await site.stop();
    await open(page, `${site.url}/user-guide`);
    await expect(page.getByText('Parts of the offline copy are missing')).toBeVisible({ timeout: 60_000 });
    expect(await files(page)).toBe(all - 1);
    await site.start();
    await button(page, 'Try again').click();
    await expect(available(page)).toBeVisible({ timeout: 60_000 });
    expect(await files(page)).toBe(all);
  });

  await test.step('if the site is unreachable, the copy is only removed after a confirmation', async () => {
    await site.stop();
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
    await button(page, 'Make available offline').click();
    await expect(notSaved(page)).toBeVisible({ timeout: 60_000 });
    expect(await files(page)).toBe(-1);
  });

  await test.step('it can be saved again, and stays when the last page of the previous copy is closed', async () => {
    await site.start();
    await button(page, 'Try again').click();
    await expect(available(page)).toBeVisible({ timeout: 60_000 });
    await site.stop();
    await page.close();
    const later = await context.newPage();
    await open(later, `${site.url}/api`);
    await expect(available(later)).toBeVisible();
    expect(await files(later)).toBe(all);
  });
});
