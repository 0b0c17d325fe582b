import { readdirSync } from 'node:fs';

/** Modules and folders that import nothing from the project, except tokens from `css`. */
const leaves = ['css', 'generated', 'product', 'shared'];
const upToPlayout = [...leaves, 'examples', 'runtime', 'runtime-validation'];
const upToComponents = [...upToPlayout, 'player', 'playground', 'playout', 'ui'];

/**
 * What each folder may import from the rest of `src`, and whether it may import generated files. Dependencies
 * point one way: pages → components → playground → player → ui, playout → examples → runtime.
 */
const mayImport = {
  'src/css': [],
  'src/shared': [],
  'src/ui': leaves,
  'src/runtime': [],
  'src/runtime-validation': ['generated', 'runtime', 'shared'],
  'src/examples': ['runtime'],
  'src/playout': upToPlayout,
  'src/player': [...upToPlayout, 'playout', 'ui'],
  'src/playground': [...upToPlayout, 'player', 'playout', 'ui'],
  'src/components': upToComponents,
  'src/mdx': leaves,
  'src/config': [...leaves, 'examples', 'mdx', 'runtime'],
  'src/client-modules': leaves,
  'src/theme': [...leaves, 'components', 'mdx'],
  'src/pages': [...leaves, 'components', 'player', 'playout', 'ui'],
  plugins: [...leaves, 'mdx'],
};

/** A plugin only imports plugins that come before it, so plugins can't import each other in a circle. */
const plugins = [
  'build-cache',
  'built-html',
  'site-content',
  'page-problems',
  'local-search',
  'bundle',
  'offline',
  'delivery',
  'feeds',
  'frame-policy',
  'markdown-copies',
  'page-analytics',
  'preview',
  'startup',
];

const listed = [...Object.keys(mayImport), ...plugins.map((name) => `plugins/${name}`)];
for (const folder of ['src', 'plugins']) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && !listed.includes(`${folder}/${entry.name}`))
      throw new Error(`Say in .dependency-cruiser.mjs what ${folder}/${entry.name} may import.`);
  }
}

/** Folders that may import types and client modules (`plugins/*\/client`) from plugins. */
const usePlugins = '^src/(?:components|config|client-modules|theme|pages)/';

const directions = Object.entries(mayImport).map(([folder, allowed]) => ({
  name: folder,
  comment: `${folder} imports ${allowed.length > 0 ? allowed.join(', ') : 'nothing else'} from src.`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: {
    path: '^(?:generated|src)/',
    pathNot: [`^${folder}/`, ...allowed.map((part) => `^(?:src/)?${part}(?:/|\\.ts$)`)],
  },
}));

const orderOfPlugins = plugins.map((name, at) => ({
  name: `plugins/${name}`,
  comment: `plugins/${name} only imports plugins that come before it in .dependency-cruiser.mjs.`,
  severity: 'error',
  from: { path: `^plugins/${name}/` },
  to: { path: `^plugins/(?:${plugins.slice(at + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no module circle',
      comment: 'Modules never import each other in a circle, not even for types.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'only maintainers use tools',
      comment: 'The site imports nothing from scripts, tests, and tools.',
      severity: 'error',
      from: { path: '^(?:src|plugins)/' },
      to: { path: '^(?:scripts|tests|tools)/' },
    },
    {
      name: 'no code of plugins',
      comment: 'These folders only import types and client modules (plugins/*/client) from plugins.',
      severity: 'error',
      from: { path: usePlugins },
      to: { path: '^plugins/', pathNot: '^plugins/[^/]+/client/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no plugins',
      comment: 'These folders import nothing from plugins.',
      severity: 'error',
      from: { path: '^src/', pathNot: [usePlugins, '^src/[^/]+$'] },
      to: { path: '^plugins/' },
    },
    {
      name: 'search without its theme',
      comment: 'The theme of local-search imports its other folders, never the other way around.',
      severity: 'error',
      from: { path: '^plugins/local-search/', pathNot: '^plugins/local-search/theme/' },
      to: { path: '^plugins/local-search/theme/' },
    },
    ...directions,
    ...orderOfPlugins.slice(0, -1),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The fixture site links the sources of the site, and its builds are written while this check runs.
    exclude: {
      path: [
        '(?:^|/)(?:node_modules|build|\\.docusaurus[^/]*)(?:/|$)',
        '^tests/fixture-site/(?:src|\\.out)(?:/|$)',
      ],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
