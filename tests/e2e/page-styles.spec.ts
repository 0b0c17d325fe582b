import { expect, test, type Page } from '@playwright/test';
import { CRAWLER } from './helpers/player.ts';
import { holdScripts } from './helpers/watch.ts';

/** All computed styles of a page's elements, and of what styles insert before and after them. */
const stylesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) =>
      [undefined, '::before', '::after'].map(
        (part) => `${element.className} ${part} ${getComputedStyle(element, part).cssText}`,
      ),
    ),
  );

for (const address of ['/', '/user-guide/elements/text', CRAWLER, '/api/objects-api', '/blog']) {
  test(`the styles in ${address} are all that it needs before its scripts run @both`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await holdScripts(page);
    const { release } = await holdScripts(page, /\/assets\/css\//);
    const sheet = page.waitForRequest(/\/assets\/css\//);
    await page.goto(address);
    await sheet;
    await page.evaluate(async () => void (await document.fonts.ready));
    const before = await stylesOf(page);
    release();
    await page.evaluate(() => (window as { sheet?: Promise<unknown> }).sheet);
    const after = await stylesOf(page);
    expect(after.length).toBe(before.length);
    expect(after.filter((style, index) => style !== before[index])).toEqual([]);
  });
}
