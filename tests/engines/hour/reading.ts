import type { EnginePage } from '../engine.ts';
import type { Site } from '../site.ts';

/** What every part of a reader's hour works with. The page exists only while tests run. */
export interface Hour {
  readonly page: () => EnginePage;
  readonly site: () => Site;
  /** The same site in Chromium, which others are compared with. */
  readonly reference: () => Promise<EnginePage>;
}

/** How long a busy machine may take until something is the case, in milliseconds. */
const PATIENCE = 60_000;

/** Calls a function in the page. It can use nothing but its arguments and what the page has. */
export const call = <Args extends readonly unknown[], Result>(
  page: EnginePage,
  run: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> => page.evaluate(`(${String(run)})(...${JSON.stringify(args)})`);

/** Waits until a function in the page gives something other than false, null, or nothing, and returns it. */
export const until = <Args extends readonly unknown[], Result>(
  page: EnginePage,
  what: string,
  run: (...args: Args) => Result,
  ...args: Args
): Promise<NonNullable<Awaited<Result>>> => untilWithin(PATIENCE, page, what, run, ...args);

async function untilWithin<Args extends readonly unknown[], Result>(
  patience: number,
  page: EnginePage,
  what: string,
  run: (...args: Args) => Result,
  ...args: Args
): Promise<NonNullable<Awaited<Result>>> {
  const end = Date.now() + patience;
  let last: unknown;
  for (;;) {
    try {
      last = await call(page, run, ...args);
      if (last !== false && last !== null && last !== undefined) return last as NonNullable<Awaited<Result>>;
    } catch (error) {
      // A page that's being left answers nothing.
      last = error;
    }
    if (Date.now() > end) throw new Error(`waited in vain until ${what}; last: ${String(last)}`);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}

/** Opens an address and waits until React has taken the page over. */
export async function openAt(page: EnginePage, address: string): Promise<void> {
  await page.open(address);
  await isHydrated(page);
}

/** Opens a page of the site. */
export const open = ({ page, site }: Hour, path: string): Promise<void> =>
  openAt(page(), site().origin + path);

export const isHydrated = (page: EnginePage): Promise<unknown> =>
  until(page, 'the page is hydrated', () => document.documentElement.dataset['hasHydrated'] === 'true');

/** Gives the site its state of a first visit: nothing chosen, nothing kept. */
export async function forgetChoices(hour: Hour): Promise<void> {
  await call(hour.page(), () => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Where an element is to be found. */
interface Target {
  readonly selector: string;
  /** The text of the element, or its label, as a whole. */
  readonly name?: string;
  /** An element around it. */
  readonly within?: string;
}

/**
 * Waits for an element that can be seen, scrolls to it, and gives it an attribute, by which drivers find it, or clicks it at
 * once: what React replaces in between would be lost.
 */
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

/** Clicks as a pointer does, which is what browsers ask for before they copy. */
export async function click(page: EnginePage, target: Target): Promise<void> {
  await find(page, target, 'mark');
  await page.click('[data-engine-target]');
}

/** Clicks by script, which no other element can be in the way of. */
export async function press(page: EnginePage, target: Target): Promise<void> {
  await find(page, target, 'click');
}

/** Waits until an element's text contains something. */
export const says = (
  page: EnginePage,
  selector: string,
  text: string,
  patience = PATIENCE,
): Promise<unknown> =>
  untilWithin(
    patience,
    page,
    `${selector} says "${text}"`,
    (own, wanted) => [...document.querySelectorAll(own)].some((one) => one.textContent?.includes(wanted)),
    selector,
    text,
  );
