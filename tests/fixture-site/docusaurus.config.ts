import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import componentImports from '../../src/mdx/component-imports.ts';
import { jsLoader } from '../../plugins/bundle/js-loader.ts';
import { variants } from './variants.ts';

const name = process.env['FIXTURE'] ?? 'base';
const variant = variants[name];
if (variant === undefined)
  throw new Error(`No fixture variant "${name}". Known: ${Object.keys(variants).join(', ')}.`);

function docSet(id: string, path = id): [string, object] {
  return [
    '@docusaurus/plugin-content-docs',
    {
      id,
      path,
      routeBasePath: id,
      sidebarPath: path === id ? `./sidebars-${id}.js` : false,
      lastVersion: 'current',
      versions: { current: { label: 'Next' } },
      remarkPlugins: [componentImports],
    },
  ];
}

function extraPages(path: string): [string, object] {
  return ['@docusaurus/plugin-content-pages', { id: 'extra', path, routeBasePath: 'extra' }];
}

const config: Config = {
  title: 'Fixture',
  url: 'https://fixture.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'warn',
  staticDirectories: ['../../static', '../../generated/static'],
  webpack: { jsLoader },
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: { routeBasePath: 'blog' },
        pages: { path: 'pages' },
        theme: { customCss: '../../src/css/custom.css' },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    docSet('user-guide'),
    docSet('api'),
    ['../../plugins/local-search/index.ts', {}],
    [
      '../../plugins/page-problems/index.ts',
      {
        docs: ['user-guide', 'api', ...(variant.docs === undefined ? [] : [`extra/${variant.docs}`])],
        blog: ['blog'],
        pages: ['pages'],
      },
    ],
    '../../plugins/bundle/index.ts',
    ...(variant.startsLate ? ['../../plugins/startup/index.ts'] : []),
    ...(variant.docs === undefined ? [] : [docSet('extra', `extra/${variant.docs}`)]),
    ...(variant.pages === undefined ? [] : [extraPages(`extra/${variant.pages}`)]),
    ['../../plugins/page-analytics/index.ts', { ...variant.analytics }],
  ],
  ...variant.config,
  themeConfig: {
    navbar: {
      title: 'Fixture',
      hideOnScroll: true,
      items: [
        {
          type: 'docSidebar',
          sidebarId: 'user-guide',
          docsPluginId: 'user-guide',
          label: 'Guide',
          position: 'left',
        },
        { type: 'doc', docId: 'index', docsPluginId: 'api', label: 'Reference', position: 'left' },
        { type: 'docsVersionDropdown', docsPluginId: 'user-guide', position: 'right' },
        { type: 'search', position: 'right' },
      ],
    },
  } satisfies ThemeConfig,
};

export default config;
