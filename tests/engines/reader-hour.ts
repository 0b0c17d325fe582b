import { afterAll, beforeAll, describe } from 'vitest';
import { chromium } from './chromium.ts';
import { DESK } from '../helpers/viewports.ts';
import type { Engine, EnginePage } from './engine.ts';
import { branding } from './hour/branding.ts';
import { earlyClicks } from './hour/early-clicks.ts';
import { editing } from './hour/editing.ts';
import { examples } from './hour/examples.ts';
import { masks } from './hour/masks.ts';
import { offlineCopy } from './hour/offline.ts';
import { pages } from './hour/pages.ts';
import type { Hour } from './hour/reading.ts';
import { serveSite, type Site } from './site.ts';

/** The maximum time for one test on a busy machine, in milliseconds. */
const timeout = 180_000;

/** The parts of a reader's hour, by name. Each of them can differ between engines. */
const PARTS = {
  pages,
  'early clicks': earlyClicks,
  'soft masks': masks,
  examples,
  editing,
  branding,
  'offline copy': offlineCopy,
};

/** A reader's hour in one engine. If an engine isn't installed, it's reported as skipped. */
export function readersHour({ name, problem, start }: Engine): void {
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
      page = await start(DESK);
      process.stdout.write(`${name}: ${page.version}\n`);
    }, timeout);
    afterAll(async () => {
      await page?.close();
      await (await reference)?.close();
      site?.close();
    }, timeout);

    for (const [part, run] of Object.entries(PARTS)) describe(part, () => run(hour));
  });
}
