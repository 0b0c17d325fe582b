import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { allRoutes } from '../helpers/routes.ts';
import { copySite, INDEX, type SiteCopy } from './helpers/site-copy.ts';
import { open, storedKeys } from './helpers/page.ts';
import { command, CRAWLER, LOTTIE, LOWER_THIRD, player, start, state } from './helpers/player.ts';
import { SOUND } from '../helpers/actions.ts';
import { alert, attackPage, openEditor } from './helpers/playground.ts';
import { marks, openFirst } from './helpers/search.ts';

let site: SiteCopy;
test.beforeEach(async () => {
  site = await copySite();
});
test.afterEach(() => site.remove());

/** For what takes a slow machine minutes, such as saving the site. */
const eventually = expect.configure({ timeout: 300_000 });
const button = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('button', { name });
const available = (page: Page) => page.getByText('These pages are available offline.');
const question = (page: Page) => page.getByRole('group', { name: 'This site can’t be reached right now.' });
const mainScript = (page: Page, hash: string) => page.locator(`script[src*="/main.${hash}"]`);

/** The browser's files of the offline copy. */
const offlineState = (page: Page): Promise<{ workers: number; caches: number; choice: string | null }> =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
    choice: localStorage.getItem('keyfill.offline'),
  }));

/** How many files of the offline copy the browser has; `-1` if there's no cache at all. */
const files = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const [name] = await caches.keys();
    return name === undefined ? -1 : (await (await caches.open(name)).keys()).length;
  });

/** Removes a file from the copy, as a browser might. */
const lose = (page: Page, file: string): Promise<boolean> =>
  page.evaluate(async (name) => {
    const cache = await caches.open((await caches.keys())[0] ?? '');
    return cache.delete(`/${name}`, { ignoreSearch: true });
  }, file);

/** Removes a file from the copy, and returns what the page gets then: a status, or nothing. */
async function loseAndFetch(page: Page, file: string): Promise<number | 'nothing'> {
  await lose(page, file);
  return page.evaluate(
    (name) =>
      fetch(`/${name}`).then(
        ({ status }) => status,
        () => 'nothing' as const,
      ),
    file,
  );
}

