import type { KnipConfig } from 'knip';

/**
 * `knip` finds what nothing uses; `knip --production` ignores the tests, so it finds what only tests use. Its
 * patterns end with `!`. It accepts exports that their own file uses, because tests call inner functions, and
 * exports that say `@internal`, with a reason.
 */
const config: KnipConfig = {
  // Its plugin would take the configuration for something that only tests use.
  docusaurus: false,
  // Files that nothing imports: commands, pages, and modules that the framework or a bundler loads by path.
  entry: [
    'docusaurus.config.ts!',
    'sidebars-*.ts!',
    'tools/generated/ensure.mts!',
    'tools/hosts/{fetch.mts,preload.cjs}!',
    'tools/site/{build,date-changelog,fixtures,pack,serve,start}.mts!',
    'tools/check/check.mts!',
    'tools/playout/validate.mts!',
    // `npm run validate` runs tests, which knip leaves out here.
    'tools/playout/*.ts!',
    'tools/update/update.mts!',
    'tools/hosting/check-live.mts!',
    'tools/bench/*.{ts,mts}!',
    'tools/test/{mutants,test,unit}.mts!',
    'plugins/*/index.ts!',
    'plugins/*/client.ts!',
    'plugins/**/*.cjs!',
    'plugins/*/theme/**/index.{ts,tsx}!',
    'plugins/*/worker/sw.ts!',
    'src/shared/decode.ts!',
    'plugins/local-search/client/{highlight,open-towards,visits}.ts!',
    'plugins/local-search/query/worker.ts!',
    'plugins/preview/client/*.ts!',
    'plugins/preview/{access.ts,start.mjs}!',
    'plugins/startup/entry.ts!',
    'plugins/startup/prefetch-file.ts!',
    '{api,blog,user-guide,src/pages}/**/*.mdx!',
    'src/client-modules/*.ts!',
    'src/components/*/index.tsx!',
    'src/playground/sandbox/{frame,rehearsal}/main.ts!',
    'src/playground/sandbox/rehearsal/worker.ts!',
    'src/player/form/pattern-worker.ts!',
    'src/examples/*/{actions,template}.ts!',
    'src/mdx/{plugin,prism-stub}.ts!',
    'src/pages/*.tsx!',
    'src/runtime/{index,lottie}.ts!',
    'src/runtime/{api,definition}/*.ts!',
    'src/theme/**/*.{ts,tsx}!',
    'tests/**/*.{test,spec}.{ts,tsx}',
    'tests/helpers/runtime-page/entry.ts',
    'tests/unit/helpers/{no-routes,setup-dom,setup-browser}.ts',
    'tests/fixture-site/docusaurus.config.ts',
  ],
  project: [
    '*.{ts,mts}!',
    'scripts/**/*.mjs!',
    '{plugins,src,tools}/**/*.{ts,mts,tsx,cjs,mjs}!',
    'tests/**/*.{ts,tsx}',
    '{api,blog,user-guide,src/pages}/**/*.mdx!',
    // The fixture site links the sources of the site.
    '!tests/fixture-site/**',
  ],
  ignoreExportsUsedInFile: process.argv.includes('--production'),
  // Aliases such as @theme belong to no package. The type check finds packages that aren't listed.
  include: ['files', 'exports', 'types', 'dependencies', 'duplicates'],
  // Named in text: in the configuration, a script for the browser, a page's program, or by a package.
  ignoreDependencies: [
    '@docusaurus/plugin-client-redirects',
    'animejs',
    'casparcg-connection',
    'motion',
    'typo-js',
  ],
};

export default config;
