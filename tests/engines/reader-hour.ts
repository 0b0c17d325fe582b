import { afterAll, beforeAll, describe } from 'vitest';
import { chromium } from './chromium.ts';
import type { Engine, EnginePage, Viewport } from './engine.ts';
import { downloads } from './hour/downloads.ts';
import { editing } from './hour/editing.ts';
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

const DESK: Viewport = { width: 1440, height: 900 };

/** Longest time for one test, in milliseconds: a busy machine takes its time. */
const timeout = 180_000;

/** The parts of a reader's hour, by their names. */
const PARTS: Readonly<Record<string, (hour: Hour, engine: Engine) => void>> = {
  routes,
  search: searching,
  'around the text': surroundings,
  'soft masks': masks,
  examples,
  editing,
  'slow calls': (hour, engine) => slowCalls(hour, engine !== chromium),
  downloads,
  tools,
  'offline copy': offlineCopy,
  'reduced motion': reducedMotion,
};

/**
 * A reader's hour in one engine. An engine that isn't installed is skipped by name.
 *
 * @param parts - Names of its parts; all of them when left out.
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
