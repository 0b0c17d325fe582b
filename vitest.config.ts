import { createRequire } from 'node:module';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const require = createRequire(import.meta.url);
const siteDir = import.meta.dirname;
/** Apart from `.docusaurus`, so that a build of the fixture site at the same time keeps its own files. */
const generatedDir = '.docusaurus-vitest';
process.env['DOCUSAURUS_GENERATED_FILES_DIR_NAME'] = generatedDir;
const fixtureDir = path.join(siteDir, 'tests/fixture-site');

/** `@theme/X`, `@docusaurus/X` and `@generated/X` as the site itself resolves them. */
async function docusaurusAliases(): Promise<{ find: RegExp; replacement: string }[]> {
  const { load } = require('@docusaurus/core/lib/server') as {
    load: (options: { siteDir: string }) => Promise<{ plugins: unknown[] }>;
  };
  const aliases = require('@docusaurus/core/lib/webpack/aliases') as {
    loadThemeAliases: (options: object) => Promise<Record<string, string>>;
    loadDocusaurusAliases: () => Promise<Record<string, string>>;
  };
  // The fixture site stands in for the site: component tests must not fail because a page of the guide does.
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
          // Files share their modules, which halves the time. A test that changes what it shares puts it back.
          isolate: false,
          pool: 'threads',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: ['tests/unit/helpers/setup-browser.ts'],
          testTimeout: 30_000,
        },
      },
      {
        // Reads what `npm run build` and `npm run fixtures` have left.
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
        // Opens what `npm run build` has left in Firefox and in WebKit, which run next to each other.
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          // They wait for pages more than they compute.
          maxWorkers: 2,
        },
      },
      {
        resolve: { alias: await docusaurusAliases() },
        // The framework's published files are JSX in `.js`.
        esbuild: { loader: 'tsx' as const, include: /\.[jt]sx?$/, exclude: [], jsx: 'automatic' as const },
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['tests/unit/**/*.test.tsx'],
          setupFiles: ['tests/unit/helpers/setup-dom.ts', 'tests/unit/helpers/setup-browser.ts'],
          server: { deps: { inline: [/@docusaurus/] } },
          testTimeout: 30_000,
        },
      },
    ],
  },
}));
