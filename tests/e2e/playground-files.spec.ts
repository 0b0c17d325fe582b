import { expect, test } from '@playwright/test';
import { alert, openEditor, run, write } from './helpers/playground.ts';
import { FULL_SCREEN, LOTTIE, LOWER_THIRD } from './helpers/player.ts';

test("the example's files reach the frame through setSource and fetch", async ({ page }) => {
  const outside: string[] = [];
  page.on('response', (response) => {
    const own = response.frame() === page.mainFrame();
    if (!own && !/\/(?:runner|rehearsal)\/|^(?:data|blob):/.test(response.url()))
      outside.push(response.url());
  });
  await openEditor(page, FULL_SCREEN);
  await write(
    page,
    `export const actions = (keyfill) => ({
  'full-screen': {
    async composition() {
      const response = await fetch('full-screen/harbor.svg');
      const text = await response.text();
      let refused = '';
      await fetch('full-screen/other.svg').catch((error) => { refused = error.message; });
      const loader = this.findElementByKey('_photo');
      await loader.setSource('full-screen/harbor.svg');
      const wrong = await loader.setSource('https://example.com/a.png').then(() => 'loaded', () => 'not loaded');
      console.error('[keyfill] ' + [response.headers.get('content-type'), text.includes('<svg'), refused, wrong].join(' | '));
    },
  },
});
`,
  );
  await run(page);
  await expect(alert(page)).toContainText(
    'image/svg+xml | true | fetch: full-screen/other.svg isn’t a file of this example, and edited code can’t use the network. | not loaded',
  );
  expect(outside).toEqual([]);
  const picture = page.frameLocator('iframe').locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test("an example's Lottie animation and fonts work in the frame", async ({ page }) => {
  await openEditor(page, LOTTIE);
  await run(page);
  await expect(page.frameLocator('iframe').locator('svg g path').first()).toBeAttached();
  await expect(alert(page)).toHaveText('');
  await openEditor(page, LOWER_THIRD);
  await run(page);
  const loadedFonts = () =>
    page
      .frameLocator('iframe')
      .locator('body')
      .evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  await expect.poll(loadedFonts).toBeGreaterThan(0);
});
