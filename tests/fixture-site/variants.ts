import type { Config } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/preset-classic';

/** What a variant of the fixture site changes; everything else stays as in `docusaurus.config.ts`. */
export interface Variant {
  readonly config?: Partial<Config>;
  readonly theme?: ThemeConfig;
  /** A folder of docs, below `extra/`, that this variant adds at `/extra`. */
  readonly docs?: string;
}

/** One entry per configuration that a test needs and the site itself does not have. */
export const variants: Readonly<Record<string, Variant>> = {
  base: {},
  'base-url': { config: { baseUrl: '/docs-site/' } },
  'slash-true': { config: { trailingSlash: true } },
  'slash-unset': { config: { trailingSlash: undefined } },
  'broken-link': { docs: 'broken-link' },
  'broken-anchor': { docs: 'broken-anchor' },
  'broken-markdown-link': { docs: 'broken-markdown-link' },
};
