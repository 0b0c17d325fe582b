import type { Config } from '@docusaurus/types';
import type { PluginOptions as AnalyticsOptions } from '../../plugins/page-analytics/index.ts';

/** What a variant of the fixture site changes; everything else stays as in `docusaurus.config.ts`. */
export interface Variant {
  readonly config?: Partial<Config>;
  /** A folder of docs below `extra/` that this variant adds at `/extra`. */
  readonly docs?: string;
  /** A folder of pages below `extra/` that this variant adds at `/extra`. */
  readonly pages?: string;
  /** Whether its scripts start late, like the site's. */
  readonly startsLate?: true;
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
    config: {
      clientModules: ['../../src/client-modules/show-target.ts', '../../src/client-modules/print-all.ts'],
    },
    analytics: { endpoint: 'http://localhost:4178/event', domain: 'fixture.example' },
    pages: 'unusual',
    startsLate: true,
  },
};
