import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, expect, test } from '@playwright/test';
import { deliver } from '../../plugins/delivery/deliver.ts';
import { fixtureBuild } from '../helpers/fixture.ts';
import { serveByNginx, type Server } from './helpers/nginx.ts';
import { open } from './helpers/page.ts';
import { startStaticServer } from '../../tools/site/static-host.ts';

// All other browser tests run under the policies too, because the static host sends what `_headers` says, and
// a violation is an error in the console. The walk through all routes uses nginx.

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
