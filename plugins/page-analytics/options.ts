import { Joi } from '@docusaurus/utils-validation';

/** What a site can set: both options, or neither of them. An empty string counts as not set. */
export interface PluginOptions {
  /** Address of the service that takes the events, e.g. `https://stats.example/api/event`. */
  readonly endpoint?: string;
  /** Name under which the service counts this site, e.g. `docs.example`. */
  readonly domain?: string;
}

/** Where events go and for which site. */
export type Target = Required<PluginOptions>;

/** The one place that knows which options there are. */
export const optionsSchema = Joi.object<PluginOptions>({
  endpoint: Joi.string()
    .empty('')
    .uri({ scheme: ['http', 'https'] }),
  domain: Joi.string().empty('').pattern(/^\S+$/, 'a name without spaces'),
})
  .and('endpoint', 'domain')
  .messages({
    'object.and':
      'page-analytics needs "endpoint" and "domain", or neither: {{#missingWithLabels}} is missing',
  });

/** The target of a site that counts its page views, and nothing for one that does not, or in development. */
export function targetOf(
  { endpoint, domain }: PluginOptions,
  mode = process.env.NODE_ENV,
): Target | undefined {
  if (mode === 'development' || endpoint === undefined || domain === undefined) {
    return undefined;
  }
  return { endpoint, domain };
}
