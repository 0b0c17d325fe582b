import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { optionsSchema, type PluginOptions, targetOf } from './options.ts';

/**
 * Reports page views to a service that accepts events in Plausible's format. Without options, it doesn't add
 * anything to the site.
 */
export default function pageAnalytics(_context: LoadContext, options: PluginOptions): Plugin {
  const target = targetOf(options);
  return {
    name: 'page-analytics',
    getClientModules: () => (target === undefined ? [] : [path.join(__dirname, 'client')]),

    contentLoaded({ actions }) {
      if (target !== undefined) actions.setGlobalData(target);
    },
  };
}

pageAnalytics.validateOptions = ({ options, validate }: OptionValidationContext<unknown, PluginOptions>) =>
  validate(optionsSchema, options as PluginOptions);
