import type { Element, ElementContent, Nodes, Properties, Text } from 'hast';
import { toString } from 'mdast-util-to-string';

export function element(tagName: string, children: ElementContent[], properties: Properties = {}): Element {
  return { type: 'element', tagName, properties, children };
}

export const text = (value: string): Text => ({ type: 'text', value });

export function classesOf({ properties }: Element): readonly string[] {
  const names = properties['className'];
  return Array.isArray(names) ? (names as readonly string[]) : [];
}

export const hasClass = (node: Element, test: string | RegExp): boolean =>
  classesOf(node).some((name) => (typeof test === 'string' ? name === test : test.test(name)));

/** Returns an attribute as text; empty if the element doesn't have it. */
export function attributeOf({ properties }: Element, name: string): string {
  const value = properties[name];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

/** Returns the first matching element in document order, starting with the node itself. */
export function find(node: Nodes, matches: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && matches(node)) return node;
  for (const child of 'children' in node ? node.children : []) {
    const found = find(child, matches);
    if (found) return found;
  }
  return undefined;
}

export { toString as textOf };
