import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { RuleSetRule } from 'webpack';

const loader = path.join(__dirname, 'loader.cjs');

function isMdx(use: unknown): boolean {
  const name = typeof use === 'string' ? use : (use as { loader?: string } | null)?.loader;
  return /[\\/]@docusaurus[\\/]mdx-loader[\\/]/.test(name ?? '');
}

/**
 * Compiles each page of MDX once in a build, and not once for scripts and once more for the render: both get the same text,
 * and it is the slowest step of all. `build-order` sees to it that scripts come first. Has to stand after the plugins that
 * read pages.
 */
export default function sharedMdx(_context: LoadContext): Plugin {
  return {
    name: 'shared-mdx',
    configureWebpack({ module }) {
      if (process.env['NODE_ENV'] !== 'production') return {};
      const rules = (module?.rules ?? []).filter(
        (rule): rule is RuleSetRule & { use: unknown[] } =>
          typeof rule === 'object' && Array.isArray(rule?.use) && rule.use.some(isMdx),
      );
      if (rules.length === 0)
        throw new Error(
          'shared-mdx: no rule for pages of MDX as in Docusaurus 3.1.1 was found. See plugins/shared-mdx/index.ts.',
        );
      for (const { use } of rules) use.splice(use.findIndex(isMdx), 0, loader);
      return {};
    },
  };
}
