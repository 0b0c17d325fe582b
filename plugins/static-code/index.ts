import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Sends no highlighter to visitors: 112 kB of script that every page would load. Goes together with `rehypeHighlight` in
 * the options of docs, blog and pages, and with the theme's `CodeBlock` in `src/theme`.
 */
export default function staticCode(): Plugin {
  return {
    name: 'static-code',
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer$': path.join(__dirname, 'prism-stub.ts') } },
    }),
  };
}
