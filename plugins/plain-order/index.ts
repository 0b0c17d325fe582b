import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The modules that sort on every page: beside one that may be asked for by name. */
const SORTING = [
  ['@docusaurus/plugin-content-docs/client', 'docsClientUtils.js'],
  ['@docusaurus/theme-common', 'utils/reactUtils.js'],
] as const;

const fileOf = ([name, file]: (typeof SORTING)[number]): string =>
  path.join(path.dirname(require.resolve(name)), file);

/**
 * Spares every page the first comparison by the rules of a language, for which a browser reads its tables: 60 to 150 ms at a
 * stretch on a slow phone. The framework asks for it to sort two paths, and the names of a component's properties.
 *
 * And data that all pages share is sorted when the site is built. The framework collects it in the order in which plugins have
 * read their files, so without a change the main script had another text, and another name, in every other build.
 */
export default function plainOrder({ generatedFilesDir }: LoadContext): Plugin {
  const loader = (name: string): string => path.join(__dirname, name);
  const data = { resource: path.join(generatedFilesDir, 'globalData.json'), use: loader('sorted.cjs') };
  const sorting = { resource: SORTING.map(fileOf), enforce: 'pre' as const, use: loader('loader.cjs') };
  return {
    name: 'plain-order',
    configureWebpack: (_config, isServer) => ({ module: { rules: isServer ? [data] : [data, sorting] } }),
  };
}
