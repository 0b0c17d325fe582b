declare module '@generated/local-search/default/links.json' {
  import type { SearchLinks } from '@site/plugins/local-search/shared/links';

  const links: SearchLinks;
  export default links;
}
