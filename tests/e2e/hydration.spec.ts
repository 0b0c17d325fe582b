import { expect, test } from '@playwright/test';
import { open } from './helpers/page.ts';
import { complaintsOf } from './helpers/watch.ts';

const address = '/user-guide/best-practices';

test("a page on a very slow machine is complete once it's marked as hydrated", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.addInitScript(() => {
    // On a machine this slow, React yields after every unit of work.
    let spent = 0;
    const { now } = performance;
    performance.now = () => now.call(performance) + (spent += 20);
    const seen: Record<string, unknown> = {};
    Object.assign(window, { seen });
    const button = (): HTMLElement | null =>
      document.querySelector('aside .menu__link--sublist[aria-expanded], aside .menu__caret[aria-expanded]');
    new MutationObserver((_changes, observer) => {
      if (document.documentElement.dataset['hasHydrated'] !== 'true') return;
      observer.disconnect();
      seen['before'] = button()?.ariaExpanded;
      button()?.click();
      setTimeout(() => {
        seen['after'] = button()?.ariaExpanded;
      }, 1000);
    }).observe(document, { subtree: true, attributeFilter: ['data-has-hydrated'] });
    document.addEventListener('DOMContentLoaded', () => {
      seen['text'] = document.querySelector('main')?.textContent;
    });
  });
  await open(page, address);
  const seen = () => page.evaluate(() => (window as unknown as { seen: Record<string, unknown> }).seen);
  await expect.poll(async () => (await seen())['after']).toBeDefined();
  const { before, after, text } = await seen();
  expect([before, after].sort()).toEqual(['false', 'true']);
  expect(await page.locator('main').textContent()).toBe(text);
  expect(complaints).toEqual([]);
});
