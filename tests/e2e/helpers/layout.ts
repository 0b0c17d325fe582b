import type { Locator } from '@playwright/test';

/** The minimum size of a touch target in CSS pixels, minus rounding errors. */
const THUMB = 43.9;

/** Returns the start of the HTML of each control that's too small, by default for touch, or overflows a page of this width. */
export function unfitControls(controls: Locator, pageWidth: number, smallest = THUMB): Promise<string[]> {
  return controls.evaluateAll(
    (elements, { least, limit }) =>
      elements
        .filter((element) => {
          const box = element.getBoundingClientRect();
          return box.height < least || box.width < least || box.left < 0 || box.right > limit;
        })
        .map((element) => element.outerHTML.slice(0, 90)),
    { least: smallest, limit: pageWidth },
  );
}
