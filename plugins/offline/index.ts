import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Lets readers save the whole site for use without a network. A page only gets a button; the worker, the list
 * of files, and everything else load after the reader has chosen it. `npm run build` writes the worker
 * once all files exist.
 */
export default function offline(): Plugin {
  const themeDir = path.join(__dirname, 'theme');
  return {
    name: 'offline',
    getThemePath: () => themeDir,
    getTypeScriptThemePath: () => themeDir,
  };
}
