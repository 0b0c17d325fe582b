import { expect, test } from '@playwright/test';
import { toModule } from '../../src/playout/export/ograf-package.ts';
import { openRuntime, ORIGIN } from '../runtime-page/open.ts';

/** The part of an OGraf graphic that the test calls. */
interface Graphic extends HTMLElement {
  load(): Promise<unknown>;
}

test('an exported package requests its resources next to its own module, wherever the page is', async ({
  page,
}) => {
  const { loadExample } = await import('../../tools/playout/validate-example.ts');
  const source = await loadExample('station-logo');
  await openRuntime(page, { more: { '/graphics/one/main.js': toModule(source) } });
  const requestedUrls = new Set<string>();
  page.on('request', (request) => requestedUrls.add(request.url()));
  await page.evaluate(async () => {
    const { default: Class } = (await import('/graphics/one/main.js' as string)) as {
      default: CustomElementConstructor;
    };
    customElements.define('packaged-graphic', class extends Class {});
    await (document.body.appendChild(document.createElement('packaged-graphic')) as Graphic).load();
  });
  const resources = [...requestedUrls].filter((url) => !url.endsWith('/main.js')).sort();
  const wanted = [...source.files.keys()].filter((file) => !file.endsWith('.txt'));
  expect(resources).toEqual(wanted.map((file) => `${ORIGIN}/graphics/one/resources/${file}`).sort());
  expect(resources.length).toBeGreaterThan(5);
});
