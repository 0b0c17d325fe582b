import type { Config } from '@docusaurus/types';
import type { PluginOptions as AnalyticsOptions } from '../../plugins/page-analytics/index.ts';
import { earlyScript, pageTemplate } from '../../plugins/startup/page-template.ts';

/** The framework accepts `innerHTML`, but its type doesn't include it. */
type HeadTag = NonNullable<Config['headTags']>[number];

/** What a variant of the fixture site changes; everything else stays as in `docusaurus.config.ts`. */
export interface Variant {
  readonly config?: Partial<Config>;
  /** A folder of docs below `extra/` that this variant adds at `/extra`. */
  readonly docs?: string;
  /** A folder of pages below `extra/` that this variant adds at `/extra`. */
  readonly pages?: string;
  /** Options of the plugin `page-analytics`; none by default. */
  readonly analytics?: AnalyticsOptions;
}

/** One entry for each configuration that a test needs and the site itself doesn't have. */
export const variants: Readonly<Record<string, Variant>> = {
  base: {},
  'base-url': { config: { baseUrl: '/docs-site/' } },
  'slash-unset': { config: { trailingSlash: undefined } },
  'broken-link': { docs: 'broken-link' },
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
};
