import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { allRoutes } from '../helpers/routes';
import { INDEX, OTHER_RUNNER, type OwnSite, ownSite } from './helpers/own-site';
import { open, storedKeys } from './helpers/page';
import { command, CRAWLER, LOWER_THIRD, player, start, state } from './helpers/player';
import { alert, openEditor, run, write } from './helpers/playground';
import { marks, openFirst } from './helpers/search';

/** A page with a Lottie file. */
const LOTTIE = '/user-guide/elements/lottie';

/** Actions of the lower third that show a text of their own. */
const changedActions = `export const actions = (keyfill) => ({
  'lower-third': {
    composition() {
      keyfill.useOnPlay((next) => {
        next();
        this.findElementByKey('_name').content = 'Without a network';
      });
    },
  },
});
`;

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

/** Takes a file out of the copy, as a browser might, and tells what the page then gets: a status, or that there is nothing. */
function loseAndFetch(page: Page, file: string): Promise<number | 'nothing'> {
  return page.evaluate(async (name) => {
    for (const one of await caches.keys()) {
      await (await caches.open(one)).delete(`/${name}`, { ignoreSearch: true });
    }
    return fetch(`/${name}`).then(
      ({ status }) => status,
      () => 'nothing' as const,
    );
  }, file);
}

test('a reader keeps the site, reads it without a network, takes a new version and gives it back', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const requests: string[] = [];
  let keys: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));

  await test.step('costs nothing before the choice', async () => {
    await open(page, `${site.url}/user-guide`);
    await page.waitForLoadState('networkidle');
    expect(await kept(page)).toEqual({ workers: 0, caches: 0, choice: null });
    keys = await storedKeys(page);
    expect(requests.filter((one) => /sw\.js|\/offline\./.test(one))).toEqual([]);
  });

  await test.step('is saved as a whole', async () => {
    await button(page, 'Make available offline').click();
    await expect(page.getByText('These pages are available offline.')).toBeVisible({ timeout: 60_000 });
    expect(await kept(page)).toEqual({ workers: 1, caches: 1, choice: 'on' });
    expect(await storedKeys(page)).toEqual([...keys, 'keyfill.offline'].sort());
  });

  // At once: what the reader was told holds from then on.
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
    for (const address of [CRAWLER, LOTTIE]) {
      await start(page, site.url + address);
      await command(page, 'Play').click();
      await expect(state(page)).not.toHaveAttribute('data-status', 'preview');
    }
  });

  await test.step('edited code runs, and where the browser has lost the page for it, the editor says so', async () => {
    await openEditor(page, site.url + LOWER_THIRD);
    await write(page, changedActions);
    await run(page);
    await expect(page.frameLocator('iframe').getByText('Without a network')).toBeAttached();
    const browser = await context.newCDPSession(page);
    await browser.send('Network.clearBrowserCache');
    await command(page, 'Run').click();
    await expect(alert(page)).toContainText('this browser doesn’t have a copy of it');
    await expect(player(page).locator('iframe')).toHaveCount(0);
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

  await test.step('nothing of it comes in by other ways either', async () => {
    expect((await page.goto(`${site.url}/user-guide/new-page`))?.status()).toBe(404);
    await expect(mainScript(page, 'feedbeef')).toHaveCount(0);
    await expect(page.getByText('A newer version of these pages is ready.')).toBeVisible();
    expect(await loseAndFetch(page, 'img/favicon.svg')).toBe(200);
    expect(await loseAndFetch(page, INDEX)).toBe('nothing');
    expect((await page.goto(`${site.url}/sitemap.xml`))?.status()).toBe(200);
    await open(page, `${site.url}/user-guide/faq`);
  });

  await test.step('all open pages change to it together', async () => {
    await page.getByRole('button', { name: 'Reload all open pages' }).click();
    // All files of the copy change places first.
    await expect(mainScript(page, 'feedbeef')).toHaveCount(1, { timeout: 60_000 });
    await expect(mainScript(other, 'feedbeef')).toHaveCount(1, { timeout: 60_000 });
    await expect(page.getByText('These pages are available offline.')).toBeVisible();
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  });

  await test.step('a page of the version before, whose scripts nobody has any more, is loaded again', async () => {
    // As a page that was on its way while the new version took over.
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = '/assets/js/main.00000000.js';
      document.documentElement.dataset['before'] = 'true';
      document.head.append(script);
    });
    await expect(page.locator('html[data-before]')).toHaveCount(0);
    await expect(page.getByText('These pages are available offline.')).toBeVisible();
  });

  await site.stop();

  await test.step('it is whole without a network, with its own page for edited code', async () => {
    await page.goto(`${site.url}/user-guide/new-page`);
    await expect(mainScript(page, 'feedbeef')).toHaveCount(1);
    await page.evaluate((address) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts');
      frame.src = address;
      document.body.append(frame);
    }, `/${OTHER_RUNNER}`);
    const title = () =>
      page
        .frames()
        .at(-1)
        ?.title()
        .catch(() => '');
    await expect.poll(title).toBe('Runner of another build');
  });

  await test.step('it can be given back, which is asked first without a network', async () => {
    await button(page, 'Remove the offline copy').click();
    await button(page, 'Remove it anyway').click();
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
  await expect(page.getByText(/couldn’t be saved.*Nothing was kept/)).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => kept(page)).toEqual({ workers: 0, caches: 0, choice: null });
  await expect(button(page, 'Try again')).toBeVisible();
});
