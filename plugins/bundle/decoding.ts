import path from 'node:path';
import { ProvidePlugin, type Configuration } from 'webpack';

/**
 * Replaces `decodeURI` and `decodeURIComponent` in all scripts for browsers. The framework and its router decode every address,
 * and an exception would replace the whole page with an error, although anybody can type a `%` into an address.
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
