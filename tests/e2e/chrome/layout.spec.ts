import { expect, test, type Locator, type Page } from '@playwright/test';
import { KINDS_OF_PAGES } from '../../helpers/routes.ts';
import { violationsOf } from '../helpers/axe.ts';
import { otherWidths } from '../helpers/layout.ts';
import { BUILDER, open, overflow } from '../helpers/page.ts';
import { DESK, PHONE } from '../../helpers/viewports.ts';

/** The pages with everything that changes on a phone or in dark mode. The others only have parts of it. */
const VARIED = ['home', 'plain page', 'docs page', 'API page'];

const ON_PHONES = ['docs page', 'API page'];
const ON_GRID = ['home', 'plain page', 'docs page', 'docs page without sidebar', 'blog list'];

const [sheet, app] = ['/user-guide/cheat-sheet', '/user-guide/fundamentals/user-interface'];

/** Checks the first screen of a docs page on a phone: a title below an announcement of one line. */
async function expectTitleInView(page: Page): Promise<void> {
  const title = (await page.locator('h1').boundingBox())!;
  expect(title.y + title.height, 'lower edge of the title').toBeLessThanOrEqual(200);
}

/** Where the content of a box starts and ends, without its padding. */
const edgesOf = (box: Locator): Promise<[left: number, right: number]> =>
  box.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)];
  });

/** Checks that the content of a page, and its sidebar, share the grid of the header at 1920 px. */
async function expectGrid(page: Page, kind: string): Promise<void> {
  const edges = await edgesOf(page.locator('.navbar__inner'));
  expect(edges[1] - edges[0]).toBeGreaterThan(1300);
  if (kind === 'docs page') {
    const [left] = await edgesOf(page.locator('.theme-doc-sidebar-menu .menu__link').first());
    const [, right] = await edgesOf(page.locator('main > .container'));
    expect([left, right]).toEqual(edges);
  } else {
    const isHome = kind === 'home';
    const containers = isHome ? 'main .container, footer > .container' : '.main-wrapper .container >> nth=0';
    for (const container of await page.locator(containers).all())
      expect(await edgesOf(container)).toEqual(edges);
  }
}

for (const [kind, route] of Object.entries({
  ...KINDS_OF_PAGES,
  'cheat sheet': sheet,
  app,
  builder: BUILDER,
})) {
  // Seen on other sites: code that only a mouse could scroll, unnamed buttons and landmarks, black on black.
  test(`${kind}: nothing overflows at any width, and axe finds nothing in either mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, route);
    // The search box and the table frames adjust to the width after a moment.
    const isWithin = (width: number) =>
      expect.poll(() => overflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
    // walk.spec.ts tries 390 px on every page.
    for (const width of [360, 768, 996, 997, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await isWithin(width);
      if (width === 360 && ON_PHONES.includes(kind)) await expectTitleInView(page);
    }
    if (ON_GRID.includes(kind)) await expectGrid(page, kind);
    expect(await page.evaluate(otherWidths), '1920 px').toEqual([]);
    for (const size of VARIED.includes(kind) ? [PHONE, DESK] : [DESK]) {
      await page.setViewportSize(size);
      await isWithin(size.width);
      if (size === DESK) expect(await page.evaluate(otherWidths), '1440 px').toEqual([]);
      await expect.poll(() => violationsOf(page), `${size.width} px`).toEqual([]);
    }
    if (!VARIED.includes(kind)) return;
    // Dark mode only changes the colors.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect.poll(() => violationsOf(page, { rules: ['color-contrast'] }), 'dark').toEqual([]);
  });
}
