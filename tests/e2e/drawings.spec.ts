import { expect, test } from '@playwright/test';
import { holdScripts } from './helpers/watch.ts';

// Drawings need no scripts.
test.beforeEach(async ({ page }) => void (await holdScripts(page)));

test('the drawing of the app is legible on a phone, and its panels lead to their sections', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/user-guide/fundamentals/user-interface');
  const panels = page.getByRole('navigation', { name: 'The six panels' }).getByRole('link');
  await expect(panels).toHaveCount(6);
  for (const [index, panel] of (await panels.all()).entries()) {
    const name = (await panel.locator('strong').textContent()) ?? '';
    await expect(panel).toHaveAccessibleName(`${index + 1} ${name}`);
    await expect(panel).toHaveCSS('font-size', '13px');
    const section = (await panel.getAttribute('href'))?.replace(/.*#/, '#') ?? '';
    await expect(page.locator(`h2${section}`)).toContainText(name);
  }
});

const pages = [
  '/user-guide',
  '/user-guide/fundamentals/creating-element',
  '/user-guide/fundamentals/user-interface',
  '/user-guide/layer',
  '/user-guide/composition',
  '/user-guide/animation',
  '/user-guide/actions',
  '/user-guide/exporting/integrations/casparcg',
  '/user-guide/exporting/integrations/spx',
  '/user-guide/exporting/integrations/ograf',
];

/** Finds the labels on a page that leave their drawing or overlap another label, and the smallest size in pixels. */
function labels(): { outside: string[]; overlapping: string[]; smallest: number } {
  const found = { outside: [] as string[], overlapping: [] as string[], smallest: Infinity };
  for (const drawing of document.querySelectorAll('figure svg[role="img"]')) {
    const frame = drawing.getBoundingClientRect();
    const scale = frame.width / (drawing as SVGSVGElement).viewBox.baseVal.width;
    const boxes = [...drawing.querySelectorAll('text')].map((text) => {
      found.smallest = Math.min(found.smallest, parseFloat(getComputedStyle(text).fontSize) * scale);
      return { name: text.textContent ?? '', at: text.getBoundingClientRect() };
    });
    boxes.forEach(({ name, at }, index) => {
      if (at.left < frame.left || at.right > frame.right || at.top < frame.top || at.bottom > frame.bottom)
        found.outside.push(name);
      for (const other of boxes.slice(index + 1)) {
        // A mask cuts text that's painted twice in the same place.
        if (other.name === name) continue;
        const isApart =
          at.right <= other.at.left ||
          other.at.right <= at.left ||
          at.bottom - 3 <= other.at.top ||
          other.at.bottom - 3 <= at.top;
        if (!isApart) found.overlapping.push(`${name} | ${other.name}`);
      }
    });
  }
  return found;
}

test('drawings have names and captions, and are legible at 390 and 1200 pixels', async ({ page }) => {
  for (const route of pages) {
    await page.goto(route);
    const drawings = page.locator('figure > svg[role="img"]');
    for (const drawing of await drawings.all()) {
      await expect(drawing).toHaveAccessibleName(/./);
      await expect(drawing.locator('xpath=../figcaption')).toHaveText(/./);
    }
    for (const width of [390, 1200]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready);
      const { outside, overlapping, smallest } = await page.evaluate(labels);
      expect(outside, route).toEqual([]);
      expect(overlapping, route).toEqual([]);
      expect(smallest, route).toBeGreaterThanOrEqual(12);
      expect(smallest, route).toBeLessThanOrEqual(16);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});
