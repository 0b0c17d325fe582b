import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { ografFiles } from '../../src/playout/export/ograf.ts';
import { loadTools } from '../../tools/playout/validate-example.ts';
import { ORIGIN } from '../runtime-page/open.ts';

const PAGE = path.resolve(__dirname, '../../user-guide/exporting/integrations/ograf.mdx');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

/** The host page, exactly as the OGraf page shows it. */
function hostPage(): string {
  const [, code] = /```html title="host\.html"\n([\s\S]*?)```/u.exec(readFileSync(PAGE, 'utf8')) ?? [];
  if (code === undefined) throw new Error('the OGraf page no longer shows host.html');
  return code;
}

test('the host page of the guide plays an exported lower third, updates it, and takes it off air', async ({
  page,
}) => {
  const source = await loadTools().loadExample('lower-third');
  const files = new Map([...ografFiles(source)].map(([name, content]) => [`/lower-third/${name}`, content]));
  files.set('/host.html', hostPage());
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const content = files.get(pathname);
    await route.fulfill({
      status: content === undefined ? 404 : 200,
      contentType: TYPES[path.extname(pathname)] ?? 'application/octet-stream',
      body: typeof content === 'string' ? content : Buffer.from(content ?? []),
    });
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(`${ORIGIN}/host.html`);

  await expect(page.getByText('Mira Halvorsen').first()).toBeVisible();
  await expect(page.getByText('Live from Rotterdam').first()).toBeVisible();
  await expect(page.locator('lower-third-v1')).toHaveCount(0, { timeout: 15_000 });
  expect(logged.filter((text) => !text.includes('favicon'))).toEqual(['200 0']);
});
