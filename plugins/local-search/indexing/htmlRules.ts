import { attributeOf, classesOf, type Element, isElement } from '../../built-html/elements';

/** Elements that no reader reads as text of the page. */
const SILENT_TAGS: ReadonlySet<string> = new Set(
  `annotation audio button canvas datalist embed footer head iframe input link math-field meta nav noscript object
  option script select style svg template textarea title video`.split(/\s+/u),
);

/** Furniture that Docusaurus' theme puts inside `main`. */
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

/** Elements that end a line before and after themselves. */
const BLOCK_TAGS: ReadonlySet<string> = new Set(
  `address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption figure form h1
  h2 h3 h4 h5 h6 header hr legend li main ol p pre section summary table tbody tfoot thead tr ul`.split(
    /\s+/u,
  ),
);

/** Whether an element and everything in it belongs to no section. */
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

/** Whether an element ends the line before and after itself. */
export function isBlock(element: Element): boolean {
  return (
    BLOCK_TAGS.has(element.tagName) ||
    classesOf(element).includes('token-line') ||
    attributeOf(element, 'role') === 'tab'
  );
}

/** Level of a heading that opens a section, or 0. */
export function sectionLevelOf(element: Element): number {
  const level = /^h([1-3])$/u.exec(element.tagName)?.[1];
  return level === undefined ? 0 : Number(level);
}

/**
 * A card of a generated index or a `DocCardList`: it repeats title and description of another page. The
 * theme's own card names itself; a swizzled one still stands alone in its column.
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

/** Said by the page itself: `data-search="off"` is for controls whose labels are no text of the page. */
function isSwitchedOff(element: Element): boolean {
  return attributeOf(element, 'data-search') === 'off';
}

/** Hidden from everybody; the hidden panels of tabs are not, one click shows them. */
function isOutOfSight(element: Element): boolean {
  const isPanel = attributeOf(element, 'role') === 'tabpanel';
  return (
    attributeOf(element, 'aria-hidden') === 'true' ||
    (attributeOf(element, 'hidden') !== undefined && !isPanel) ||
    attributeOf(element, 'role') === 'navigation'
  );
}
