import { expect, it } from 'vitest';
import { allRoutes } from '../../helpers/routes.ts';
import type { Viewport } from '../engine.ts';
import { isHydrated, type Hour } from './reading.ts';

const DESK: Viewport = { width: 1440, height: 900 };
const PHONE: Viewport = { width: 390, height: 844 };

/** What a reader finds on a page as soon as it's hydrated. */
interface Found {
  readonly status: number;
  readonly headings: number;
  readonly problems: readonly string[];
  readonly pixelsTooWide: number;
}
const LOOK = `({
  status: performance.getEntriesByType('navigation')[0].responseStatus ?? 200,
  headings: document.querySelectorAll('h1').length,
  problems: window.problems,
  pixelsTooWide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
})`;
const SOUND: Found = { status: 200, headings: 1, problems: [], pixelsTooWide: 0 };

/** Every route, at two widths: half of them load at one, half at the other, and each is then resized. */
export function routes({ page, site }: Hour): void {
  it('opens every route at 1440 and 390 px: one heading, no error, nothing too wide', async () => {
    let [width, other] = [DESK, PHONE];
    await page().resize(width);
    expect(await page().evaluate('innerWidth')).toBe(width.width);
    for (const route of allRoutes) {
      await page().open(site().origin + route);
      await isHydrated(page());
      expect.soft(await page().evaluate<Found>(LOOK), `${route} at ${width.width} px`).toEqual(SOUND);
      await page().resize(other);
      expect.soft(await page().evaluate<Found>(LOOK), `${route} at ${other.width} px`).toEqual(SOUND);
      // The next one loads at this width.
      [width, other] = [other, width];
    }
    await page().resize(DESK);
  }, 900_000);
}
