import type { Locator } from '@playwright/test';

/** Smallest edge of a control that a thumb hits, in CSS pixels, less what rounding takes. */
const THUMB = 43.9;

/** Beginnings of the HTML of those controls that are too small for a thumb, or stick out of a page of this width. */
export function unfitControls(controls: Locator, pageWidth: number): Promise<string[]> {
  return controls.evaluateAll(
    (elements, { least, limit }) =>
      elements
        .filter((element) => {
          const box = element.getBoundingClientRect();
          return box.height < least || box.width < least || box.left < 0 || box.right > limit;
        })
        .map((element) => element.outerHTML.slice(0, 90)),
    { least: THUMB, limit: pageWidth },
  );
}
