import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type Kept, keptOf } from '../build-cache/kept';
import { createMinify, type Minify } from './createMinify';

const HELD = path.join(__dirname, 'held.cjs');

// Not `import`: the loader of the configuration has modules of its own, and the bundle takes those of Node.
const requireOfNode = createRequire(__filename);

/** The minifier that the framework has. */
const minifier = require.resolve('html-minifier-terser', {
  paths: [path.dirname(require.resolve('@docusaurus/core/package.json'))],
});

/**
 * Puts `createMinify.ts` before the minifier of the pages' HTML, which spares the build of a hundred pages two seconds, and lets
 * Node load that minifier: with its parts it would be a third of the bundle that renders the pages.
 */
export default function pageHtml(context: LoadContext): Plugin {
  let kept: Kept<string> | undefined;
  let minify: Minify | undefined;
  const start = (): Minify => {
    const mains = (kept = keptOf<string>(context, 'page-html'));
    const real = requireOfNode(minifier) as { minify: Minify };
    return createMinify(real.minify, (text, work) => mains.of(text, work));
  };
  // Not before the first page: commands that render none would read and load all of it.
  (requireOfNode(HELD) as { minify: Minify }).minify = (html, options) => (minify ??= start())(html, options);
  return {
    name: 'page-html',
    configureWebpack(_config, isServer) {
      // A list, as that of `node-packages`: merging leaves nothing of an object beside a list.
      return isServer ? { externals: [{ 'html-minifier-terser': `commonjs ${HELD}` }] } : {};
    },
    postBuild() {
      kept?.save();
    },
  };
}
