import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import { variants } from './variants';

const name = process.env['FIXTURE'] ?? 'base';
const variant = variants[name];
if (variant === undefined) {
  throw new Error(`No fixture variant "${name}". Known: ${Object.keys(variants).join(', ')}.`);
}

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
    },
  ];
}

const config: Config = {
  title: 'Fixture',
  url: 'https://fixture.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'warn',
  staticDirectories: ['../../static'],
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
    docSet('guide'),
    docSet('ref'),
    ...(variant.docs === undefined ? [] : [docSet('extra', `extra/${variant.docs}`)]),
  ],
  ...variant.config,
  themeConfig: {
    navbar: {
      title: 'Fixture',
      items: [
        { type: 'docSidebar', sidebarId: 'guide', docsPluginId: 'guide', label: 'Guide', position: 'left' },
        { type: 'docsVersionDropdown', docsPluginId: 'guide', position: 'right' },
      ],
    },
    ...variant.theme,
  } satisfies ThemeConfig,
};

export default config;
