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
import { surroundings } from './hour/surroundings.ts';
import { tools } from './hour/tools.ts';
import { serveSite, type Site } from './site.ts';

const DESK: Viewport = { width: 1440, height: 900 };

/** Longest time for one test, in milliseconds: a busy machine takes its time. */
const timeout = 180_000;

/** A reader's hour in one engine. An engine that isn't installed is skipped by name. */
export function readersHour(engine: Engine): void {
  describe.skipIf(engine.problem !== undefined)(`a reader's hour in ${engine.name}`, { timeout }, () => {
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
      process.stdout.write(`${engine.name}: ${page.version}\n`);
    }, timeout);
    afterAll(async () => {
      await page?.close();
      await (await reference)?.close();
      site?.close();
    }, timeout);

    describe('routes', () => routes(hour));
    describe('search', () => searching(hour));
    describe('around the text', () => surroundings(hour));
    describe('soft masks', () => masks(hour));
    describe('examples', () => examples(hour));
    describe('editing', () => editing(hour, engine !== chromium));
    describe('downloads', () => downloads(hour));
    describe('tools', () => tools(hour));
    describe('offline copy', () => offlineCopy(hour));
    describe('reduced motion', () => reducedMotion(hour, engine));
  });
}
