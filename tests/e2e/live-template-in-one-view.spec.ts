import { expect, test } from '@playwright/test';
import { GALLERY } from '../../src/examples/gallery.ts';
import { holdScripts } from './helpers/watch.ts';

test('at 1440 by 900, a player, its heading, and its first field are in one view', async ({ page }) => {
  // Scripts don't move anything.
  await holdScripts(page);
  const addresses = new Set(GALLERY.map((entry) => entry.page.replace(/#.*/, '')));
  // Its recipes share one player: recipes.spec.ts.
  addresses.delete('/user-guide/tutorials');
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    // A link of the gallery leads to a page with only this template, or to the heading right above it.
    for (const { example, page: own } of GALLERY) {
      const [route, id] = own.split('#');
      const place = id === undefined ? '' : `#${id} + `;
      if (route === address)
        await expect(page.locator(`${place}[data-live-template="${example}"]`), own).toHaveCount(1);
    }
    const places = await page.locator('[data-live-template]').evaluateAll((figures) =>
      figures.map((figure) => {
        const above = [...document.querySelectorAll('main :is(h1, h2, h3)')].filter(
          (one) => one.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_FOLLOWING,
        );
        const rows = ['play', 'next', 'update', 'stop'].map(
          (name) => figure.querySelector(`[data-control="${name}"]`)!.getBoundingClientRect().top,
        );
        const field = figure.querySelector('form :is(input, select)')!.getBoundingClientRect();
        const view = field.bottom - above.at(-1)!.getBoundingClientRect().top;
        const navbar = document.querySelector('.navbar')!.getBoundingClientRect().height;
        return { rows: new Set(rows).size, fits: view <= innerHeight - navbar };
      }),
    );
    expect.soft(places, address).toEqual(places.map(() => ({ rows: 1, fits: true })));
  }
});
