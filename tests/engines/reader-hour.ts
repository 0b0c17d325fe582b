import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRoutes } from '../helpers/routes.ts';
import type { Engine, EnginePage, Viewport } from './engine.ts';
import { serveSite } from './site.ts';

const DESK: Viewport = { width: 1440, height: 900 };
const PHONE: Viewport = { width: 390, height: 844 };

/** What a reader finds on a page as soon as it's hydrated. */
interface Found {
  readonly status: number;
  readonly headings: number;
  readonly problems: readonly string[];
}
const LOOK = `(async () => {
  const until = performance.now() + 15000;
  const root = document.documentElement;
  while (root.dataset.hasHydrated !== 'true' && performance.now() < until) await new Promise((next) => setTimeout(next, 20));
  const problems = [...window.problems];
  if (root.dataset.hasHydrated !== 'true') problems.push('the page is not hydrated');
  return {
    status: performance.getEntriesByType('navigation')[0].responseStatus ?? 200,
    headings: document.querySelectorAll('h1').length,
    problems,
  };
})()`;
const OVERFLOW = 'document.documentElement.scrollWidth - innerWidth';

/** A reader's hour in one engine. An engine that isn't installed is skipped by name. */
export function readersHour(engine: Engine): void {
  describe.skipIf(engine.problem !== undefined)(`a reader's hour in ${engine.name}`, () => {
    let page: EnginePage;
    let site: { readonly origin: string; readonly close: () => void };
    beforeAll(async () => {
      site = await serveSite();
      page = await engine.start(DESK);
      process.stdout.write(`${engine.name}: ${page.version}\n`);
    }, 60_000);
    afterAll(async () => {
      await page?.close();
      site?.close();
    });

    it.each([
      ['1440', DESK],
      ['390', PHONE],
    ] as const)(
      'opens every route at %s px: one heading, no error, nothing too wide',
      async (_, viewport) => {
        await page.resize(viewport);
        expect(await page.evaluate('innerWidth')).toBe(viewport.width);
        for (const route of allRoutes) {
          await page.open(site.origin + route);
          const found = await page.evaluate<Found>(LOOK);
          expect.soft(found, route).toEqual({ status: 200, headings: 1, problems: [] });
          expect
            .soft(await page.evaluate<number>(OVERFLOW), `${route}: pixels too wide`)
            .toBeLessThanOrEqual(0);
        }
      },
      300_000,
    );
  });
}
