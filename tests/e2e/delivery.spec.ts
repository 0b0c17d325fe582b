import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { deliver } from '../../plugins/delivery/deliver';
import { buildDir } from '../helpers/built-site';
import { fixtureBuild } from '../helpers/fixture';
import { open } from './helpers/page';
import { command, CRAWLER, start, state } from './helpers/player';
import { openFirst } from './helpers/search';

// Every other browser test runs under the policies too: the static host sends what `_headers` says, and a violation is an
// error in the console. Here is what that host cannot show.

interface Server {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** What the policy of a page has forbidden, as the browser tells it. */
async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      (window as unknown as { tellViolation: (text: string) => void }).tellViolation(
        `${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  return violations;
}

test('behind nginx search, templates, downloads and old addresses work without a violation', async ({
  page,
}) => {
  const { ensureNginx, startNginx } = (await import('../../scripts/lib/nginx.mjs')) as {
    ensureNginx: () => object | null;
    startNginx: (nginx: object, site: { root: string; siteConf: string }) => Promise<Server>;
  };
  const nginx = ensureNginx();
  test.skip(nginx === null, 'nginx is not installed and cannot be');
  const server = await startNginx(nginx!, { root: buildDir, siteConf: `${buildDir}-delivery/site.conf` });
  try {
    const violations = await violationsOf(page);
    await open(page, server.url);
    await openFirst(page, 'keyframe');
    await start(page, server.url + CRAWLER);
    await command(page, 'Play').click();
    await expect(state(page)).not.toHaveText('Preview');
    await open(page, `${server.url}/elements/text?a=1#top`);
    expect(page.url()).toBe(`${server.url}/user-guide/elements/text?a=1#top`);
    expect((await page.goto(`${server.url}/no/such/page`))?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(violations).toEqual([]);
  } finally {
    await server.close();
  }
});

test('page views pass the policy of a site that counts them, and no other policy', async ({ page }) => {
  const { startStaticServer } = (await import('../../scripts/lib/static-host.mjs')) as {
    startStaticServer: (options: { folder: string }) => Promise<Server>;
  };
  const home = mkdtempSync(path.join(tmpdir(), 'keyfill-analytics-'));
  const violations = await violationsOf(page);
  const seen: string[] = [];
  await page.route('http://localhost:4178/**', async (route) => {
    seen.push(route.request().url());
    await route.fulfill({ status: 202 });
  });
  try {
    for (const [name, analyticsEndpoint] of [
      ['with', 'http://localhost:4178/event'],
      ['without', undefined],
    ] as const) {
      const folder = path.join(home, name);
      cpSync(fixtureBuild('analytics').dir, folder, { recursive: true });
      await deliver(folder, { baseUrl: '/', analyticsEndpoint });
      const server = await startStaticServer({ folder });
      await open(page, server.url);
      await expect.poll(() => seen.length + violations.length).toBe(name === 'with' ? 1 : 2);
      await server.close();
    }
    expect(seen).toEqual(['http://localhost:4178/event']);
    expect(violations).toEqual([expect.stringMatching(/^connect-src http:\/\/localhost:4178\/event/)]);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});
