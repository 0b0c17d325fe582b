import { attributeOf, classesOf, type Element, isElement } from '../../built-html/elements.ts';

/** Elements whose content isn't part of the page's text. */
const SILENT_TAGS: ReadonlySet<string> = new Set(
  `annotation audio button canvas datalist embed footer head iframe input link math-field meta nav noscript object
  option script select style svg template textarea title video`.split(/\s+/u),
);

/** Interface parts that Docusaurus's theme puts inside `main`. */
const SILENT_CLASSES: ReadonlySet<string> = new Set([
  'data-footnote-backref',
  'hash-link',
  'table-of-contents',
  'theme-doc-breadcrumbs',
  'theme-doc-toc-desktop',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-edit-this-page',
  'theme-last-updated',
  'theme-unlisted-banner',
]);

/** Elements that end the line before and after them. */
const BLOCK_TAGS: ReadonlySet<string> = new Set(
  `address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption figure form h1
  h2 h3 h4 h5 h6 header hr legend li main ol p pre section summary table tbody tfoot thead tr ul`.split(
    /\s+/u,
  ),
);

/** Whether an element and its content don't belong to any section. */
export function isSilent(element: Element): boolean {
  if (SILENT_TAGS.has(element.tagName)) {
    return true;
  }
  const classes = classesOf(element);
  return (
    classes.some((name) => SILENT_CLASSES.has(name)) ||
    isCard(element, classes) ||
    isByline(element) ||
    isOutOfSight(element) ||
    isSwitchedOff(element) ||
    attributeOf(element, 'data-footnote-ref') !== undefined
  );
}

/** Whether an element ends the line before and after it. */
export function isBlock(element: Element): boolean {
  return (
    BLOCK_TAGS.has(element.tagName) ||
    classesOf(element).includes('token-line') ||
    attributeOf(element, 'role') === 'tab'
  );
}

/** The level of a heading that starts a section, or 0. */
export function sectionLevelOf(element: Element): number {
  const level = /^h([1-3])$/u.exec(element.tagName)?.[1];
  return level === undefined ? 0 : Number(level);
}

/**
 * A card in a generated index or a `DocCardList`, which repeats another page's title and description. The
 * theme's own card has a class; a swizzled card is still the only content of its column.
 */
function isCard(element: Element, classes: readonly string[]): boolean {
  if (element.tagName !== 'a' || !classes.includes('card')) {
    return false;
  }
  const column = element.parentNode;
  return (
    classes.some((name) => name.startsWith('cardContainer')) ||
    (!!column && isElement(column) && column.tagName === 'article' && classesOf(column).includes('col'))
  );
}

/** The date, reading time, and authors below the title of a blog post. */
function isByline(element: Element): boolean {
  const header = element.parentNode;
  if (/^h[1-3]$/u.test(element.tagName) || !header || !isElement(header) || header.tagName !== 'header')
    return false;
  for (let post = header.parentNode; post && isElement(post); post = post.parentNode)
    if (attributeOf(post, 'itemprop') === 'blogPost') return true;
  return false;
}

/**
 * Excluded by the page itself: `data-search="off"` is for controls with labels that aren't part of the page's
 * text.
 */
function isSwitchedOff(element: Element): boolean {
  return attributeOf(element, 'data-search') === 'off';
}

/** Hidden from everybody. The hidden panels of tabs don't count, because a click shows them. */
function isOutOfSight(element: Element): boolean {
  const isPanel = attributeOf(element, 'role') === 'tabpanel';
  return (
    attributeOf(element, 'aria-hidden') === 'true' ||
    (attributeOf(element, 'hidden') !== undefined && !isPanel) ||
    attributeOf(element, 'role') === 'navigation'
  );
}
