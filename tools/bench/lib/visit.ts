import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../test/chromium-flags.ts';
import { median } from './figures.ts';

declare global {
  interface Window {
    /** Set by `watchInput`: the time of the first tap, and the longest delay of an interaction, in milliseconds. */
    inputWatch: { tapped: number; delay: number };
  }
}

/** How long a page is watched after it has loaded, in milliseconds. */
const AFTER_LOAD = 7000;
/** Events are reported after the frame that shows their effect. */
const REPORT = 500;
/** The timeout in milliseconds, because a busy machine may be slow. */
const PATIENCE = 180_000;

/** A phone: the path of Chromium, and how much slower its processor is. */
export interface Phone {
  readonly executablePath: string;
  readonly slowdown: number;
}

/** The bytes that a page itself needs, without headers, and what it requests after it has loaded. */
interface Visit {
  script: number;
  document: number;
  own: number;
  prefetched: number;
  late: { requests: number; bytes: number };
}

/** A tap on a page, and the selector of what's there once it has taken effect. */
export interface Tap {
  readonly on: string;
  readonly effect: string;
}

/** Opens a page of a phone's browser. `visit` gets the page before it has an address. */
async function onPhone<Result>(
  { executablePath, slowdown }: Phone,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true });
    page.setDefaultTimeout(PATIENCE);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // tsx calls this helper in every named function, and the page doesn't have it.
    await page.addInitScript('globalThis.__name = (value) => value');
    return await visit(page);
  } finally {
    await browser.close();
  }
}

/** Loads a page, and watches it for another seven seconds. */
export const visitPage = (phone: Phone, url: string): Promise<Visit> =>
  onPhone(phone, async (page) => {
    await page.goto(url);
    await page.waitForTimeout(AFTER_LOAD);
    return page.evaluate(() => {
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')];
      const prefetched = new Set(links.map(({ href }) => href));
      const own = all.filter(({ name }) => !prefetched.has(name));
      const late = all.filter(({ startTime }) => startTime >= (load?.loadEventStart ?? 0));
      const sum = (some: readonly PerformanceResourceTiming[]) =>
        some.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
      const ownWith = (ending: string) =>
        sum(own.filter(({ name }) => new URL(name).pathname.endsWith(ending)));
      const html = load?.encodedBodySize ?? 0;
      return {
        script: ownWith('js'),
        document: html,
        own: sum(own) + html,
        prefetched: sum(all) - sum(own),
        late: { requests: late.length, bytes: sum(late) },
      };
    });
  });

/**
 * Taps right after the first paint, each time with a new page.
 * @returns medians in milliseconds: the delay until the next frame (INP), and the time until the tap takes effect
 */
export async function tapEarly(
  phone: Phone,
  url: string,
  { on, effect }: Tap,
  runs: number,
): Promise<{ delay: number; effect: number }> {
  const delays: number[] = [];
  const effects: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await onPhone(phone, async (page) => {
      await page.addInitScript(watchInput);
      await page.goto(url, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await page.locator(on).first().tap({ force: true });
      await page.locator(effect).first().waitFor({ state: 'attached' });
      effects.push(await page.evaluate(() => performance.now() - window.inputWatch.tapped));
      await page.waitForTimeout(REPORT);
      delays.push(await page.evaluate(() => window.inputWatch.delay));
    });
  }
  return { delay: median(delays), effect: median(effects) };
}

/** Runs in the page. Browsers don't report events of less than 16 ms. */
function watchInput(): void {
  window.inputWatch = { tapped: NaN, delay: 0 };
  const note = ({ timeStamp }: Event) => void (window.inputWatch.tapped = timeStamp);
  addEventListener('pointerdown', note, { capture: true, once: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
      if (entry.interactionId) window.inputWatch.delay = Math.max(window.inputWatch.delay, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
