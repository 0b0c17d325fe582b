import type { Locator } from '@playwright/test';

/** The minimum size of a touch target in CSS pixels, minus rounding errors. */
const THUMB = 43.9;

/** Returns the start of the HTML of controls that are too small (by default, for touch) or overflow. */
export const unfitControls = (controls: Locator, pageWidth: number, smallest = THUMB): Promise<string[]> =>
  controls.evaluateAll(
    (elements, { least, limit }) =>
      elements
        .filter((element) => {
          const box = element.getBoundingClientRect();
          return box.height < least || box.width < least || box.left < 0 || box.right > limit;
        })
        .map((element) => element.outerHTML.slice(0, 90)),
    { least: smallest, limit: pageWidth },
  );

/** Runs in a page: returns parts with another left edge, or with neither of the two widths of content. */
export function otherWidths(): string[] {
  const parts = [...document.querySelectorAll<HTMLElement>('article > .markdown > :not(.screen-only)')];
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const [text, wide] = [39 * rem, 50.5 * rem];
  const [edge] = parts.map((part) => part.getBoundingClientRect().left);
  return parts.flatMap((part) => {
    const { left, width, height } = part.getBoundingClientRect();
    const isText = part.matches('p, ol, ul:not(.card-list), blockquote, h2, h3, h4');
    const isBlock = part.matches(
      '.theme-code-block, .theme-admonition, .table-frame, figure:not(:has(form))',
    );
    const isRight = isText
      ? width <= text
      : isBlock
        ? width === wide
        : width <= wide || part.matches('figure, .card-list, [data-wide], :has(> aside)');
    const { tagName, className } = part;
    return height === 0 || (isRight && left === edge) ? [] : [`${tagName} ${className} ${left} ${width}`];
  });
}
