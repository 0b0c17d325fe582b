import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Lets readers save the site. Only a button loads at first, and `npm run build` writes the worker. */
export default function offline(): Plugin {
  const themeDir = path.join(__dirname, 'theme');
  return { name: 'offline', getThemePath: () => themeDir, getTypeScriptThemePath: () => themeDir };
}