test('a reader saves the site, reads it offline, updates it, and removes it', async ({ page, context }) => {
  test.setTimeout(600_000);
  const requests: string[] = [];
  let keys: string[] = [];
  let all = 0;
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));

  await test.step('downloads nothing before the reader asks for it', async () => {
    await open(page, `${site.url}/user-guide`);
    await page.waitForLoadState('networkidle');
    expect(await offlineState(page)).toEqual({ workers: 0, caches: 0, choice: null });
    keys = await storedKeys(page);
    expect(requests.filter((one) => /sw\.js|\/offline\./.test(one))).toEqual([]);
  });

  await test.step('if the device is full, what was saved is kept, and the control says why', async () => {
    const browser = await context.newCDPSession(page);
    await browser.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 5_000_000 });
    await button(page, 'Make available offline').click();
    await eventually(page.getByText(/except for .* This device is out of space\./)).toBeVisible();
    expect(await files(page)).toBeGreaterThan(10);
    await browser.send('Storage.overrideQuotaForOrigin', { origin: site.url });
  });

  await test.step('a page that changes on its way is named and opens; a later attempt saves it', async () => {
    const file = 'user-guide/faq.html';
    const before = readFileSync(path.join(site.dir, file), 'utf8');
    // The server has measured its files at the start.
    const replace = async (content: string) => {
      await site.stop();
      site.write(file, content);
      await site.start();
    };
    await replace(`${before}<!-- Added by the host -->`);
    await button(page, 'Try again').click();
    await eventually(
      page.getByText(/except for \/user-guide\/faq\. The network, the host, or/),
    ).toBeVisible();
    const kept = await files(page);
    await open(page, `${site.url}/user-guide/faq`);
    await replace('<!doctype html><title>Another build</title>');
    expect((await page.goto(`${site.url}/user-guide/faq`))?.status()).toBe(404);
    await replace(before);
    await open(page, `${site.url}/user-guide`);
    await eventually(available(page)).toBeVisible();
    expect(await files(page)).toBe(kept + 1);
    all = await files(page);
    expect(all).toBeGreaterThan(300);
    expect(await offlineState(page)).toEqual({ workers: 1, caches: 1, choice: 'on' });
    expect(await storedKeys(page)).toEqual([...keys, 'keyfill.offline'].sort());
    // Otherwise, each page would contain the sheet.
    const styles = await page.evaluate(async () => {
      const answer = await caches.match('/user-guide', { ignoreSearch: true });
      return (await answer?.text())?.match(/<link rel="stylesheet"|<style/g);
    });
    expect(styles).toEqual(['<link rel="stylesheet"']);
  });

  // This has to be immediate, because the reader was told that it's already true.
  await site.stop();

  await test.step('every page opens without a network', async () => {
    await open(page, `${site.url}/user-guide/faq?from=mail#top`);
    const broken = await page.evaluate(async (routes) => {
      const answers = await Promise.all(
        routes.map(async (route) => [route, await fetch(route).then((one) => one.text(), String)] as const),
      );
      return answers.filter(([, text]) => !text.includes('<main')).map(([route]) => route);
    }, allRoutes);
    expect(broken).toEqual([]);
  });

  await test.step('every form of address works, including old and wrong addresses', async () => {
    await open(page, `${site.url}/user-guide/faq/`);
    await open(page, `${site.url}/examples/crawler?a=1`);
    expect(page.url()).toBe(`${site.url}/user-guide/examples/crawler?a=1`);
    const answer = await page.goto(`${site.url}/no/such/page`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(available(page)).toBeAttached();
  });

  await test.step('links, search, and examples work', async () => {
    await open(page, site.url);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Actions API' }).click();
    // Once the page is there, its start has the focus, which would close the search box.
    await expect(page.locator('h1')).toHaveText('Actions API');
    await openFirst(page, 'crawler');
    await expect(marks(page).first()).toBeAttached();
    for (const address of [CRAWLER, LOTTIE]) {
      await start(page, site.url + address);
      await command(page, 'Play').click();
      await expect(state(page)).not.toHaveAttribute('data-status', 'preview');
    }
  });

  await test.step('edited code runs, and the editor reports a runner page that was lost', async () => {
    await openEditor(page, site.url + LOWER_THIRD);
    await attackPage(page, SOUND);
    await expect(page.frameLocator('iframe').getByText('Sound again').first()).toBeAttached();
    const browser = await context.newCDPSession(page);
    await browser.send('Network.clearBrowserCache');
    await command(page, 'Run').click();
    await expect(alert(page)).toContainText('this browser doesn’t have a copy of it');
    await expect(player(page).locator('iframe')).toHaveCount(0);
  });

  await test.step('lost files are saved again when a page is opened, or later', async () => {
    expect(await lose(page, 'api')).toBe(true);
    await open(page, `${site.url}/user-guide`);
    await eventually(page.getByText('Parts of the offline copy are missing')).toBeVisible();
    expect(await files(page)).toBe(all - 1);
    await site.start();
    await button(page, 'Try again').click();
    await eventually(available(page)).toBeVisible();
    expect(await lose(page, 'api')).toBe(true);
    await open(page, `${site.url}/user-guide/faq`);
    await eventually.poll(() => files(page)).toBe(all);
    await expect(available(page)).toBeVisible();
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
  });

  await site.rebuild('feedbeef');
  await site.start();

  const other = await context.newPage();
  await test.step('a new version is announced, and not shown until the reader wants it', async () => {
    await open(other, `${site.url}/blog`);
    await open(page, `${site.url}/user-guide`);
    await eventually(page.getByText('A newer version of these pages is ready.')).toBeVisible();
    await open(page, `${site.url}/user-guide/faq`);
    await expect(mainScript(page, 'feedbeef')).toHaveCount(0);
    await expect(page.getByText('A newer version of these pages is ready.')).toBeVisible();
  });

  await test.step('no part of the new version loads in any other way', async () => {
    expect((await page.goto(`${site.url}/user-guide/new-page`))?.status()).toBe(404);
    await expect(mainScript(page, 'feedbeef')).toHaveCount(0);
    await expect(page.getByText('A newer version of these pages is ready.')).toBeVisible();
    expect(await loseAndFetch(page, 'img/favicon.svg')).toBe(200);
    expect(await loseAndFetch(page, INDEX)).toBe('nothing');
    expect((await page.goto(`${site.url}/sitemap.xml`))?.status()).toBe(200);
    await open(page, `${site.url}/user-guide/faq`);
  });

  await test.step('all open pages switch to it together', async () => {
    await page.getByRole('button', { name: 'Reload all open pages' }).click();
    // First, all files of the copy swap places.
    await eventually(mainScript(page, 'feedbeef')).toHaveCount(1);
    await eventually(mainScript(other, 'feedbeef')).toHaveCount(1);
    await expect(available(page)).toBeVisible();
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  });

  await test.step('a page of the previous version reloads, because its scripts no longer exist', async () => {
    // As for a page that was loading while the new version took over.
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = '/assets/js/main.00000000.js';
      document.documentElement.dataset['before'] = 'true';
      document.head.append(script);
    });
    await expect(page.locator('html[data-before]')).toHaveCount(0);
    await expect(available(page)).toBeVisible();
  });

  await site.stop();

  await test.step('it is complete without a network', async () => {
    await open(page, `${site.url}/user-guide/new-page`);
    await expect(mainScript(page, 'feedbeef')).toHaveCount(1);
  });

  await test.step('it can be removed, on all open pages', async () => {
    await button(page, 'Remove the offline copy').press('Enter');
    await expect(question(page).getByRole('button', { name: 'Keep the copy' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Make available offline')).toBeFocused();
    await expect.poll(() => offlineState(page)).toEqual({ workers: 0, caches: 0, choice: null });
    await expect(button(other, 'Make available offline')).toBeAttached();
  });
});
