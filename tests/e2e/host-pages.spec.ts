import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { toPage } from '../../src/playout/export/html.ts';
import type { OgrafManifest } from '../../src/playout/definition/ograf-manifest.ts';
import { ografFiles } from '../../src/playout/export/ograf-package.ts';
import { answerFrom, ORIGIN } from '../../tools/playout/ograf-checks.ts';
import { loadExample } from '../../tools/playout/load-example.ts';

const GUIDE = path.resolve(__dirname, '../../user-guide/exporting/integrations');
const MANIFEST = 'lower-third/lower-third.ograf.json';

/** A file exactly as a page of the guide shows it. */
function shown(name: string, page: string): string {
  const text = readFileSync(path.join(GUIDE, page), 'utf8');
  const [, code] = new RegExp(`\`\`\`html title="${name}"\n([\\s\\S]*?)\`\`\``, 'u').exec(text) ?? [];
  if (code === undefined) throw new Error(`${page} no longer shows ${name}`);
  return code;
}

/** Serves files by their paths. */
const serve = (page: Page, files: Readonly<Record<string, Uint8Array | string>>) =>
  page.route(`${ORIGIN}/**`, (route) => route.fulfill(answerFrom(files, route.request().url())));

test("the guide's host page plays, updates, and takes off air a changed package", async ({ page }) => {
  const source = await loadExample('lower-third');
  const files = Object.fromEntries(
    [...ografFiles(source)].map(([name, content]) => [`lower-third/${name}`, content]),
  );
  const changes = { id: 'tv.example.lower-third', version: '2' };
  const manifest = { ...(JSON.parse(String(files[MANIFEST])) as OgrafManifest), ...changes };
  await serve(page, {
    ...files,
    [MANIFEST]: JSON.stringify(manifest),
    'host.html': shown('host.html', 'ograf.mdx'),
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(`${ORIGIN}/host.html`);

  const element = `${manifest.id}-v${manifest.version}`;
  const graphic = page.locator(element.replaceAll('.', String.raw`\.`));
  await expect(graphic.getByText('Mira Halvorsen').first()).toBeVisible();
  await expect(graphic.getByText('Live from Norvale').first()).toBeVisible();
  await expect(graphic).toHaveCount(0);
  expect(logged.filter((text) => !text.includes('favicon'))).toEqual(['200 0']);
});

test("the guide's panel plays an exported lower third in a frame", async ({ page }) => {
  const source = await loadExample('lower-third');
  await serve(page, {
    'panel.html': shown('panel.html', 'index.mdx'),
    'lower-third.html': toPage(source, { isSpx: false }),
  });
  await page.goto(`${ORIGIN}/panel.html`);
  await expect(page.frameLocator('#graphic').getByText('Mira Halvorsen').first()).toBeVisible();
});
