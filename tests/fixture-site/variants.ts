import type { Config } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { PluginOptions as AnalyticsOptions } from '../../plugins/page-analytics/index.ts';
import type { PluginOptions as SearchOptions } from '../../plugins/local-search/options.ts';
import { earlyScript, pageTemplate } from '../../plugins/startup/page-template.ts';

/** The type of the framework lacks `innerHTML`, which it accepts. */
type HeadTag = NonNullable<Config['headTags']>[number];

/** What a variant of the fixture site changes; everything else stays as in `docusaurus.config.ts`. */
export interface Variant {
  readonly config?: Partial<Config>;
  readonly theme?: ThemeConfig;
  /** A folder of docs below `extra/` that this variant adds at `/extra`. */
  readonly docs?: string;
  /** A folder of pages below `extra/` that this variant adds at `/extra`. */
  readonly pages?: string;
  /** Options of the plugin `local-search`; none by default. */
  readonly search?: Pick<SearchOptions, 'engine'>;
  /** Options of the plugin `page-analytics`; none by default. */
  readonly analytics?: AnalyticsOptions;
}

const columns: ThemeConfig['footer'] = {
  logo: {
    alt: 'Fixture logo',
    src: 'img/logo-light.svg',
    srcDark: 'img/logo-dark.svg',
    href: 'https://outside.example/logo',
    width: 48,
    height: 24,
  },
  links: [
    { title: 'Inside', items: [{ label: 'Guide', to: '/user-guide' }] },
    { title: 'Outside', items: [{ label: 'Elsewhere', href: 'https://outside.example' }] },
  ],
  copyright: 'Fixture copyright',
};

const row: ThemeConfig['footer'] = {
  links: [
    { label: 'Guide', to: '/user-guide' },
    { label: 'Elsewhere', href: 'https://outside.example' },
  ],
  copyright: 'Fixture copyright',
};

/** One entry for each configuration that a test needs and the site itself doesn't have. */
export const variants: Readonly<Record<string, Variant>> = {
  base: {},
  'base-url': { config: { baseUrl: '/docs-site/' }, theme: { footer: columns } },
  'slash-true': {
    config: { trailingSlash: true },
    theme: {
      footer: row,
      colorMode: { defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false },
      announcementBar: { id: 'fixture-1', content: 'Fixture news', isCloseable: true },
    },
  },
  'slash-unset': {
    config: { trailingSlash: undefined },
    // Search with another engine shares this build, because every build takes seconds.
    search: { engine: 'pagefind' },
    theme: { announcementBar: { id: 'fixture-2', content: 'Newer fixture news', isCloseable: true } },
  },
  'broken-link': { docs: 'broken-link' },
  'broken-markdown-link': { docs: 'broken-markdown-link' },
  'broken-pages': { docs: 'broken-pages' },
  // The pages that crash or hide content share this build, because every build takes seconds.
  analytics: {
    // Scripts that start late send the page views, like on the site.
    config: {
      ssrTemplate: pageTemplate,
      headTags: [{ tagName: 'script', attributes: {}, innerHTML: earlyScript } as HeadTag],
      clientModules: ['../../src/client-modules/show-target.ts', '../../src/client-modules/print-all.ts'],
    },
    analytics: { endpoint: 'http://localhost:4178/event', domain: 'fixture.example' },
    pages: 'unusual',
  },
  'no-default-export': { pages: 'no-default-export' },
  'unknown-navbar-item': {
    theme: { navbar: { items: [{ type: 'mystery', label: 'Mystery', position: 'left' }] } },
  },
};
