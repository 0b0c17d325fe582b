import { Joi } from '@docusaurus/utils-validation';
import type { Plugin } from 'unified';
import type { SearchGlobalData } from './shared/types.ts';

/** A page or section that the search box suggests. */
export interface SearchLink {
  readonly label: string;
  /** Address below the base URL, with an anchor if it has one: `/guide/faq#fonts`. */
  readonly to: string;
}

/** The options of a site. Each has a default, so `{}` is a complete configuration. */
export interface PluginOptions extends SearchGlobalData {
  /** Addresses of pages, below the base URL, that aren't indexed: `['/style-guide']`. Default: none. */
  readonly exclude: readonly string[];
  /** Files, from the site's folder, with words by which readers search for sections. Default: none. */
  readonly words: readonly string[];
  /** Frequent tasks, offered before the reader types anything. Default: none. */
  readonly tasks: readonly SearchLink[];
  /** Places to look, offered if nothing is found. Default: none. */
  readonly help: readonly SearchLink[];
  /** Pictures beside results, by address: `{ '/guide/faq#fonts': '/img/fonts.webp' }`. Default: none. */
  readonly pictures: Readonly<Record<string, string>>;
  /** The site's own remark plugins, which the preview needs to read sources. Default: none. */
  readonly remarkPlugins: readonly Plugin[];
}

const address = Joi.string().pattern(/^\//);
const links = Joi.array().items(Joi.object({ label: Joi.string().required(), to: address.required() }));

/** The only place that defines the options and their defaults. */
export const optionsSchema = Joi.object<PluginOptions>({
  exclude: Joi.array().items(address).default([]),
  reference: Joi.array().items(Joi.string()).default([]),
  words: Joi.array().items(Joi.string()).default([]),
  tasks: links.default([]),
  help: links.default([]),
  pictures: Joi.object().pattern(address, address).default({}),
  maxSearchResults: Joi.number().integer().min(1).default(8),
  remarkPlugins: Joi.array().items(Joi.function()).default([]),
});
