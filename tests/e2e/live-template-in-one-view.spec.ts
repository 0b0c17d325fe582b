import { expect, test } from '@playwright/test';
import { GALLERY } from '../../src/examples/gallery.ts';
import { holdScripts } from './helpers/watch.ts';

test('at 1440 by 900, every player and the heading above it are in one view, with the commands, scrubbing, and the first field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // Scripts don't move anything.
  await holdScripts(page);
  const addresses = new Set(GALLERY.map((entry) => entry.page.replace(/#.*/, '')));
  // Its recipes share one player: recipes.spec.ts.
  addresses.delete('/user-guide/tutorials');
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    // A link of the gallery leads to a page with only this template, or to the heading right above it.
    for (const { example, page: own } of GALLERY.filter((entry) => entry.page.startsWith(address))) {
      const [route, id] = own.split('#');
      if (route !== address) continue;
      const place = id === undefined ? '' : `#${id} + `;
      await expect(page.locator(`${place}[data-live-template="${example}"]`), own).toHaveCount(1);
    }
    const places = await page.locator('[data-live-template]').evaluateAll((figures) =>
      figures.map((figure) => {
        const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')].filter(
          (one) => one.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_FOLLOWING,
        );
        const boxOf = (part: Element): DOMRect => part.getBoundingClientRect();
        const top = boxOf(headings.at(-1)!).top;
        const [stage, frame, field] = [
          '[data-control="stage"]',
          '[data-control="frame"]',
          'form :is(input, select)',
        ].map((part) => boxOf(figure.querySelector(part)!));
        const rows = ['play', 'next', 'update', 'stop', 'edit'].map(
          (name) => boxOf(figure.querySelector(`[data-control="${name}"]`)!).top,
        );
        const rest = { name: figure.getAttribute('data-live-template'), height: boxOf(figure).height };
        return {
          ...rest,
          stage: stage!.height,
          view: field!.bottom - top,
          rows: new Set(rows).size,
          row: rows[0]! - frame!.top,
        };
      }),
    );
    for (const { name, height, stage, view, rows, row } of places) {
      expect.soft(height, `${address}: ${name}`).toBeLessThanOrEqual(640);
      // With the line below it.
      expect.soft(stage, `${address}: ${name}`).toBeLessThanOrEqual(469);
      expect.soft(view, `${address}: ${name}`).toBeLessThanOrEqual(900 - 60);
      expect.soft(rows, `${address}: ${name}`).toBe(1);
      expect.soft(Math.abs(row), `${address}: ${name}`).toBeLessThan(4);
    }
  }
});
