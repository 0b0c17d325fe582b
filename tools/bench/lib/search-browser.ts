import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { siteDir } from '../../shared/site-dir.ts';

declare global {
  interface Window {
    /** Set by `watchKey`: in milliseconds, from the next key to its results. */
    keyTook: Promise<number>;
  }
}

/** The pause between the keys of a fast typist, in milliseconds. */
const PAUSE = 110;

/** A number of queries, evenly spread over those of the quality test. */
export function queriesToType(count: number): string[] {
  const file = path.join(siteDir, 'tests/search-queries.json');
  const all = JSON.parse(readFileSync(file, 'utf8')) as { query: string }[];
  const step = Math.ceil(all.length / count);
  return all.filter((_, at) => at % step === 0).map(({ query }) => query);
}

/**
 * Types queries into the search box of a page, as a person types.
 * @returns in milliseconds: from the first focus to the first result, and from each key to its results on the page
 */
export async function typeQueries(
  page: Page,
  url: string,
  queries: readonly string[],
): Promise<{ first: number; keys: number[] }> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForSelector('html[data-has-hydrated="true"]');
  const isIdle = '[data-status="idle"]';
  const started = Date.now();
  await page.locator('[role="combobox"]').focus();
  await page.keyboard.type('key');
  await page.waitForSelector('[role="option"]');
  await page.waitForSelector(isIdle);
  const first = Date.now() - started;
  const keys: number[] = [];
  for (const query of queries) {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.waitForSelector(isIdle, { state: 'attached' });
    for (const letter of query) {
      await page.waitForTimeout(PAUSE);
      await page.evaluate(watchKey);
      await page.keyboard.type(letter);
      keys.push(await page.evaluate(() => window.keyTook));
    }
  }
  return { first, keys };
}

/** Runs in the page. Measures from the browser's timestamp of the next key to the matching results. */
function watchKey(): void {
  const field = document.querySelector<HTMLElement>('[data-status]');
  window.keyTook = new Promise((resolve) => {
    let from: number | undefined;
    // Letters that aren't on any key come without a keydown.
    for (const type of ['keydown', 'beforeinput'])
      addEventListener(type, ({ timeStamp }) => (from ??= timeStamp), { capture: true, once: true });
    // The panel is drawn in the same task as the change back to idle, which happens before this call.
    const observer = new MutationObserver(() => {
      if (from === undefined || field?.dataset['status'] !== 'idle') return;
      observer.disconnect();
      resolve(performance.now() - from);
    });
    if (field) observer.observe(field, { attributes: true, attributeFilter: ['data-status'] });
  });
}
