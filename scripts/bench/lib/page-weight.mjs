import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../lib/chromium-flags.mjs';

/** A busy machine may be slow, in milliseconds. */
const PATIENCE = 180_000;

/**
 * What Chromium is sent for a page, before anything is fetched ahead: as for a reader who saves data.
 * @param {string} executablePath of Chromium
 * @param {string} url
 * @param {string} [ready] selector of what is there once the page's last script runs; pages may start theirs late
 * @returns {Promise<{script: number, styles: number, document: number, all: number, requests: number}>} bytes as sent, without headers
 */
export async function weighPage(executablePath, url, ready = 'html') {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g', saveData: true } });
    });
    const requests = [];
    page.on('requestfinished', (request) => requests.push(request));
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
    const sum = (some) => some.reduce((all, { bytes }) => all + bytes, 0);
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
