import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../test/chromium-flags.ts';
import type { Phone } from './figures.ts';

declare global {
  interface Window {
    /** Set by `watch`, in milliseconds. */
    seen: { largestPaint: number; blocking: number };
  }
}

/** How long a page is watched after it has loaded, in milliseconds. */
const AFTER_LOAD = 7000;
/** The timeout in milliseconds, because a busy machine may be slow. */
const PATIENCE = 180_000;
/** The network of Lighthouse's phone, as it applies it in a browser: bytes per second, and milliseconds. */
const NETWORK = { offline: false, downloadThroughput: 184_320, uploadThroughput: 84_375, latency: 562.5 };

/** Opens a page of a phone's browser, which has no address yet. */
export async function onPhone<Result>(
  { executablePath, slowdown }: Phone,
  visit: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true });
    page.setDefaultTimeout(PATIENCE);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (slowdown > 1) await session.send('Network.emulateNetworkConditions', NETWORK);
    // tsx calls this helper in every named function, and the page doesn't have it.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(watch);
    return await visit(page);
  } finally {
    await browser.close();
  }
}

/** Loads a page and watches it for seven more seconds. Times are in milliseconds, bytes without headers. */
export const visitPage = (phone: Phone, url: string) =>
  onPhone(phone, async (page) => {
    await page.goto(url);
    await page.waitForTimeout(AFTER_LOAD);
    return page.evaluate(() => {
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')];
      const prefetched = new Set(links.map(({ href }) => href));
      const own = all.filter(({ name }) => !prefetched.has(name));
      const sum = (some: readonly PerformanceResourceTiming[]) =>
        some.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
      const html = load?.encodedBodySize ?? 0;
      return {
        ...window.seen,
        script: sum(own.filter(({ name }) => new URL(name).pathname.endsWith('js'))),
        document: html,
        own: sum(own) + html,
        prefetched: sum(all) - sum(own),
      };
    });
  });

/** Runs in the page. */
function watch(): void {
  const seen = { largestPaint: 0, blocking: 0 };
  window.seen = seen;
  const each = (type: string, use: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  each('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  // As in Lighthouse: what's longer than 50 ms keeps the page from answering.
  each('longtask', ({ duration }) => {
    if (performance.getEntriesByName('first-contentful-paint').length > 0) seen.blocking += duration - 50;
  });
}
