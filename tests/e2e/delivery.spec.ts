import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, expect, test } from '@playwright/test';
import { compress } from '../../plugins/delivery/compress.ts';
import { deliver } from '../../plugins/delivery/deliver.ts';
import { buildDir } from '../helpers/built-site.ts';
import { fixtureBuild } from '../helpers/fixture.ts';
import { serveByNginx, type Server } from './helpers/nginx.ts';
import { open } from './helpers/page.ts';
import { command, CRAWLER, start, state } from './helpers/player.ts';
import { openEditor, run, runners } from './helpers/playground.ts';
import { openFirst } from './helpers/search.ts';
import { startStaticServer } from '../../tools/site/static-host.ts';

// All other browser tests run under the policies too, because the static host sends what `_headers` says, and
// a violation is an error in the console. The walk through all routes uses nginx. These tests cover what
// neither of them shows.

/** What the pages' policies have blocked, as reported by the browser. */
async function violationsIn(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { tellViolation } = window as unknown as { tellViolation?: (text: string) => void };
      tellViolation?.(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return violations;
}

let home: string;
let server: Server | undefined;
test.beforeEach(() => void (home = mkdtempSync(path.join(tmpdir(), 'keyfill-delivery-'))));
test.afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(home, { recursive: true, force: true });
});

test('readers can use the site behind nginx without policy violations', async ({ page, context }) => {
  test.setTimeout(180_000);
  const root = path.join(home, 'build');
  for (const end of ['', '-delivery']) cpSync(buildDir + end, root + end, { recursive: true });
  await compress(root, 4);
  server = await serveByNginx(root);
  test.skip(server === undefined, 'nginx is not installed and cannot be');
  const { url } = server!;
  const violations = await violationsIn(context);

  await test.step('search', async () => {
    await open(page, url);
    await openFirst(page, 'keyframe');
  });

  await test.step('a template, its download, and the editor', async () => {
    await start(page, url + CRAWLER);
    await command(page, 'Play').click();
    await expect(state(page)).not.toHaveAttribute('data-status', 'preview');
    await command(page, 'Download').click();
    const saving = page.waitForEvent('download');
    await command(page, 'CasparCG').click();
    expect((await saving).suggestedFilename()).toMatch(/^crawler/);
    await openEditor(page, url + CRAWLER);
    await run(page);
    await expect(runners(page)).toHaveCount(1);
    await expect(state(page)).toHaveText('On air');
  });

  await test.step('old and wrong addresses', async () => {
    await open(page, `${url}/elements/text?a=1#top`);
    expect(page.url()).toBe(`${url}/user-guide/elements/text?a=1#top`);
    const answer = await page.goto(`${url}/no/such/page`);
    expect(answer?.status()).toBe(404);
    expect(await answer?.headerValue('content-encoding')).toMatch(/^(?:br|gzip)$/);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });

  expect(violations).toEqual([]);
});

test('page views are allowed by the policy of a site that counts them, and by no other policy', async ({
  page,
  context,
}) => {
  const violations = await violationsIn(context);
  const seen: string[] = [];
  await page.route('http://localhost:4178/**', async (route) => {
    seen.push(route.request().url());
    await route.fulfill({ status: 202 });
  });
  for (const [name, analyticsEndpoint] of [
    ['with', 'http://localhost:4178/event'],
    ['without', undefined],
  ] as const) {
    const folder = path.join(home, name);
    cpSync(fixtureBuild('analytics').dir, folder, { recursive: true });
    await deliver(folder, { baseUrl: '/', analyticsEndpoint });
    server = (await serveByNginx(folder)) ?? (await startStaticServer({ folder }));
    await open(page, server.url);
    await expect.poll(() => seen.length + violations.length).toBe(name === 'with' ? 1 : 2);
    await server.close();
  }
  expect(seen).toEqual(['http://localhost:4178/event']);
  expect(violations).toEqual([expect.stringMatching(/^\/: connect-src http:\/\/localhost:4178\/event/)]);
});
