import type { Element, ElementContent, Nodes, Properties, Text } from 'hast';
import { toString } from 'mdast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';

export function element(tagName: string, children: ElementContent[], properties: Properties = {}): Element {
  return { type: 'element', tagName, properties, children };
}

export function text(value: string): Text {
  return { type: 'text', value };
}

export function classesOf({ properties }: Element): readonly string[] {
  const names = properties['className'];
  return Array.isArray(names) ? names.map(String) : [];
}

export function hasClass(node: Element, test: string | RegExp): boolean {
  return classesOf(node).some((name) => (typeof test === 'string' ? name === test : test.test(name)));
}

/** Returns the first matching element in document order, starting with the node itself. */
export function find(node: Nodes, matches: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(node, 'element', (one) => {
    if (!matches(one)) return undefined;
    found = one;
    return EXIT;
  });
  return found;
}

/** Returns the text of code, with a line break for each `br`. */
export function codeOf(node: Element): string {
  let code = '';
  visit(node, (one) => {
    if (one.type === 'text') code += one.value;
    else if (one.type === 'element' && one.tagName === 'br') code += '\n';
  });
  return code;
}

export { toString as textOf };
