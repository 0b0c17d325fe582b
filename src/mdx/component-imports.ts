import type { Root } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import type { Processor, Transformer } from 'unified';
import { visit } from 'unist-util-visit';
import { componentMistakes, importsOf } from './component-mistakes.ts';
import { IMPORTS } from './imports.ts';

/**
 * Imports components where pages use them. From the theme's `MDXComponents`, every page would load them all.
 * A page's own import takes precedence. A wrong tag stops the build, which knows where it is.
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
