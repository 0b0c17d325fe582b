// First, because tests read what it makes.
import './tools/generated/prepare.cjs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const require = createRequire(import.meta.url);
const siteDir = import.meta.dirname;
/** Separate from `.docusaurus`, so a parallel build of the fixture site keeps its own files. */
const generatedDir = '.docusaurus-vitest';
process.env['DOCUSAURUS_GENERATED_FILES_DIR_NAME'] = generatedDir;
const fixtureDir = path.join(siteDir, 'tests/fixture-site');

/** Resolves `@theme/X`, `@docusaurus/X`, and `@generated/X` like the site does. */
async function docusaurusAliases(): Promise<{ find: RegExp; replacement: string }[]> {
  const { load } = require('@docusaurus/core/lib/server') as {
    load: (options: { siteDir: string }) => Promise<{ plugins: unknown[] }>;
  };
  const aliases = require('@docusaurus/core/lib/webpack/aliases') as {
    loadThemeAliases: (options: object) => Promise<Record<string, string>>;
    loadDocusaurusAliases: () => Promise<Record<string, string>>;
  };
  // The fixture site replaces the real site, because component tests must not fail when a page of the guide
  // does.
  const { plugins } = await load({ siteDir: fixtureDir });
  const named = {
    ...(await aliases.loadThemeAliases({ siteDir, plugins })),
    ...(await aliases.loadDocusaurusAliases()),
  };
  const exact = Object.entries(named).map(([name, replacement]) => ({
    find: new RegExp(`^${name.replace(/\$$/, '').replace(/[/\\^$.*+?()[\]{}|]/g, '\\$&')}$`),
    replacement,
  }));
  return [
    ...exact,
    { find: /^@site\//, replacement: `${siteDir}/` },
    // The real route table asks webpack for its chunks.
    { find: /^@generated\/routes$/, replacement: path.join(siteDir, 'tests/unit/helpers/no-routes.ts') },
    { find: /^@generated\//, replacement: `${fixtureDir}/${generatedDir}/` },
  ];
}

export default defineConfig(async () => ({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Test files share their modules, which halves the time. A test that changes shared state restores
          // it.
          isolate: false,
          pool: 'threads',
          include: ['tests/{docs,unit}/**/*.test.ts'],
          setupFiles: ['tests/unit/helpers/setup-browser.ts'],
          testTimeout: 30_000,
        },
      },
      {
        // Reads the output of `npm run build` and `npm run fixtures`.
        test: {
          name: 'built',
          environment: 'node',
          isolate: false,
          pool: 'threads',
          include: ['tests/built/**/*.test.ts'],
          testTimeout: 180_000,
        },
      },
      {
        // Opens the output of `npm run build` in Firefox and WebKit, which run in parallel.
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          maxWorkers: 2,
          // A busy machine takes this long.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        resolve: { alias: await docusaurusAliases() },
        // The framework's published files contain JSX in `.js` files.
        oxc: {
          lang: 'tsx' as const,
          include: /\.[jt]sx?$/,
          exclude: [],
          jsx: { runtime: 'automatic' as const },
        },
        test: {
          name: 'components',
          environment: 'jsdom',
          isolate: false,
          // Node's own storage, which is on from 25 on, would hide that of jsdom.
          execArgv: process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
            ? ['--no-experimental-webstorage']
            : [],
          include: ['tests/unit/**/*.test.tsx'],
          setupFiles: ['tests/unit/helpers/setup-dom.ts', 'tests/unit/helpers/setup-browser.ts'],
          server: { deps: { inline: [/@docusaurus/] } },
          testTimeout: 30_000,
        },
      },
    ],
  },
}));
