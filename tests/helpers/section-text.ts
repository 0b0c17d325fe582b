import { attribute, type BuiltPage, type Element, textOf } from './built-site';

const levelOf = ({ tagName }: Element): number => Number(/^h(\d)$/.exec(tagName)?.[1] ?? 9);

/** The text of a node; cells of a row are apart. */
export function textIn(node: Element | Element['childNodes'][number]): string {
  if (!('tagName' in node)) return textOf(node);
  return node.childNodes.map(textIn).join(node.tagName === 'tr' ? ' ' : '');
}

/** The text of a section: from its heading to the next one of its level, or of a higher one. */
export function sectionText({ elements }: BuiltPage, anchor: string): string {
  const heading = elements.find((one) => attribute(one, 'id') === anchor);
  const siblings = heading?.parentNode?.childNodes ?? [];
  const from = siblings.findIndex((node) => node === heading);
  const rest = siblings.slice(from + 1);
  const end = rest.findIndex((node) => 'tagName' in node && levelOf(node) <= levelOf(heading!));
  return [heading!, ...rest.slice(0, end < 0 ? undefined : end)].map(textIn).join(' ');
}

/** A text in lower case with single spaces, for comparing. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();
