import { Joi } from '@docusaurus/utils-validation';
import type { Plugin } from 'unified';
import type { SearchGlobalData } from './shared/types.ts';
import { docsVersionKey } from './shared/version-key.ts';

/** A page or section that the search box suggests. */
export interface SearchLink {
  readonly label: string;
  /** Address below the base URL, with an anchor if it has one: `/guide/faq#fonts`. */
  readonly to: string;
}

/** The options of a site. Each has a default, so `{}` is a complete configuration. */
export interface PluginOptions {
  /**
   * What searches: `lunr` loads a whole index per version, `pagefind` only the parts that a query needs, for
   * sites with thousands of pages. ARCHITECTURE says from which size on. The preview always uses lunr. Default
   * `lunr`.
   */
  readonly engine: 'lunr' | 'pagefind';
  /** Addresses of pages, below the base URL, that aren't indexed: `['/style-guide']`. Default: none. */
  readonly exclude: readonly string[];
  /**
   * The ids of the docs plugins that contain a reference. Their results rank lower than those of other docs
   * plugins for the same words, but higher while the reader is in a reference. Default: none.
   */
  readonly reference: readonly string[];
  /** Frequent tasks, offered before the reader types anything. Default: none. */
  readonly tasks: readonly SearchLink[];
  /** Places to look, offered if nothing is found. Default: none. */
  readonly help: readonly SearchLink[];
  /** The maximum number of results. Default 8. */
  readonly maxSearchResults: number;
  /** The site's own remark plugins, which the preview needs to read sources. Default: none. */
  readonly remarkPlugins: readonly Plugin[];
}

const address = Joi.string().pattern(/^\//u);
const links = Joi.array().items(Joi.object({ label: Joi.string().required(), to: address.required() }));

/** The only place that defines the options and their defaults. */
export const optionsSchema = Joi.object<PluginOptions>({
  engine: Joi.string().valid('lunr', 'pagefind').default('lunr'),
  exclude: Joi.array().items(address).default([]),
  reference: Joi.array().items(Joi.string()).default([]),
  tasks: links.default([]),
  help: links.default([]),
  maxSearchResults: Joi.number().integer().min(1).default(8),
  remarkPlugins: Joi.array().items(Joi.function()).default([]),
});

/** The settings for the browser: the keys of the indexes, and how to search them. */
export function globalDataOf(versionKeys: readonly string[], options: PluginOptions): SearchGlobalData {
  const { engine, maxSearchResults, reference } = options;
  return {
    engine: process.env.NODE_ENV === 'development' ? 'lunr' : engine,
    versionKeys,
    // If one plugin id starts with another, such as `api` and `api-v2`, their keys can't be distinguished.
    referenceKeys: versionKeys.filter((key) =>
      reference.some((id) => key.startsWith(docsVersionKey(id, ''))),
    ),
    maxSearchResults,
  };
}
