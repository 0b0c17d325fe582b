/** Reads the tree that parse5 makes from a built page. */
import type { DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;
export type Element = DefaultTreeAdapterTypes.Element;

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

/** The value of an attribute; undefined if the element doesn't have it. */
export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/**
 * The elements below a node in document order. It keeps its own stack, so deep nesting can't exhaust the call stack. Elements
 * in a `template` aren't included, because they aren't child nodes.
 */
export function* elementsOf(root: ParentNode): Generator<Element> {
  const open: Node[] = [...root.childNodes].reverse();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!isElement(node)) continue;
    yield node;
    for (let at = node.childNodes.length - 1; at >= 0; at -= 1) {
      const child = node.childNodes[at];
      if (child) open.push(child);
    }
  }
}

/** The text directly in an element, such as a `script` or the `title`; text in its child elements isn't included. */
export function ownText(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}
