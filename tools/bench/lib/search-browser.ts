import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { siteDir } from '../../shared/site-dir.ts';
import { CHROMIUM_FLAGS } from '../../test/chromium-flags.ts';

declare global {
  interface Window {
    /** Set by `watchSearch`. */
    searchWatch: {
      isIdle: () => boolean;
      start: () => void;
      took: () => number | false;
    };
  }
}

/** Long enough for the largest index in the measurements. */
const PATIENCE = 180_000;
/** The time between the keys of a fast typist, in milliseconds. A key may come at any point of a display frame. */
const PAUSE = { least: 80, most: 160 };

/** A number of queries, evenly spread over those of the quality test. */
export function queriesToType(count: number): string[] {
  const file = path.join(siteDir, 'tests/search-queries.json');
  const all = JSON.parse(readFileSync(file, 'utf8')) as { query: string }[];
  const step = Math.ceil(all.length / count);
  return all.filter((_, at) => at % step === 0).map(({ query }) => query);
}

/**
 * Types queries into the search box of a built site, in Chromium, as a person types.
 * @returns in milliseconds: from the first focus to the first result, and from each key to its results on the page
 */
export async function measureBrowser({
  executablePath,
  url,
  queries,
}: {
  executablePath: string;
  url: string;
  queries: readonly string[];
}): Promise<{ first: number; keys: number[] }> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(PATIENCE);
    await page.goto(url);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.waitForLoadState('networkidle');
    // tsx calls this helper in every named function, and the page doesn't have it.
    await page.evaluate('globalThis.__name = (value) => value');
    await page.evaluate(watchSearch);
    return await typeAll(page, queries, pauses());
  } finally {
    await browser.close();
  }
}

async function typeAll(page: Page, queries: readonly string[], pause: Generator<number, never>) {
  const first = await firstResult(page);
  const keys: number[] = [];
  for (const query of queries) {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.waitForFunction(() => window.searchWatch.isIdle());
    for (const letter of query) {
      await page.waitForTimeout(pause.next().value);
      keys.push(await timeOfKey(page, letter));
    }
  }
  return { first, keys };
}

/** Evenly spread, and the same in every run. */
function* pauses(): Generator<number, never> {
  for (let share = 0.5; ; share = (share + (Math.sqrt(5) - 1) / 2) % 1)
    yield PAUSE.least + share * (PAUSE.most - PAUSE.least);
}

async function firstResult(page: Page): Promise<number> {
  const started = Date.now();
  await page.locator('[role="combobox"]').focus();
  await page.keyboard.type('key');
  await page.waitForSelector('[role="option"]');
  await page.waitForFunction(() => window.searchWatch.isIdle());
  return Date.now() - started;
}

async function timeOfKey(page: Page, letter: string): Promise<number> {
  await page.evaluate(() => window.searchWatch.start());
  await page.keyboard.type(letter);
  // Polls rarely, because each poll takes time on the page's thread.
  const handle = await page.waitForFunction(() => window.searchWatch.took(), undefined, { polling: 20 });
  return Number(await handle.jsonValue());
}

/** Runs in the page. Measures from the browser's timestamp of the key to the matching results. */
function watchSearch(): void {
  const field = document.querySelector<HTMLElement>('[data-status]');
  if (field === null) throw new Error('the page has no search box');
  let from: number | undefined;
  let to: number | undefined;
  // Letters that aren't on any key come without a keydown.
  for (const type of ['keydown', 'beforeinput'])
    addEventListener(type, (event) => void (from ??= event.timeStamp), true);

  // The panel is drawn in the same task as the change back to idle, which happens before this call.
  new MutationObserver(() => {
    if (from !== undefined && field.dataset.status === 'idle') to ??= performance.now();
  }).observe(field, { attributes: true, attributeFilter: ['data-status'] });
  window.searchWatch = {
    isIdle: () => field.dataset.status === 'idle',
    start() {
      from = undefined;
      to = undefined;
    },
    took: () => (to === undefined || from === undefined ? false : Math.max(to - from, 0.01)),
  };
}
