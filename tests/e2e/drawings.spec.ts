import { expect, test } from '@playwright/test';

const pages = [
  '/user-guide',
  '/user-guide/fundamentals/creating-element',
  '/user-guide/fundamentals/user-interface',
  '/user-guide/layer',
  '/user-guide/composition',
  '/user-guide/animation',
  '/user-guide/actions',
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

for (const route of pages) {
  test(`the drawings on ${route} have names and captions, and are legible at 390 and 1200 pixels`, async ({
    page,
  }) => {
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
      expect(outside).toEqual([]);
      expect(overlapping).toEqual([]);
      expect(smallest).toBeGreaterThanOrEqual(12);
      expect(smallest).toBeLessThanOrEqual(16);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
