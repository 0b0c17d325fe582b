import { afterAll, beforeAll, describe } from 'vitest';
import { chromium } from './chromium.ts';
import { DESK, PHONE } from '../helpers/viewports.ts';
import type { Engine, EnginePage } from './engine.ts';
import { downloads } from './hour/downloads.ts';
import { earlyClicks } from './hour/early-clicks.ts';
import { editing, runAndReset } from './hour/editing.ts';
import { examples } from './hour/examples.ts';
import { masks } from './hour/masks.ts';
import { offlineCopy } from './hour/offline.ts';
import type { Hour } from './hour/reading.ts';
import { reducedMotion } from './hour/reduced-motion.ts';
import { routes } from './hour/routes.ts';
import { searching } from './hour/search.ts';
import { slowCalls } from './hour/slow-calls.ts';
import { surroundings } from './hour/surroundings.ts';
import { tools } from './hour/tools.ts';
import { serveSite, type Site } from './site.ts';

/** The maximum time for one test on a busy machine, in milliseconds. */
const timeout = 180_000;

/** The parts of a reader's hour, by name. */
const PARTS: Readonly<Record<string, (hour: Hour, engine: Engine) => void>> = {
  routes,
  search: searching,
  'around the text': surroundings,
  'early clicks': earlyClicks,
  'soft masks': masks,
  examples,
  editing,
  'slow calls': (hour, engine) => slowCalls(hour, engine !== chromium),
  downloads,
  tools,
  'on a phone': onPhone,
  'offline copy': offlineCopy,
  'reduced motion': reducedMotion,
};

/** Editing and the tools in a narrow window. Routes, search, and the menu cover that width on their own. */
function onPhone(hour: Hour): void {
  beforeAll(() => hour.page().resize(PHONE));
  afterAll(() => hour.page().resize(DESK));
  runAndReset(hour);
  tools(hour);
}

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
    const hour: Hour = {
      page: () => page,
      site: () => site,
      reference: () => (reference ??= chromium.start(DESK)),
    };
    beforeAll(async () => {
      site = await serveSite();
      page = await engine.start(DESK);
      process.stdout.write(`${name}: ${page.version}\n`);
    }, timeout);
    afterAll(async () => {
      await page?.close();
      await (await reference)?.close();
      site?.close();
    }, timeout);

    for (const part of parts) describe(part, () => PARTS[part]?.(hour, engine));
  });
}
