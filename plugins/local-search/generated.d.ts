declare module '@generated/local-search/default/links.json' {
  import type { PluginOptions } from '@site/plugins/local-search/options';

  const links: Pick<PluginOptions, 'tasks' | 'help' | 'pictures'>;
  export default links;
}
