import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { chromium } from './chromium.ts';
import { DESK } from '../helpers/viewports.ts';
import type { Engine, EnginePage } from './engine.ts';
import { branding } from './hour/branding.ts';
import { editing } from './hour/editing.ts';
import { examples } from './hour/examples.ts';
import { masks } from './hour/masks.ts';
import { offlineCopy } from './hour/offline.ts';
import { pages } from './hour/pages.ts';
import type { Hour } from './hour/reading.ts';
import { translation } from './hour/translation.ts';
import { createSession } from './session.ts';
import { serveSite, type Site } from './site.ts';

/** The parts of a reader's hour, by name. Each of them can differ between engines. */
const PARTS = {
  pages,
  'soft masks': masks,
  examples,
  editing,
  branding,
  'translated pages': translation,
  'offline copy': offlineCopy,
};

/** A reader's hour in one engine. If an engine isn't installed, it's reported as skipped. */
export function readersHour(engine: Engine): void {
  const problem = engine.problem ?? chromium.problem;
  const title = `a reader's hour in ${engine.name}${problem === undefined ? '' : ` (skipped: ${problem})`}`;
  const session = createSession(DESK);
  describe.skipIf(problem !== undefined)(title, { retry: session.retry }, () => {
    let page: EnginePage;
    let site: Site;
    const hour: Hour = {
      page: () => page,
      site: () => site,
      reference: () => session.page(chromium),
      beforeSession(prepare) {
        let prepared: unknown;
        beforeEach(async () => {
          if (prepared === session.id()) return;
          await prepare();
          prepared = session.id();
        });
      },
    };
    beforeAll(async () => void (site = await serveSite()));
    beforeEach(async () => void (page = await session.ready(engine)));
    afterAll(async () => {
      await session.close();
      site?.close();
    });

    for (const [part, run] of Object.entries(PARTS)) describe(part, () => run(hour));
  });
}
