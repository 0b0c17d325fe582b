import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Configuration, Module } from 'webpack';
import { isOn } from '../bundle/mechanisms';
import { LeanStyles } from './leanStyles';
import { tuneMinimizer } from './minimizer';
import { sheetOf } from './sheets';
import { StylesInManifest } from './stylesInManifest';

/** The type of the modules that mini-css-extract-plugin makes of style sheets. */
const CSS = 'css/mini-extract';

function sheetOfModule(module: Module): string | undefined {
  return sheetOf(module.nameForCondition() ?? '');
}

/** One sheet for all pages, as before, and beside it those of `sheets.ts`. */
const cacheGroups = {
  styles: { test: (module: Module) => sheetOfModule(module) === undefined },
  pageStyles: {
    name: (module: Module) => `styles-${sheetOfModule(module)}`,
    test: (module: Module) => sheetOfModule(module) !== undefined,
    type: CSS,
    chunks: 'all' as const,
    enforce: true,
    priority: 60,
  },
};

/**
 * Three characters tell classes of one name apart instead of four: they are what compression cannot make smaller, and one
 * name is in a few files at most. Both compilers have to agree, so this is no part of what is merged.
 */
function shortenNames({ module }: Configuration): void {
  const uses = (module?.rules ?? []).flatMap((rule) =>
    typeof rule === 'object' && Array.isArray(rule?.use) ? (rule.use as unknown[]) : [],
  );
  for (const use of uses) {
    const { modules } = (use as { options?: { modules?: { localIdentName?: string } } }).options ?? {};
    if (modules?.localIdentName === '[local]_[contenthash:base64:4]')
      modules.localIdentName = '[local]_[contenthash:base64:3]';
  }
}

/**
 * Keeps small what every page waits for before it is painted: splits the one style sheet of Docusaurus, so that pages and
 * tools bring what only they have, and takes out of the built sheets what no page can use.
 */
export default function pageStyles({ generatedFilesDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'page-styles',
    // The plugins of PostCSS are the framework's. It would look for a file with more of them from each sheet up to the root.
    configurePostCss: (options) => ({ ...options, config: false }),
    configureWebpack: (config: Configuration, isServer) => {
      if (isOn('style-names')) shortenNames(config);
      if (isServer) return {};
      const optimization = isOn('split-styles') ? { splitChunks: { cacheGroups } } : {};
      if (process.env['NODE_ENV'] !== 'production') return { optimization };
      const { minimizer = [] } = config.optimization ?? {};
      // `docusaurus build --no-minify` has none.
      if (minimizer.length > 0 && isOn('style-names')) tuneMinimizer(minimizer);
      return {
        optimization,
        plugins: [
          ...(isOn('split-styles')
            ? [new StylesInManifest(path.join(generatedFilesDir, 'client-manifest.json'))]
            : []),
          new LeanStyles([siteConfig.ssrTemplate ?? '']),
        ],
      };
    },
  };
}
