import { Joi } from '@docusaurus/utils-validation';
import type { SearchLink } from './shared/links';
import type { SearchGlobalData } from './shared/types';
import { isKeyOf } from './shared/versionKey';

/** What a site can set. Every option has a default, so that `{}` is a complete configuration. */
export interface PluginOptions {
  /** Whether the pages of docs plugins are indexed, one index per version. Default `true`. */
  readonly indexDocs: boolean;
  /** Whether blog posts are indexed. Default `true`. */
  readonly indexBlog: boolean;
  /** Whether all other pages are indexed. Default `true`. */
  readonly indexPages: boolean;
  /** Addresses of pages, below the base URL, that aren't indexed: `['/style-guide']`. Default none. */
  readonly exclude: readonly string[];
  /**
   * Ids of the docs plugins that are a reference. Their results come after those of the other docs plugins for the same
   * words, but before them while the reader is in a reference. Default none.
   */
  readonly reference: readonly string[];
  /** Frequent tasks, offered before anything is typed. Default none. */
  readonly tasks: readonly SearchLink[];
  /** Places to look, offered when nothing was found. Default none. */
  readonly help: readonly SearchLink[];
  /** How many results are shown at most. Default 8. */
  readonly maxSearchResults: number;
  /**
   * How many of the categories above a page in the sidebar are searched with it: 1 is the nearest one.
   * Default 0.
   */
  readonly indexDocSidebarParentCategories: number;
  /** Whether the words are marked on the page that a result leads to. Default `true`. */
  readonly highlight: boolean;
  /**
   * Writes out what remark plugins of the site put in the place of markers, so that the development index, which
   * reads sources, has it too. Gets the Markdown of a page and gives Markdown. Default: leaves it as it is.
   */
  readonly expandSource?: (markdown: string) => string;
  readonly lunr: RankingOptions;
}

/** How much a match counts, by where it is. */
interface RankingOptions {
  /** In the heading of the section. Default 5. */
  readonly titleBoost: number;
  /** In its text. Default 1. */
  readonly contentBoost: number;
  /** In the tags and keywords of the page. Default 3. */
  readonly tagsBoost: number;
  /** In the categories above the page. Default 2. */
  readonly parentCategoriesBoost: number;
  /**
   * Share of these boosts that a word gets which only begins with what was typed, 0 … 1; with 0 it is not found.
   * Default 0.3, the best of seven values for the queries in tests/search-queries.json.
   */
  readonly wildcardBoost: number;
}

const address = Joi.string().pattern(/^\//u);
const links = Joi.array().items(Joi.object({ label: Joi.string().required(), to: address.required() }));
const boost = Joi.number().min(0);

/** The one place that knows which options there are and what they are when nothing is set. */
export const optionsSchema = Joi.object<PluginOptions>({
  indexDocs: Joi.boolean().default(true),
  indexBlog: Joi.boolean().default(true),
  indexPages: Joi.boolean().default(true),
  exclude: Joi.array().items(address).default([]),
  reference: Joi.array().items(Joi.string()).default([]),
  tasks: links.default([]),
  help: links.default([]),
  maxSearchResults: Joi.number().integer().min(1).default(8),
  indexDocSidebarParentCategories: Joi.number().integer().min(0).default(0),
  highlight: Joi.boolean().default(true),
  expandSource: Joi.function(),
  lunr: Joi.object<RankingOptions>({
    titleBoost: boost.default(5),
    contentBoost: boost.default(1),
    tagsBoost: boost.default(3),
    parentCategoriesBoost: boost.default(2),
    wildcardBoost: boost.max(1).default(0.3),
  }).default(),
});

/** What the browser gets to know: the keys of the indexes and how to search them. */
export function globalDataOf(versionKeys: readonly string[], options: PluginOptions): SearchGlobalData {
  const { maxSearchResults, highlight, lunr, reference } = options;
  return {
    versionKeys,
    referenceKeys: versionKeys.filter((key) => reference.some((id) => isKeyOf(key, id))),
    maxSearchResults,
    highlight,
    boosts: {
      title: lunr.titleBoost,
      content: lunr.contentBoost,
      tags: lunr.tagsBoost,
      parentCategories: lunr.parentCategoriesBoost,
      wildcard: lunr.wildcardBoost,
    },
  };
}
