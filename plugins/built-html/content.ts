/** Decides what counts as content in a built page. Search, Markdown copies, and feeds all start here. */
import type { Element, ElementContent, Root } from 'hast';
import { attributeOf, classesOf } from './hast.ts';

/** Controls, files, and text that isn't shown. */
const OTHER_TAGS: ReadonlySet<string> = new Set(
  `annotation button canvas datalist embed footer iframe input label link math-field meta nav noscript object
  option script select style template textarea`.split(/\s+/u),
);

/** Parts of the interface that Docusaurus's theme puts around or into the content. */
const OTHER_CLASSES: ReadonlySet<string> = new Set([
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
]);

/** Whether an element is the player of a template. It stays whole: each reader replaces it in its own way. */
export const isLiveTemplate = ({ properties }: Element): boolean =>
  properties['dataLiveTemplate'] !== undefined;

/** The panels of tabs are content even while they're hidden, because a click shows them. */
function isContent(node: Element): boolean {
  const { tagName, properties } = node;
  return !(
    OTHER_TAGS.has(tagName) ||
    classesOf(node).some((name) => OTHER_CLASSES.has(name)) ||
    properties['dataSearch'] === 'off' ||
    properties['ariaHidden'] === 'true' ||
    properties['role'] === 'navigation' ||
    (properties['hidden'] !== undefined && properties['role'] !== 'tabpanel')
  );
}

/** The parts of a blog post's header that aren't its title: date, reading time, and authors. */
const isByline = (node: ElementContent): boolean =>
  node.type === 'element' && !/^h[1-3]$/u.test(node.tagName);

function clean(node: Root | Element, isInPost: boolean): void {
  const isHeader = isInPost && node.type === 'element' && node.tagName === 'header';
  node.children = (node.children as ElementContent[]).filter(
    (child) =>
      child.type !== 'element' ||
      isLiveTemplate(child) ||
      (isContent(child) && !(isHeader && isByline(child))),
  );
  for (const child of node.children) {
    if (child.type === 'element' && child.tagName !== 'head' && !isLiveTemplate(child))
      clean(child, isInPost || attributeOf(child, 'itemProp') === 'blogPost');
  }
}

/** Removes everything that isn't content from a page's body, in place. The head stays as it is. */
export function keepContent(page: Root): Root {
  clean(page, false);
  return page;
}
