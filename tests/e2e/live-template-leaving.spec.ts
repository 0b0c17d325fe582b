import { expect, test, type Page } from '@playwright/test';
import { open } from './helpers/page.ts';
import { command, CRAWLER, player, state } from './helpers/player.ts';

/**
 * Counts everything in the page that waits or observes, starting with its first script. Nothing counts as being
 * in view, so players only load by touch.
 */
function count(): void {
  const waiting = new Set<string>();
  const observers = new Map<object, string>();
  let frames = 0;
  // A callback waits from its request until it's called or canceled.
  type Callback = (...values: unknown[]) => void;
  for (const [start, cancel, kind] of [
    ['setTimeout', 'clearTimeout', 'timer'],
    ['setInterval', 'clearInterval', 'timer'],
    ['requestIdleCallback', 'cancelIdleCallback', 'idle'],
  ] as const) {
    const request = window[start] as (callback: Callback, ...rest: unknown[]) => unknown;
    const end = window[cancel] as (id: unknown) => void;
    const release = (id: unknown): boolean => waiting.delete(`${kind} ${String(id)}`);
    Object.assign(window, {
      [start](callback: Callback, ...rest: unknown[]) {
        const id = request(
          (...values) => {
            if (start !== 'setInterval') release(id);
            callback(...values);
          },
          ...rest,
        );
        waiting.add(`${kind} ${String(id)}`);
        return id;
      },
      [cancel](id: unknown) {
        release(id);
        end(id);
      },
    });
  }
  const { requestAnimationFrame: request } = window;
  window.requestAnimationFrame = (callback) => {
    frames += 1;
    return request(callback);
  };
  for (const Observer of [ResizeObserver, MutationObserver]) {
    const { observe, disconnect } = Observer.prototype;
    Observer.prototype.observe = function (this: object, ...values: never[]) {
      observers.set(this, Observer.name);
      (observe as (...values: never[]) => void).apply(this, values);
    };
    Observer.prototype.disconnect = function (this: object) {
      observers.delete(this);
      disconnect.call(this);
    };
  }
  window.IntersectionObserver = class {
    observe(element: Element): void {
      // The framework's links leave one listener behind each time they're rendered again.
      if (!(element instanceof HTMLAnchorElement)) observers.set(this, 'IntersectionObserver');
    }
    unobserve(): void {}
    disconnect(): void {
      observers.delete(this);
    }
    takeRecords(): [] {
      return [];
    }
  } as unknown as typeof IntersectionObserver;
  Object.assign(window, {
    async left() {
      const before = frames;
      await new Promise((resolve) => request(() => request(resolve)));
      return {
        waiting: waiting.size,
        frames: frames - before,
        observers: [...observers.values()].sort(),
        fonts: document.fonts.size,
      };
    },
  });
}

async function leftIn(page: Page): Promise<object> {
  const session = await page.context().newCDPSession(page);
  const listeners: string[] = [];
  for (const expression of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const found = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId! });
    listeners.push(...found.listeners.map(({ type }) => `${expression} ${type}`));
  }
  await session.detach();
  const left = await page.evaluate(() => (window as unknown as { left: () => Promise<object> }).left());
  return { ...left, listeners: listeners.sort() };
}

test('leaving the page leaves no timer, listener, observer, or frame callback behind', async ({ page }) => {
  test.setTimeout(120_000);
  const walk = async (isUsed: boolean): Promise<Page> => {
    const own = await page.context().newPage();
    const menu = own.locator('.menu');
    await own.addInitScript(count);
    await open(own, CRAWLER);
    if (isUsed) {
      await command(own, 'Play').click();
      await expect(state(own)).toHaveText('On air');
      await command(own, 'View and speed').click();
      await command(own, 'Playout commands').click();
      await command(own, 'Copy AMCP command').click();
      await player(own).getByLabel('Try other data').selectOption('Several updates in a row');
      await command(own, 'Download').click();
      const saving = own.waitForEvent('download');
      await command(own, 'CasparCG').click();
      await saving;
      await expect(player(own).getByText(/^Saved: /)).toBeVisible();
    }
    await menu.getByRole('link', { name: 'External API' }).click();
    await expect(own.locator('h1')).toHaveText('External API');
    if (isUsed) {
      await command(own, 'Play').click();
      await expect(state(own)).toHaveText('On air');
      // Two requests are running when the page is left, and one of them is never answered.
      for (const city of ['Nairobi', 'Reykjavik']) {
        await player(own).getByLabel('City', { exact: true }).fill(city);
        await command(own, 'Update').click();
      }
    }
    await menu.getByRole('link', { name: 'Examples' }).first().focus();
    await menu.getByRole('link', { name: 'Keyboard shortcuts' }).click();
    await expect(own.locator('h1')).toHaveText('Keyboard shortcuts');
    return own;
  };
  const unused = await walk(false);
  const used = await walk(true);
  const wanted = await leftIn(unused);
  await used.bringToFront();
  // Wait until everything that the site itself runs after a page change has finished.
  await expect.poll(() => leftIn(used), { timeout: 10_000 }).toEqual(wanted);
});
