// First, because other modules read what it makes.
import './tools/generated/prepare.cjs';
import type { Config } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import { blog } from './src/config/blog.ts';
import { contentFolders } from './src/config/content-folders.ts';
import { footer } from './src/config/footer.ts';
import { datedFrontMatter, hasDates } from './src/config/last-updates.ts';
import { i18n } from './src/config/locales.ts';
import { navbar } from './src/config/navbar.ts';
import { search } from './src/config/search.ts';
import apiReference from './src/mdx/api-reference/index.ts';
import { createFeedItems } from './plugins/feeds/feed-items.ts';
import componentImports from './src/mdx/component-imports.ts';
import pageContents from './src/mdx/page-contents.ts';
import staticCode from './src/mdx/static-code.ts';
import typeset from './src/mdx/typeset.ts';
import firstStage from './src/mdx/first-stage.ts';
import longCode from './src/mdx/long-code.ts';
import wideTables from './src/mdx/wide-tables.ts';
import { jsLoader } from './plugins/bundle/js-loader.ts';
import { safeFrontMatter } from './plugins/page-problems/parse-front-matter.ts';
import { createRedirects } from './plugins/page-problems/redirects.ts';
import { product } from './src/product.ts';

const showLastUpdateTime = hasDates(__dirname);
const dated = datedFrontMatter(__dirname, contentFolders.docs);
const parseFrontMatter = safeFrontMatter(dated, __dirname);

/** How every MDX page is compiled. */
const mdx = {
  beforeDefaultRemarkPlugins: [apiReference, typeset],
  remarkPlugins: [componentImports, firstStage],
  rehypePlugins: [staticCode, longCode, wideTables],
};

/** The site's folder on its host, with a slash at both ends: `/docs/` for a site in a subfolder. */
const baseUrl = '/';

/** The settings that both doc sets share. Each has a single version, `current`. */
function docSet(id: string, sidebar: string): DocsOptions {
  return {
    id,
    path: id,
    routeBasePath: id,
    sidebarPath: sidebar,
    sidebarCollapsed: false,
    editUrl: product.editUrl,
    showLastUpdateTime,
    lastVersion: 'current',
    versions: { current: { label: 'Next' } },
    ...mdx,
    remarkPlugins: [...mdx.remarkPlugins, pageContents],
  };
}

/** The option's type is an enum from a package that only the plugin depends on. This is one of its values. */
const sitemap = {
  changefreq: 'weekly',
  priority: 0.5,
  ignorePatterns: ['/blog/tags', '/blog/tags/**'],
} as PresetOptions['sitemap'];

/** Plugins for the content of pages. */
const contentPlugins: Config['plugins'] = [
  // First, because its checks only apply to what comes later.
  './plugins/preview/access.ts',
  ['./plugins/page-problems/index.ts', contentFolders],
  ['@docusaurus/plugin-content-docs', docSet('user-guide', './sidebars-user-guide.ts')],
  ['@docusaurus/plugin-content-docs', docSet('api', './sidebars-api.ts')],
  './src/mdx/plugin.ts',
  ['./plugins/local-search/index.ts', { ...search, remarkPlugins: [apiReference] }],
  [
    './plugins/markdown-copies/index.ts',
    { titles: { 'user-guide': 'User guide', api: 'Actions API', blog: 'Blog' } },
  ],
];

/** How the site reaches readers: headers, addresses, the offline copy, and page view counts. */
const deliveryPlugins: Config['plugins'] = [
  ['@docusaurus/plugin-client-redirects', { createRedirects: createRedirects(__dirname, contentFolders) }],
  './plugins/delivery/index.ts',
  './plugins/offline/index.ts',
  './plugins/frame-policy/index.ts',
  [
    './plugins/page-analytics/index.ts',
    {
      endpoint: process.env['KEYFILL_ANALYTICS_ENDPOINT'],
      domain: process.env['KEYFILL_ANALYTICS_DOMAIN'],
    },
  ],
];

/** How scripts and styles are built and started; see ARCHITECTURE.md. */
const bundlePlugins: Config['plugins'] = [
  './plugins/bundle/index.ts',
  './plugins/startup/index.ts',
  './plugins/preview/index.ts',
];

const config: Config = {
  title: `${product.name} Docs`,
  tagline: product.tagline,
  url: product.docsUrl,
  baseUrl,
  // `early-script.js` has a notice for visitors; the framework's is for the site's developers.
  baseUrlIssueBanner: false,
  favicon: 'img/favicon.svg',
  staticDirectories: ['static', 'generated/static'],
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'throw',
  webpack: { jsLoader },
  i18n,
  markdown: { parseFrontMatter },

  presets: [
    [
      'classic',
      {
        docs: false,
        blog: {
          ...blog,
          editUrl: product.editUrl,
          ...mdx,
          feedOptions: {
            type: ['rss', 'atom'],
            title: blog.blogTitle,
            copyright: product.name,
            createFeedItems,
          },
        },
        pages: mdx,
        sitemap,
        theme: { customCss: './src/css/custom.css' },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [...contentPlugins, ...deliveryPlugins, ...bundlePlugins],
  clientModules: [
    './src/client-modules/late-fonts.ts',
    './src/client-modules/connection.ts',
    './src/client-modules/announce-copy.ts',
    './src/client-modules/announce-route.ts',
    './src/client-modules/sidebar-scroll.ts',
    './src/client-modules/show-target.ts',
    './src/client-modules/print-all.ts',
    './src/shared/new-version.ts',
  ],

  themeConfig: {
    image: 'img/social-card.png',
    metadata: [
      { name: 'description', content: product.tagline },
      { property: 'og:type', content: 'website' },
      { property: 'og:image:alt', content: `${product.name} Docs: Live graphics, from the canvas to air` },
    ],
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    announcementBar: {
      id: 'release-2.3',
      content: `<span class="wide-only">Version 2.3 brings Lottie elements and OGraf v1.</span> <a href="${baseUrl}blog/${product.slug}-2.3-release-notes">Read the 2.3 release notes</a>`,
      isCloseable: true,
    },
    docs: { sidebar: { hideable: true, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar,
    footer: footer(baseUrl),
    // `src/css/code.css` colors code without inline styles, in the right color mode before any script runs.
    prism: { theme: { plain: {}, styles: [] }, darkTheme: { plain: {}, styles: [] } },
  } satisfies ThemeConfig,
};

export default config;
