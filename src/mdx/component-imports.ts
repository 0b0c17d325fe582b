import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';

/** Components that work without an import: the name that writers use, and the module it comes from. */
const IMPORTS: Readonly<Record<string, string>> = {
  DocCardList: '@theme/DocCardList',
  ElementGallery: '@site/src/components/ElementGallery',
  LiveTemplate: '@site/src/components/LiveTemplate',
  RoleCards: '@site/src/components/RoleCards',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
  TemplateGallery: '@site/src/components/TemplateGallery',
  TryIt: '@site/src/components/TryIt',
};

/**
 * A remark plugin that adds the imports of components to the pages that use them. If the components were in the theme's
 * `MDXComponents` instead, every page would load them. A page's own import of a name takes precedence.
 */
export default function componentImports(this: Processor) {
  return (root: Root): void => {
    const used = new Set<string | null>();
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ('name' in node) used.add(node.name);
    });
    const own = root.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
    const missing = Object.keys(IMPORTS).filter(
      (name) => used.has(name) && !own.some((text) => new RegExp(`import\\s[^;'"]*\\b${name}\\b`).test(text)),
    );
    if (missing.length === 0) return;
    const text = missing.map((name) => `import ${name} from '${IMPORTS[name]}';`).join('\n');
    root.children.unshift(...(this.parse(text) as Root).children);
  };
}
