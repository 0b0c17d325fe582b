import { expect, test } from '@playwright/test';
import { holdScripts } from './helpers/watch.ts';

/** Finds labels outside of their drawing or on another, narrow drawings, and the smallest size in pixels. */
function labels() {
  const wrong: string[] = [];
  let smallest = Infinity;
  for (const drawing of document.querySelectorAll<SVGSVGElement>('figure > [role="img"] > svg')) {
    const frame = drawing.getBoundingClientRect();
    // The version for another width isn't displayed.
    if (frame.width === 0) continue;
    if (innerWidth > 1000 && frame.width < 600) wrong.push('narrow');
    const scale = frame.width / drawing.viewBox.baseVal.width;
    const boxes = [...drawing.querySelectorAll('text')].map((text) => {
      smallest = Math.min(smallest, parseFloat(getComputedStyle(text).fontSize) * scale);
      return { name: text.textContent ?? '', at: text.getBoundingClientRect() };
    });
    boxes.forEach(({ name, at }, index) => {
      if (at.left < frame.left || at.right > frame.right || at.top < frame.top || at.bottom > frame.bottom)
        wrong.push(name);
      for (const { name: other, at: place } of boxes.slice(index + 1)) {
        const isApart =
          at.right <= place.left ||
          place.right <= at.left ||
          at.bottom - 3 <= place.top ||
          place.bottom - 3 <= at.top;
        // A mask cuts text that's painted twice in the same place.
        if (!isApart && other !== name) wrong.push(`${name} | ${other}`);
      }
    });
  }
  const tooWide = Math.max(0, document.documentElement.scrollWidth - innerWidth);
  return { wrong, tooWide, isLegible: smallest >= 12 };
}

test('drawings have names and captions, are wide where there’s room, and are legible', async ({ page }) => {
  // Drawings need no scripts.
  await holdScripts(page);
  for (const route of [
    '/user-guide',
    '/user-guide/fundamentals/creating-element',
    '/user-guide/layer',
    '/user-guide/composition',
    '/user-guide/animation',
    '/user-guide/actions',
    '/user-guide/exporting/integrations',
    '/user-guide/exporting/integrations/casparcg',
    '/user-guide/exporting/integrations/spx',
    '/user-guide/exporting/integrations/ograf',
    '/user-guide/fundamentals/user-interface',
  ]) {
    await page.goto(route);
    for (const drawing of await page.locator('figure > [role="img"]').all()) {
      await expect(drawing).toHaveAccessibleName(/./);
      await expect(drawing.locator('xpath=../figcaption')).toHaveText(/./);
    }
    for (const width of [390, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(labels), route).toEqual({ wrong: [], tooWide: 0, isLegible: true });
    }
  }
  const panels = page.getByRole('navigation', { name: 'The six panels' }).getByRole('link');
  await expect(panels).toHaveCount(6);
  for (const panel of await panels.all()) {
    const name = (await panel.locator('strong').textContent()) ?? '';
    const section = (await panel.getAttribute('href'))?.replace(/.*#/, '#') ?? '';
    await expect(page.locator(`h2${section}`)).toContainText(name);
  }
});
