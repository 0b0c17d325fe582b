import type { LoadContext, Plugin } from '@docusaurus/types';
import { ScriptsFirst } from './scriptsFirst';

/** What is used of the plugin that renders pages. */
interface Generator {
  /** The routes of the pages. */
  paths: readonly string[];
}

const nameOf = (plugin: unknown): string | undefined =>
  (plugin as object | null | undefined)?.constructor.name;

/**
 * Builds the modules of scripts first, and those that render pages while scripts are minified in other threads. The framework
 * builds both at once, leaves the processor idle meanwhile, and begins with pages when the manifest of scripts has been on
 * disk for a second.
 */
export default function buildOrder(_context: LoadContext): Plugin {
  let generator: Generator | undefined;
  const order = new ScriptsFirst(() => {
    if (generator) generator.paths = [];
  });
  return {
    name: 'build-order',
    configureWebpack({ plugins = [] }, isServer) {
      if (process.env['NODE_ENV'] !== 'production') return {};
      if (!isServer) return { plugins: [order.ofScripts] };
      const names = plugins.map(nameOf);
      const at = names.indexOf('WaitPlugin');
      generator = plugins[names.indexOf('StaticSiteGeneratorWebpackPlugin')] as Generator | undefined;
      if (at < 0 || generator === undefined)
        throw new Error(
          'build-order: the plugins that wait for the manifest and render pages in Docusaurus 3.1.1 were not found. See plugins/build-order/index.ts.',
        );
      plugins[at] = order.ofPages;
      return {};
    },
  };
}
