import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { RUNNER_FILE } from '../../src/components/Playground/core/runner-file';
import { allRoutes } from '../helpers/routes';
import { type OwnSite, ownSite } from './helpers/own-site';
import { open } from './helpers/page';
import { command, CRAWLER, start, state } from './helpers/player';
import { marks, openFirst } from './helpers/search';

let site: OwnSite;
test.beforeEach(async () => {
  site = await ownSite();
});
test.afterEach(() => site.remove());

const button = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('button', { name });
const mainScript = (page: Page, hash: string) => page.locator(`script[src*="/main.${hash}"]`);

/** What a browser keeps of the offline copy. */
function kept(page: Page): Promise<{ workers: number; caches: number; choice: string | null }> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
    choice: localStorage.getItem('keyfill.offline'),
  }));
}

test('a reader keeps the site, reads it without a network, takes a new version and gives it back', async ({
  page,
  context,
}) => {
  test.slow();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));

  await test.step('costs nothing before the choice', async () => {
    await open(page, `${site.url}/user-guide`);
    await page.waitForLoadState('networkidle');
    expect(await kept(page)).toEqual({ workers: 0, caches: 0, choice: null });
    expect(requests.filter((one) => /sw\.js|\/offline\./.test(one))).toEqual([]);
  });

  await test.step('is saved as a whole', async () => {
    await button(page, 'Make available offline').click();
    await expect(page.getByText('These pages are available offline.')).toBeVisible({ timeout: 60_000 });
    expect(await kept(page)).toEqual({ workers: 1, caches: 1, choice: 'on' });
  });

  await site.stop();

  await test.step('every page is there without a network', async () => {
    await open(page, `${site.url}/user-guide/faq?from=mail#top`);
    const broken = await page.evaluate(async (routes) => {
      const answers = await Promise.all(
        routes.map(async (route) => [route, await fetch(route).then((one) => one.text(), String)] as const),
      );
      return answers.filter(([, text]) => !text.includes('<main')).map(([route]) => route);
    }, allRoutes);
    expect(broken).toEqual([]);
    const scripts =
      readFileSync(path.join(site.dir, 'index.html'), 'utf8').match(/\/assets\/js\/[^"]+/g) ?? [];
    for (const script of scripts)
      expect(await page.evaluate((one) => fetch(one).then((r) => r.ok), script)).toBe(true);
  });

  await test.step('addresses work in every form, old ones and wrong ones too', async () => {
    await open(page, `${site.url}/user-guide/faq/`);
    await open(page, `${site.url}/examples/crawler?a=1`);
    expect(page.url()).toBe(`${site.url}/user-guide/examples/crawler?a=1`);
    const answer = await page.goto(`${site.url}/no/such/page`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByText('These pages are available offline.')).toBeAttached();
  });

  await test.step('links, search and examples work', async () => {
    await open(page, site.url);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Actions API' }).click();
    await expect(page).toHaveURL(`${site.url}/api`);
    await openFirst(page, 'crawler');
    await expect(marks(page).first()).toBeAttached();
    await start(page, site.url + CRAWLER);
    await command(page, 'Play').click();
    await expect(state(page)).not.toHaveText('Preview');
  });

  await test.step('the page that runs edited code is there too', async () => {
    await page.evaluate((address) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.src = address;
      document.body.append(frame);
    }, `/${RUNNER_FILE}`);
    const title = () =>
      page
        .frames()
        .at(-1)
        ?.title()
        .catch(() => '');
    await expect.poll(title).toBe('Runner of edited templates');
  });

  await site.rebuild('feedbeef');
  await site.start();

  const other = await context.newPage();
  await test.step('a new version is told of, and nothing of it is shown before the reader wants it', async () => {
    await open(other, `${site.url}/blog`);
    await open(page, `${site.url}/user-guide`);
    await expect(page.getByText('A newer version of these pages is ready.')).toBeVisible({ timeout: 60_000 });
    await open(page, `${site.url}/user-guide/faq`);
    await expect(mainScript(page, 'feedbeef')).toHaveCount(0);
    await expect(page.getByText('A newer version of these pages is ready.')).toBeVisible();
  });

  await test.step('all open pages change to it together', async () => {
    await page.getByRole('button', { name: 'Reload all open pages' }).click();
    await expect(mainScript(page, 'feedbeef')).toHaveCount(1);
    await expect(mainScript(other, 'feedbeef')).toHaveCount(1);
    await expect(page.getByText('These pages are available offline.')).toBeVisible();
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  });

  await test.step('it can be given back', async () => {
    await button(page, 'Remove the offline copy').click();
    await expect(button(page, 'Make available offline')).toBeVisible();
    await expect.poll(() => kept(page)).toEqual({ workers: 0, caches: 0, choice: null });
    await expect(button(other, 'Make available offline')).toBeAttached();
  });
});

test('a copy that cannot be whole is not kept, and the reader is told', async ({ page }) => {
  // As if another build arrived while the files are being saved.
  site.write('api.html', '<!doctype html><title>Another build</title>');
  await open(page, site.url);
  await button(page, 'Make available offline').click();
  await expect(page.getByText(/could not be saved.*Nothing was kept/)).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => kept(page)).toEqual({ workers: 0, caches: 0, choice: null });
  await expect(button(page, 'Try again')).toBeVisible();
});
