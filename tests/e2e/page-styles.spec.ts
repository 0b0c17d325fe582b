import { expect, test } from '@playwright/test';
import { CRAWLER } from './helpers/player.ts';
import { holdScripts } from './helpers/watch.ts';

for (const address of ['/', '/user-guide/elements/text', CRAWLER, '/api/objects-api', '/blog/tags']) {
  test(`the styles in ${address} are all that it needs before its scripts run @both`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await holdScripts(page);
    const { release } = await holdScripts(page, /\/assets\/css\//);
    const sheet = page.waitForRequest(/\/assets\/css\//);
    await page.goto(address);
    await sheet;
    // The screenshots show the whole page, so pictures further down must not load in between.
    await page.evaluate(() => {
      const pictures = Array.from(document.images, (picture) => Object.assign(picture, { loading: 'eager' }));
      return Promise.all(pictures.map((picture) => picture.decode()));
    });
    const before = await page.screenshot({ fullPage: true });
    release();
    await page.evaluate(() => (window as { sheet?: Promise<unknown> }).sheet);
    const after = await page.screenshot({ fullPage: true });
    expect(after.equals(before)).toBe(true);
  });
}
