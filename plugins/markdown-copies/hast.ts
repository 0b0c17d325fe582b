/** The few members of an HTML tree that are read. */
export interface HtmlNode {
  readonly type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
}

export function element(
  tagName: string,
  children: HtmlNode[],
  properties: Record<string, unknown> = {},
): HtmlNode {
  return { type: 'element', tagName, properties, children };
}

export function text(value: string): HtmlNode {
  return { type: 'text', value };
}

export function classesOf({ properties }: HtmlNode): readonly string[] {
  const names = properties?.['className'];
  return Array.isArray(names) ? names.map(String) : [];
}

export function hasClass(node: HtmlNode, test: string | RegExp): boolean {
  return classesOf(node).some((name) => (typeof test === 'string' ? name === test : test.test(name)));
}

/** The first node below that fits, in document order, the node itself included. */
export function find(node: HtmlNode, fits: (node: HtmlNode) => boolean): HtmlNode | undefined {
  if (fits(node)) {
    return node;
  }
  for (const child of node.children ?? []) {
    const found = find(child, fits);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** Text of a node; lines of code end where the page ends them. */
export function textOf(node: HtmlNode): string {
  if (node.tagName === 'br') {
    return '\n';
  }
  return node.value ?? (node.children ?? []).map(textOf).join('');
}
