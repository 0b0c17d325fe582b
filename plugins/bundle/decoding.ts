import path from 'node:path';
import { ProvidePlugin, type Configuration } from 'webpack';

/** Replaces `decodeURI` and `decodeURIComponent`: a `%` in an address would turn the page into an error. */
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
