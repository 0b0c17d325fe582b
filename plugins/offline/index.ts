import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Lets readers keep the whole site for use without a network. A page gets one button for it; worker, list of files and
 * all else come after the choice. The worker itself is written by `docusaurus deliver`, once all files are there.
 */
export default function offline(): Plugin {
  const themeDir = path.join(__dirname, 'theme');
  return {
    name: 'offline',
    getThemePath: () => themeDir,
    getTypeScriptThemePath: () => themeDir,
  };
}
