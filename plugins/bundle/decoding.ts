import path from 'node:path';
import { ProvidePlugin, type Configuration } from 'webpack';

/**
 * Replaces `decodeURI` and `decodeURIComponent` in all scripts for browsers. The framework decodes every
 * address, and anybody can type a `%` into one: an exception would replace the whole page with an error.
 */
export function decodeTolerantly(isServer: boolean): Configuration {
  if (isServer) return {};
  const replacement = path.join(__dirname, '../../src/shared/decode.ts');
  return {
    plugins: [
      new ProvidePlugin({
        decodeURI: [replacement, 'decodeAddress'],
        decodeURIComponent: [replacement, 'decodePart'],
      }),
    ],
  };
}
