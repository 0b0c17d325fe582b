import { expect, test } from '@playwright/test';
import { open } from './helpers/page';
import { command, CRAWLER, state, withoutView } from './helpers/player';

test('leaving the page leaves no timer, listener or frame callback behind', async ({ page }) => {
  const walk = async (isUsed: boolean): Promise<unknown> => {
    const own = await page.context().newPage();
    await withoutView(own);
    await own.addInitScript(() => {
      const left = {
        listeners: {} as Record<string, number>,
        timers: new Set<unknown>(),
        frames: 0,
        sizes: 0,
      };
      Object.assign(window, { left });
      const { addEventListener, removeEventListener } = EventTarget.prototype;
      const count = (target: unknown, type: string, by: number): void => {
        if (target === window || target === document || target === null || target === undefined)
          left.listeners[type] = (left.listeners[type] ?? 0) + by;
      };
      EventTarget.prototype.addEventListener = function (...args) {
        count(this, args[0], 1);
        addEventListener.apply(this, args);
      };
      EventTarget.prototype.removeEventListener = function (...args) {
        count(this, args[0], -1);
        removeEventListener.apply(this, args);
      };
      const { setTimeout: set, clearTimeout: clear, requestAnimationFrame: request } = window;
      window.setTimeout = ((callback: () => void, delay?: number) => {
        const id: unknown = set(() => {
          left.timers.delete(id);
          callback();
        }, delay);
        left.timers.add(id);
        return id;
      }) as typeof window.setTimeout;
      window.clearTimeout = (id) => {
        left.timers.delete(id);
        clear(id);
      };
      window.requestAnimationFrame = (callback) => {
        left.frames += 1;
        return request(callback);
      };
      const { observe, disconnect } = ResizeObserver.prototype;
      const seen = new Set<unknown>();
      ResizeObserver.prototype.observe = function (...args) {
        if (!seen.has(this)) left.sizes += 1;
        seen.add(this);
        observe.apply(this, args);
      };
      ResizeObserver.prototype.disconnect = function () {
        if (seen.delete(this)) left.sizes -= 1;
        disconnect.call(this);
      };
    });
    await open(own, CRAWLER);
    if (isUsed) {
      await command(own, 'Play').click();
      await expect(state(own)).toHaveText('On air');
      await command(own, 'View and speed').click();
      await command(own, 'The same from playout').click();
      await command(own, 'Copy AMCP command').click();
      await command(own, 'Several updates').click();
    }
    await own.locator('.menu').getByRole('link', { name: 'Examples' }).first().focus();
    await own.locator('.menu').getByRole('link', { name: 'Keyboard shortcuts' }).click();
    await expect(own.locator('h1')).toHaveText('Keyboard shortcuts');
    await own.waitForTimeout(1500);
    const result = await own.evaluate(async () => {
      const { left } = window as unknown as {
        left: { listeners: Record<string, number>; timers: Set<unknown>; frames: number; sizes: number };
      };
      const before = left.frames;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return {
        listeners: Object.fromEntries(Object.entries(left.listeners).filter(([, count]) => count !== 0)),
        timers: left.timers.size,
        frames: left.frames - before,
        sizes: left.sizes,
        fonts: document.fonts.size,
      };
    });
    await own.close();
    return result;
  };
  const unused = await walk(false);
  expect(await walk(true)).toEqual(unused);
});
