import type { Element } from 'hast';
import { isLiveTemplate } from '../../built-html/content.ts';
import { classesOf } from '../../built-html/hast.ts';

/** Drawings and media, whose text isn't part of a sentence. */
const MEDIA_TAGS: ReadonlySet<string> = new Set(['audio', 'svg', 'video']);

/** Elements that end the line before and after them. */
const BLOCK_TAGS: ReadonlySet<string> = new Set(
  `address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption figure form h1
  h2 h3 h4 h5 h6 header hr legend li main ol p pre section summary table tbody tfoot thead tr ul`.split(
    /\s+/u,
  ),
);

/** Whether the search leaves out an element of a page's content. */
export function isSilent(element: Element, parent: Element | undefined): boolean {
  return (
    MEDIA_TAGS.has(element.tagName) ||
    isLiveTemplate(element) ||
    isCard(element, parent) ||
    classesOf(element).includes('theme-unlisted-banner') ||
    element.properties['dataFootnoteRef'] !== undefined
  );
}

/** Whether an element ends the line before and after it. */
export function isBlock(element: Element): boolean {
  return (
    BLOCK_TAGS.has(element.tagName) ||
    classesOf(element).includes('token-line') ||
    element.properties['role'] === 'tab'
  );
}

/** The level of a heading that starts a section, or 0. */
export function sectionLevelOf({ tagName }: Element): number {
  return Number(/^h([1-3])$/u.exec(tagName)?.[1] ?? 0);
}

/**
 * A card in a generated index or a `DocCardList`, which repeats another page's title and description. The
 * theme's own card has a class; a swizzled card is still the only content of its column.
 */
function isCard(element: Element, parent: Element | undefined): boolean {
  const classes = classesOf(element);
  return (
    element.tagName === 'a' &&
    classes.includes('card') &&
    (classes.some((name) => name.startsWith('cardContainer')) ||
      (parent?.tagName === 'article' && classesOf(parent).includes('col')))
  );
}
