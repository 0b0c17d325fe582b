import type { Plugin } from '@docusaurus/types';
import type { Configuration } from 'webpack-dev-server';

/** Lets only the preview's pages read it. Docusaurus turns off webpack's checks of host and origin. */
export default function access(): Plugin {
  return {
    name: 'preview-access',
    configureWebpack(_config, isServer) {
      if (isServer || process.env['NODE_ENV'] === 'production') return {};
      // The framework and other plugins answer before webpack's server would check anything.
      const setupMiddlewares: Configuration['setupMiddlewares'] = (all, { app }) => {
        for (const one of all)
          if ('middleware' in one && one.name?.endsWith('-header-check')) app?.use(one.middleware);
        return []; // webpack-merge adds the result to the existing configuration.
      };
      // A function replaces the framework's headers, while an object would be added to them.
      return { devServer: { allowedHosts: 'auto', headers: () => ({}), setupMiddlewares } } as object;
    },
  };
}
