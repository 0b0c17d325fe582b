/**
 * The remark plugin behind "components that work without an import": adds the imports to the pages that use them, so
 * that only those pages load them. In the theme's `MDXComponents` every page would.
 */

/** Where the components are, by the name that writers use. */
export const IMPORTS: Readonly<Record<string, string>> = {
  DocCardList: '@theme/DocCardList',
  LiveTemplate: '@site/src/components/LiveTemplate',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
};

interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: unknown;
  children?: Node[];
}

interface Processor {
  parse(text: string): Node;
}

/** A page's own import of a name comes first. */
export default function mdxImports(this: unknown) {
  const processor = this as Processor;
  return (root: Node): void => {
    const used = new Set(namesIn(root));
    const own = (root.children ?? [])
      .filter(({ type }) => type === 'mdxjsEsm')
      .map(({ value }) => String(value));
    const missing = Object.keys(IMPORTS).filter(
      (name) => used.has(name) && !own.some((text) => new RegExp(`import\\s[^;'"]*\\b${name}\\b`).test(text)),
    );
    if (missing.length === 0) return;
    const text = missing.map((name) => `import ${name} from '${IMPORTS[name]}';`).join('\n');
    root.children = [...(processor.parse(text).children ?? []), ...(root.children ?? [])];
  };
}

function namesIn(node: Node): string[] {
  const inner = (node.children ?? []).flatMap(namesIn);
  return node.type.startsWith('mdxJsx') && node.name ? [node.name, ...inner] : inner;
}
