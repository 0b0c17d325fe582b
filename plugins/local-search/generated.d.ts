declare module '@generated/local-search/default/links.json' {
  const links: import('./shared/links').SearchLinks;
  export default links;
}
