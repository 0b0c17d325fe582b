import type { EnginePage } from '../engine.ts';
import { LostBrowserError } from '../session.ts';
import type { Site } from '../site.ts';

/** The shared parts of a reader's hour. The page only exists while tests run. */
export interface Hour {
  readonly page: () => EnginePage;
  readonly site: () => Site;
  /** The same site in Chromium, which other browsers are compared with. */
  readonly reference: () => Promise<EnginePage>;
  /** Prepares the pages before a part's first test, and again after a browser was lost. */
  readonly beforeSession: (prepare: () => Promise<unknown>) => void;
}

/** How long to wait for a condition on a busy machine, in milliseconds. Saving the site takes longest. */
const TIMEOUT = 150_000;

/** Calls a function in the page. The function can only use its arguments and what the page has. */
export const call = <Args extends readonly unknown[], Result>(
  page: EnginePage,
  run: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> => page.evaluate(`(${String(run)})(...${JSON.stringify(args)})`);

/** Waits until a function in the page returns something other than false, null, or undefined: that. */
export async function until<Args extends readonly unknown[], Result>(
  page: EnginePage,
  what: string,
  run: (...args: Args) => Result,
  ...args: Args
): Promise<Exclude<NonNullable<Awaited<Result>>, false>> {
  const end = Date.now() + TIMEOUT;
  let last: unknown;
  for (;;) {
    try {
      last = await call(page, run, ...args);
      if (last !== false && last !== null && last !== undefined)
        return last as Exclude<NonNullable<Awaited<Result>>, false>;
    } catch (error) {
      if (error instanceof LostBrowserError) throw error;
      // A page that's being left doesn't answer.
      last = error;
    }
    if (Date.now() > end) throw new Error(`waited in vain until ${what}; last: ${String(last)}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** Opens an address and waits until React has hydrated the page. */
export async function openAt(page: EnginePage, address: string): Promise<void> {
  await page.open(address);
  await until(page, 'the page is hydrated', () => document.documentElement.dataset['hasHydrated'] === 'true');
}

export const open = ({ page, site }: Hour, path: string): Promise<void> =>
  openAt(page(), site().origin + path);

/** Resets the site to a first visit: nothing chosen, nothing stored. */
export async function forgetChoices(hour: Hour): Promise<void> {
  await call(hour.page(), () => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

interface Target {
  readonly selector: string;
  readonly name?: string;
  readonly within?: string;
}

/** Scrolls to a visible element and marks it for drivers, or clicks it before React could replace it. */
const find = (page: EnginePage, target: Target, how: 'mark' | 'click'): Promise<unknown> =>
  until(
    page,
    `there is ${JSON.stringify(target)}`,
    ({ selector, name, within = '' }: Target, then: string) => {
      for (const one of document.querySelectorAll('[data-engine-target]'))
        one.removeAttribute('data-engine-target');
      const found = [...document.querySelectorAll<HTMLElement>(`${within} ${selector}`)].find((one) => {
        const label = one.getAttribute('aria-label') ?? one.textContent ?? '';
        return (
          (name === undefined || label.trim() === name) &&
          one.checkVisibility() &&
          one.getClientRects().length > 0
        );
      });
      if (!found) return false;
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (then === 'click') found.click();
      else found.dataset['engineTarget'] = '';
      return true;
    },
    target,
    how,
  );

/** Clicks like a pointer, which browsers require before they copy. */
export async function click(page: EnginePage, target: Target): Promise<void> {
  await find(page, target, 'mark');
  await page.click('[data-engine-target]');
}

/** Clicks with a script, so no other element can be in the way. */
export const press = async (page: EnginePage, target: Target): Promise<void> =>
  void (await find(page, target, 'click'));

/** Waits until an element contains some text. */
export const showsText = (page: EnginePage, selector: string, text: string): Promise<unknown> =>
  until(
    page,
    `${selector} says "${text}"`,
    (own, wanted) => [...document.querySelectorAll(own)].some((one) => one.textContent?.includes(wanted)),
    selector,
    text,
  );
