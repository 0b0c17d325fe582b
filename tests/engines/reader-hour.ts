import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { chromium } from './chromium.ts';
import { DESK } from '../helpers/viewports.ts';
import type { Engine, EnginePage } from './engine.ts';
import { downloads } from './hour/downloads.ts';
import { earlyClicks } from './hour/early-clicks.ts';
import { editing } from './hour/editing.ts';
import { examples } from './hour/examples.ts';
import { masks } from './hour/masks.ts';
import { offlineCopy } from './hour/offline.ts';
import { pages } from './hour/pages.ts';
import type { Hour } from './hour/reading.ts';
import { reducedMotion } from './hour/reduced-motion.ts';
import { searching } from './hour/search.ts';
import { slowCalls } from './hour/slow-calls.ts';
import { serveSite, type Site } from './site.ts';

/** The maximum time for one test on a busy machine, in milliseconds. */
const timeout = 180_000;

/** The maximum time for all tests in an engine on a busy machine, in milliseconds. What's left by then fails immediately. */
const WHOLE_HOUR = 1_800_000;

/** The parts of a reader's hour, by name. Each of them can differ between engines. */
const PARTS: Readonly<Record<string, (hour: Hour, engine: Engine) => void>> = {
  pages,
  search: searching,
  'early clicks': earlyClicks,
  'soft masks': masks,
  examples,
  editing,
  'slow calls': (hour, engine) => slowCalls(hour, engine !== chromium),
  downloads,
  'offline copy': offlineCopy,
  'reduced motion': reducedMotion,
};

/**
 * A reader's hour in one engine. If an engine isn't installed, it's reported as skipped.
 *
 * @param parts - The names of the parts to run. The default is all parts.
 */
export function readersHour(engine: Engine, parts: readonly string[] = Object.keys(PARTS)): void {
  const { name, problem } = engine;
  const title = `a reader's hour in ${name}${problem === undefined ? '' : ` (skipped: ${problem})`}`;
  describe.skipIf(problem !== undefined)(title, { timeout }, () => {
    let page: EnginePage;
    let site: Site;
    let reference: Promise<EnginePage> | undefined;
    let end: number;
    const hour: Hour = {
      page: () => page,
      site: () => site,
      reference: () => (reference ??= chromium.start(DESK)),
    };
    beforeAll(async () => {
      end = Date.now() + WHOLE_HOUR;
      site = await serveSite();
      page = await engine.start(DESK);
      process.stdout.write(`${name}: ${page.version}\n`);
    }, timeout);
    beforeEach(() => {
      if (Date.now() > end) throw new Error(`${name} has taken more than ${WHOLE_HOUR / 60_000} minutes`);
    });
    afterAll(async () => {
      await page?.close();
      await (await reference)?.close();
      site?.close();
    }, timeout);

    for (const part of parts) describe(part, () => PARTS[part]?.(hour, engine));
  });
}
