import { chromium, type Request } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../test/chromium-flags.ts';

/** The timeout in milliseconds, because a busy machine may be slow. */
const PATIENCE = 180_000;

/** The number of bytes sent, without headers, and the number of requests. */
export interface PageWeight {
  script: number;
  styles: number;
  document: number;
  all: number;
  requests: number;
}

/**
 * Measures what Chromium downloads for a page before any prefetching, like for a reader who saves data.
 * @param executablePath - the path of Chromium
 * @param ready - selector of an element that exists once the page's last script runs; pages may start scripts
 * late
 */
export async function weighPage(executablePath: string, url: string, ready = 'html'): Promise<PageWeight> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } });
    });
    const requests: Request[] = [];
    page.on('requestfinished', (request) => void requests.push(request));
    page.setDefaultTimeout(PATIENCE);
    await page.goto(url);
    await page.waitForSelector(ready, { state: 'attached' });
    await page.waitForLoadState('networkidle');
    const loaded = await Promise.all(
      requests
        .filter((request) => /^https?:/.test(request.url()))
        .map(async (request) => ({
          type: request.resourceType(),
          bytes: (await request.sizes()).responseBodySize,
        })),
    );
    const sum = (some: readonly { bytes: number }[]) => some.reduce((all, { bytes }) => all + bytes, 0);
    return {
      script: sum(loaded.filter(({ type }) => type === 'script')),
      styles: sum(loaded.filter(({ type }) => type === 'stylesheet')),
      document: sum(loaded.filter(({ type }) => type === 'document')),
      all: sum(loaded),
      requests: loaded.length,
    };
  } finally {
    await browser.close();
  }
}
