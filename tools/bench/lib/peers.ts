import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { linkModules } from '../../site/scratch-site.ts';
import { log } from '../../shared/log.ts';
import { installPackages } from '../../shared/npm-packages.ts';
import { filesBelow } from './figures.ts';
import { writePages } from './generated-pages.ts';
import { runMeasured, type Measured } from './measured-run.ts';

/** A built site: its folder, its generated pages' base address, what the build needed, and its index. */
export interface Built extends Measured {
  readonly root: string;
  readonly base: string;
  readonly index: readonly string[];
}

/** Builds a site in an empty folder, with a number of generated pages. */
export type Build = (folder: string, count: number) => Promise<Built>;

/** Builds a site, uses it, and deletes it. One that doesn't build is only reported. */
export async function inFolder(
  name: string,
  build: Build,
  count: number,
  use: (built: Built) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-bench-'));
  try {
    const built = await build(folder, count).catch((error: Error) => log(`${name}: ${error.message}`));
    if (built) await use(built);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Another tool, set up as its own documentation recommends, without additions. */
interface Peer {
  /** Without packages of its own, it uses the site's. */
  readonly packages?: Readonly<Record<string, string>>;
  /** The program, from `node_modules`, and its arguments. */
  readonly command: readonly string[];
  readonly pages: string;
  readonly output: string;
  readonly index: RegExp;
  readonly files: Readonly<Record<string, string>>;
}

const PEERS: Readonly<Record<string, Peer>> = {
  // The classic preset with one docs instance and no search.
  [`Docusaurus ${DOCUSAURUS_VERSION}, stock`]: {
    command: ['@docusaurus/core/bin/docusaurus.mjs', 'build'],
    pages: 'docs',
    output: 'build',
    index: /^(?!)/,
    files: {
      'package.json': '{ "private": true }',
      'docusaurus.config.js': `module.exports = {
  title: 'Generated',
  url: 'http://localhost',
  baseUrl: '/',
  trailingSlash: false,
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  themeConfig: { navbar: { title: 'Generated' } },
};
`,
    },
  },
  // Astro needs Node 22.
  'Starlight 0.42.4': {
    packages: { '@astrojs/starlight': '0.42.4', astro: '7.3.5', '@astrojs/markdown-remark': '7.3.1' },
    command: ['astro/bin/astro.mjs', 'build'],
    pages: 'src/content/docs',
    output: 'dist',
    index: /^pagefind\/(?:index\/|fragment\/|.*\.pf_meta$|pagefind-entry\.json$)/,
    files: {
      'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: 'http://localhost',
  trailingSlash: 'never',
  build: { format: 'file' },
  integrations: [starlight({ title: 'Generated' })],
});
`,
      'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    },
  },
};

/** What builds the other tools' sites, which only contain the generated pages. */
export const peers: Readonly<Record<string, Build>> = Object.fromEntries(
  Object.entries(PEERS).map(([name, { packages, command, pages, output, index, files }]) => [
    name,
    async (scratch, count) => {
      const folder = packages ? path.join(tmpdir(), 'keyfill-bench', name.split(' ')[0] ?? name) : scratch;
      if (packages) installPackages(folder, packages);
      else linkModules(folder);
      for (const old of [pages, output, '.astro', 'node_modules/.astro', 'node_modules/.vite'])
        rmSync(path.join(folder, old), { recursive: true, force: true });
      writePages(path.join(folder, pages), count);
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        writeFileSync(path.join(folder, file), text);
      }
      const [program = '', ...args] = command;
      const whole = [process.execPath, path.join(folder, 'node_modules', program), ...args];
      const measured = await runMeasured(`building ${name} with ${count} pages`, whole, folder);
      const root = path.join(folder, output);
      return { root, base: '/', ...measured, index: filesBelow(root, index) };
    },
  ]),
);
