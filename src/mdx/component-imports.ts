import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import type { Processor, Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import { componentMistakes, importsOf } from './component-mistakes.ts';
import { IMPORTS } from './imports.ts';

/**
 * A remark plugin that adds the imports of components to the pages that use them. From the theme's
 * `MDXComponents`, every page would load them all. A page's own import of a name takes precedence. Wrong tags
 * stop the build, because the browser wouldn't say where they are.
 */
export default function componentImports(this: Processor): Transformer<Root> {
  return (root, file) => {
    const [mistake] = componentMistakes(root, file.dirname ?? file.cwd, file.cwd);
    if (mistake !== undefined) file.fail(mistake.message, { line: mistake.line, column: 1 });
    const used = new Set<string | null>();
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ('name' in node) used.add(node.name);
    });
    const own = importsOf(root);
    const missing = Object.keys(IMPORTS).filter((name) => used.has(name) && !own.has(name));
    if (missing.length === 0) return;
    const text = missing.map((name) => `import ${name} from '${IMPORTS[name]}';`).join('\n');
    root.children.unshift(...(this.parse(text) as Root).children);
  };
}
