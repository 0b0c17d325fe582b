import { type DefaultTreeAdapterMap, parseFragment, serialize } from 'parse5';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];
type Parent = DefaultTreeAdapterMap['parentNode'];

/** What only works on the page. */
const ON_PAGE_ONLY = new Set([
  'button',
  'input',
  'select',
  'textarea',
  'noscript',
  'script',
  'style',
  'template',
]);

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function attribute({ attrs }: Element, name: string): string {
  return attrs.find((one) => one.name === name)?.value ?? '';
}

function find(parent: Parent, tagName: string): Element | undefined {
  for (const child of parent.childNodes) {
    const found = isElement(child) ? (child.tagName === tagName ? child : find(child, tagName)) : undefined;
    if (found) return found;
  }
  return undefined;
}

function escaped(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/"/gu, '&quot;');
}

/** The poster of a template, and the way to where it plays. */
function picture(player: Element, post: string): Node[] {
  const poster = find(player, 'img');
  const place = escaped(`${post}#${attribute(player, 'id')}`);
  const alt = poster ? escaped(attribute(poster, 'alt')) : '';
  const image = poster
    ? `<a href="${place}"><img src="${escaped(attribute(poster, 'src'))}" alt="${alt}"></a><br>`
    : '';
  const label = escaped(attribute(player, 'aria-label'));
  return parseFragment(`<p>${image}${label}. <a href="${place}">Play it in the post</a>.</p>`).childNodes;
}

function plain(parent: Parent, post: string): void {
  parent.childNodes = parent.childNodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    if (attribute(node, 'data-live-template') !== '') return picture(node, post);
    const isFurniture =
      ON_PAGE_ONLY.has(node.tagName) || attribute(node, 'class').split(' ').includes('hash-link');
    if (isFurniture) return [];
    plain(node, post);
    return [node];
  });
}

/**
 * HTML of a post without what only works on its page.
 * @param html with absolute addresses, as Docusaurus hands it over
 * @param post address of the post
 */
export function plainHtml(html: string, post: string): string {
  const fragment = parseFragment(html);
  plain(fragment, post);
  return serialize(fragment);
}
