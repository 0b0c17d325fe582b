import { expect, it } from 'vitest';
import { DESK } from '../../helpers/viewports.ts';
import { call, forgetChoices, isHydrated, open, type Hour } from './reading.ts';

const TOGGLES = {
  '[data-control="edit"]': 'aria-expanded',
  '.navbar button[aria-label*="dark and light mode"]': 'title',
  '[data-control="menu:view"]': 'aria-expanded',
  '.menu__caret[aria-label$="\'Actions\'"]': 'aria-label',
} as const;

/** Puts the toggles into a row at the bottom, so that nothing that opens or closes moves them. */
function arrange(selectors: readonly string[]): void {
  const sheet = new CSSStyleSheet();
  selectors.forEach((selector, index) =>
    sheet.insertRule(
      `${selector} { position: fixed !important; inset: auto auto 0 ${index * 40}px !important; z-index: 9999;
        width: 40px; height: 40px; margin: 0 !important; padding: 0; overflow: hidden }`,
    ),
  );
  // The navbar hides while the page scrolls.
  sheet.insertRule('.navbar { transform: none !important; backdrop-filter: none !important }');
  document.adoptedStyleSheets = [sheet];
}

/** Clicks while a page starts, up to a second after it has loaded. */
export function earlyClicks(hour: Hour): void {
  const { page, site } = hour;

  it('switches each toggle once, whenever it was clicked', async () => {
    const look = (): Promise<(string | null | undefined)[]> =>
      call(
        page(),
        (toggles) => toggles.map(([selector, name]) => document.querySelector(selector)?.getAttribute(name)),
        Object.entries(TOGGLES),
      );
    await page().resize(DESK);
    await open(hour, '/user-guide/examples/crawler');
    await forgetChoices(hour);
    const selectors = Object.keys(TOGGLES);
    for (let first = 0; first < 1000; first += 200) {
      await page().open(`${site().origin}/user-guide/examples/crawler`);
      await call(page(), arrange, selectors);
      const before = await look();
      await new Promise((resolve) => setTimeout(resolve, first));
      // Each page starts with another toggle, because the first click comes earliest.
      const turn = (first / 200) % selectors.length;
      for (const selector of [...selectors.slice(turn), ...selectors.slice(0, turn)])
        await page().click(selector);
      await isHydrated(page());
      const after = await look();
      const failed = selectors.filter((_selector, index) => before[index] === after[index]);
      expect.soft(failed, `clicked ${first} ms after the load`).toEqual([]);
      await forgetChoices(hour);
    }
  });
}
