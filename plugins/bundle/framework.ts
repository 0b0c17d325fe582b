import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import type { Configuration } from 'webpack';

/** The only file here that uses private parts of Docusaurus. The build stops if an upgrade removes one. */

const messageFor = (part: string): string =>
  `bundle: ${part} wasn't found in Docusaurus ${DOCUSAURUS_VERSION}. Adapt plugins/bundle/framework.ts.`;

function notFound(part: string): never {
  throw new Error(messageFor(part));
}

/** The script minimizer's settings that can be changed. */
interface ScriptMinimizer {
  readonly options: { parallel: unknown; minimizer: { implementation: unknown; options: object } };
}

/** The minimizer's class has functions that call other minifiers. The CSS minimizer has one for SWC, too. */
interface Minifiers {
  readonly terserMinify: unknown;
  readonly swcMinify: unknown;
}

const minifiersOf = (minimizer: object): Partial<Minifiers> =>
  minimizer.constructor as unknown as Partial<Minifiers>;

function isScriptMinimizer(minimizer: unknown): minimizer is ScriptMinimizer {
  if (typeof minimizer !== 'object' || minimizer === null) return false;
  const { terserMinify, swcMinify } = minifiersOf(minimizer);
  const { implementation } = (minimizer as Partial<ScriptMinimizer>).options?.minimizer ?? {};
  return typeof swcMinify === 'function' && implementation !== undefined && implementation === terserMinify;
}

/** Returns the script minimizer and the function that it uses to call SWC. Throws if there's none. */
export function scriptMinimizer(minimizers: readonly unknown[]): {
  readonly minimizer: ScriptMinimizer;
  readonly swcMinify: unknown;
} {
  const minimizer = minimizers.find(isScriptMinimizer) ?? notFound('the minimizer of scripts');
  return { minimizer, swcMinify: minifiersOf(minimizer).swcMinify };
}

/** Lets go of the modules of browser scripts, which the plugin that lists each page's scripts keeps. */
export function releaseModules(plugins: readonly unknown[]): void {
  const lists = plugins.map((plugin) => (plugin as { readonly assetsByName?: unknown } | null)?.assetsByName);
  const list = lists.find((one): one is Map<unknown, unknown> => one instanceof Map);
  (list ?? notFound('the list of scripts')).clear();
}

/** Replaces parts of a theme component that has no place for the change, instead of copying the component. */
const correct = (component: string, changes: readonly (readonly [string, string])[]): Configuration => ({
  module: {
    rules: [
      {
        enforce: 'pre',
        test: new RegExp(`theme-classic/lib/theme/${component}/index\\.js$`.replaceAll('/', '[\\\\/]')),
        loader: path.join(__dirname, 'replace-loader.cjs'),
        options: { changes, notFound: messageFor(`the theme's ${component}`) },
      },
    ],
  },
});

/** Moves `aria-expanded` from a category's link to its button, as in facebook/docusaurus#9944. */
export const correctCarets = (): Configuration =>
  correct('DocSidebarItem/Category', [
    ['aria-expanded={collapsible ? ', 'aria-expanded={collapsible && !href ? '],
    ['className="clean-btn menu__caret"', 'aria-expanded={!collapsed} className="clean-btn menu__caret"'],
  ]);

/** Renders tabs once: ours match the build, and the fix of facebook/docusaurus#5653 takes their focus. */
export const keepTabs = (): Configuration => correct('Tabs', [['key={String(isBrowser)}', '']]);

interface RouteLoader {
  loadRoutes(routes: readonly { readonly context?: { plugin?: string } }[], ...rest: unknown[]): unknown;
}

/** Makes a path of each plugin relative: it's published in scripts, and other files' names depend on it. */
export function hideFolder(generatedFilesDir: string): void {
  // The plugin's own require would load another copy of the module.
  const loader = createRequire(__filename)('@docusaurus/core/lib/server/routes.js') as RouteLoader;
  const load = loader.loadRoutes ?? notFound('what loads routes');
  loader.loadRoutes = (routes, ...rest) => {
    for (const { context = notFound('the context of a route') } of routes) {
      const file = path.relative(generatedFilesDir, context.plugin ?? notFound('the plugin of a route'));
      // With the second language, this runs twice.
      if (!file.startsWith('..')) context.plugin = path.posix.join('@generated', ...file.split(path.sep));
    }
    return load(routes, ...rest);
  };
}

/** Sorts the plugins' shared data by name. The framework keeps the order in which plugins have finished. */
export function sortPluginData(generatedFilesDir: string): void {
  const file = path.join(generatedFilesDir, 'globalData.json');
  if (!existsSync(file)) notFound('the data of plugins');
  const sorted = (data: object, levels: number): object =>
    Object.fromEntries(
      Object.entries(data)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, value]) => [name, levels > 1 ? sorted(value as object, levels - 1) : value]),
    );
  // The names of plugins, and the names of their instances.
  writeFileSync(file, JSON.stringify(sorted(JSON.parse(readFileSync(file, 'utf8')) as object, 2)));
}
