import { parseFragment, serialize } from 'parse5';
import {
  attributeOf,
  type ChildNode,
  classesOf,
  type Element,
  elementsOf,
  isElement,
  type ParentNode,
} from '../built-html/elements.ts';

/** Parts that only work on the page. */
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

function attribute(element: Element, name: string): string {
  return attributeOf(element, name) ?? '';
}

function escaped(text: string): string {
  return text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/"/gu, '&quot;');
}

/** Returns the poster of a template, with a link to where it plays. */
function picture(player: Element, post: string): ChildNode[] {
  const poster = [...elementsOf(player)].find(({ tagName }) => tagName === 'img');
  const place = escaped(`${post}#${attribute(player, 'id')}`);
  const alt = poster ? escaped(attribute(poster, 'alt')) : '';
  const image = poster
    ? `<a href="${place}"><img src="${escaped(attribute(poster, 'src'))}" alt="${alt}"></a><br>`
    : '';
  const label = escaped(attribute(player, 'aria-label'));
  return parseFragment(`<p>${image}${label}. <a href="${place}">Play it in the post</a>.</p>`).childNodes;
}

function plain(parent: ParentNode, post: string): void {
  parent.childNodes = parent.childNodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    if (attribute(node, 'data-live-template') !== '') return picture(node, post);
    if (ON_PAGE_ONLY.has(node.tagName) || classesOf(node).includes('hash-link')) return [];
    plain(node, post);
    return [node];
  });
}

/**
 * Returns the HTML of a post without the parts that only work on its page.
 * @param html with absolute addresses, as Docusaurus provides it
 * @param post address of the post
 */
export function plainHtml(html: string, post: string): string {
  const fragment = parseFragment(html);
  plain(fragment, post);
  return serialize(fragment);
}
