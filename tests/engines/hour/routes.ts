import { expect, it } from 'vitest';
import { allRoutes } from '../../helpers/routes.ts';
import { DESK, PHONE } from '../../helpers/viewports.ts';
import { isHydrated, type Hour } from './reading.ts';

/** What a reader sees on a page as soon as it's hydrated. */
interface Found {
  readonly status: number;
  readonly headings: number;
  readonly problems: readonly string[];
  readonly pixelsTooWide: number;
}
const LOOK = `(async () => ({
  status: (await fetch(location.href, { method: 'HEAD' })).status,
  headings: document.querySelectorAll('h1').length,
  problems: window.problems,
  pixelsTooWide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
}))()`;
const SOUND: Found = { status: 200, headings: 1, problems: [], pixelsTooWide: 0 };

/**
 * Every route at two widths: half of the routes load at one width and half at the other, and then each page is resized.
 */
export function routes({ page, site }: Hour): void {
  it('opens every route at 1440 and 390 px, with one heading, no errors, and no overflow', async () => {
    let [width, other] = [DESK, PHONE];
    await page().resize(width);
    expect(await page().evaluate('innerWidth')).toBe(width.width);
    for (const route of allRoutes) {
      await page().open(site().origin + route);
      await isHydrated(page());
      expect.soft(await page().evaluate<Found>(LOOK), `${route} at ${width.width} px`).toEqual(SOUND);
      await page().resize(other);
      expect.soft(await page().evaluate<Found>(LOOK), `${route} at ${other.width} px`).toEqual(SOUND);
      // The next page loads at this width.
      [width, other] = [other, width];
    }
    await page().resize(DESK);
  }, 900_000);
}
