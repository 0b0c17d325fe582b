import { attribute, type BuiltPage, type Element, textOf } from './built-site.ts';

const levelOf = ({ tagName }: Element): number => Number(/^h(\d)$/.exec(tagName)?.[1] ?? 9);

/** Returns the text of a node, with separators between the cells of a row. */
export function textIn(node: Element | Element['childNodes'][number]): string {
  if (!('tagName' in node)) return textOf(node);
  return node.childNodes.map(textIn).join(node.tagName === 'tr' ? ' ' : '');
}

/** Returns the text of a section, from its heading to the next one of the same or a higher level. */
export function sectionText({ elements }: BuiltPage, anchor: string): string {
  const heading = elements.find((one) => attribute(one, 'id') === anchor);
  const siblings = heading?.parentNode?.childNodes ?? [];
  const from = siblings.findIndex((node) => node === heading);
  const rest = siblings.slice(from + 1);
  const end = rest.findIndex((node) => 'tagName' in node && levelOf(node) <= levelOf(heading!));
  return [heading!, ...rest.slice(0, end < 0 ? undefined : end)].map(textIn).join(' ');
}

/** Returns text in lowercase with single spaces, for comparing. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('’', "'").toLowerCase();
