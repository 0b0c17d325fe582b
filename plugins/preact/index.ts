import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { NormalModuleReplacementPlugin } from 'webpack';

const folderOf = (name: string): string => path.dirname(require.resolve(`${name}/package.json`));

/** The modules of React, by the name that code imports, and what takes their place. */
function replacements(): Record<string, string> {
  const preact = folderOf('preact');
  const ours = {
    preact: 'dist/preact.mjs',
    'preact/hooks': 'hooks/dist/hooks.mjs',
    'preact/compat': 'compat/dist/compat.mjs',
    react: 'compat/dist/compat.mjs',
    'preact/jsx-runtime': 'jsx-runtime/dist/jsxRuntime.mjs',
    'react/jsx-runtime': 'jsx-runtime/dist/jsxRuntime.mjs',
    'react-dom': 'compat/dist/compat.mjs',
    'react-dom/client': 'compat/client.mjs',
  };
  return {
    ...Object.fromEntries(Object.entries(ours).map(([name, file]) => [`${name}$`, path.join(preact, file)])),
    'react-dom/server$': path.join(__dirname, 'server.ts'),
    'preact-render-to-string$': path.join(folderOf('preact-render-to-string'), 'dist/index.mjs'),
  };
}

/**
 * Built pages run on Preact, which offers the interface of React 18 in a seventh of its size: 6 kB on every page instead of
 * 40. All code is written for React, and `npm start` and the tests of components run on it.
 *
 * The pages are rendered by Preact too, since both number the ids of `useId` in ways of their own, and a page would go on
 * with other ids than those in its HTML.
 *
 * React hydrates a page in small stretches; Preact would in one go. So the theme's larger parts are wrapped (`theme`), and
 * each has a turn of its own.
 */
export default function preact(_context: LoadContext): Plugin {
  if (process.env['NODE_ENV'] !== 'production') return { name: 'preact' };
  const client = (name: string): string => path.join(__dirname, 'client', name);
  const themeDir = path.join(__dirname, 'theme');
  return {
    name: 'preact',
    configureWebpack: (_config, isServer) => ({
      resolve: { alias: replacements() },
      plugins: [
        isServer
          ? new NormalModuleReplacementPlugin(
              /\/client\/sidebarItems$/,
              path.join(__dirname, 'sidebarItems.ts'),
            )
          : // As `App` of the framework names it, and nobody else.
            new NormalModuleReplacementPlugin(/^\.\/browserContext$/, client('browserContext.tsx')),
      ],
    }),
    getThemePath: () => themeDir,
    getTypeScriptThemePath: () => themeDir,
    getClientModules: () => [client('context.ts')],
  };
}
