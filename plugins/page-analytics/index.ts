import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';

/** The site's options: either both or neither. An empty string counts as not set. */
export interface PluginOptions {
  /** The address of the service that receives the events, such as `https://stats.example/api/event`. */
  readonly endpoint?: string;
  /** The name that the service uses for this site, such as `docs.example`. */
  readonly domain?: string;
}

const schema = Joi.object<PluginOptions>({
  endpoint: Joi.string()
    .empty('')
    .uri({ scheme: ['http', 'https'] }),
  domain: Joi.string().empty('').pattern(/^\S+$/, 'a name without spaces'),
}).and('endpoint', 'domain');

/** Reports page views to a service that accepts Plausible's events; not without options or in the preview. */
export default function pageAnalytics(_context: LoadContext, options: PluginOptions): Plugin {
  const { endpoint, domain } = options;
  const isOn = endpoint !== undefined && process.env.NODE_ENV !== 'development';
  return {
    name: 'page-analytics',
    getClientModules: () => (isOn ? [path.join(__dirname, 'client')] : []),
    contentLoaded({ actions }) {
      if (isOn) actions.setGlobalData({ endpoint, domain });
    },
  };
}

pageAnalytics.validateOptions = ({ options, validate }: OptionValidationContext<unknown, PluginOptions>) =>
  validate(schema, options as PluginOptions);
