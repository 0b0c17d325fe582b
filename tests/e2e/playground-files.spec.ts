import { expect, test } from '@playwright/test';
import { alert, openEditor, run, write } from './helpers/playground.ts';
import { FULL_SCREEN, LOTTIE, LOWER_THIRD, player } from './helpers/player.ts';

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
      const text = await (await fetch('full-screen/harbor.svg')).text();
      const loader = this.findElementByKey('_photo');
      await loader.setSource('full-screen/harbor.svg');
      const outcome = (promise) => promise.then(() => 'loaded', ({ message }) => message);
      const other = await outcome(fetch('full-screen/other.svg'));
      const wrong = await outcome(loader.setSource('https://example.com/a.png'));
      console.error('[keyfill] ' + [text.includes('<svg'), other, wrong].join(' | '));
    },
  },
});
`,
  );
  await run(page);
  await expect(player(page)).toContainText(
    /true \| .*other\.svg isn’t a file of this example.* \| (?!loaded)/,
  );
  expect(outside).toEqual([]);
  const picture = page.frameLocator('iframe').locator('img').first();
  const isLoaded = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(isLoaded).toBe(true);
});

test("an example's Lottie animation and fonts work in the frame", async ({ page }) => {
  await openEditor(page, LOTTIE);
  await run(page);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('svg g path').first()).toBeAttached();
  await expect(alert(page)).toHaveText('');
  await openEditor(page, LOWER_THIRD);
  await run(page);
  const fonts = () =>
    frame.locator('body').evaluate(() => [...document.fonts].map(({ status }) => status).join());
  await expect.poll(fonts).toContain('loaded');
});
