import { Joi } from '@docusaurus/utils-validation';

/** The site's options: either both or neither. An empty string counts as not set. */
export interface PluginOptions {
  /** The address of the service that receives the events, such as `https://stats.example/api/event`. */
  readonly endpoint?: string;
  /** The name that the service uses for this site, such as `docs.example`. */
  readonly domain?: string;
}

/** Where events are sent, and for which site. */
export type Target = Required<PluginOptions>;

/** Only this place knows which options exist. */
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

/** Returns the target if the site counts its page views, or nothing if it doesn't or in development. */
export function targetOf(
  { endpoint, domain }: PluginOptions,
  mode = process.env.NODE_ENV,
): Target | undefined {
  if (mode === 'development' || endpoint === undefined || domain === undefined) return undefined;
  return { endpoint, domain };
}
