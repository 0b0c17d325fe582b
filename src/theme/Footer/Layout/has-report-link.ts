/** Pages below the blog's address that aren't posts. */
const blogLists = /\/blog(?:\/(?:page|tags|archive)(?:\/.*)?)?\/?$/;

/**
 * Whether a page has the link for reporting a mistake in its own content, so that the footer leaves it out.
 * Docs pages and posts have it next to "Edit this page", and the not-found page has it in a sentence.
 * @param plugin name of the plugin that made the route; `native` is the framework's own not-found page
 * @param path address of the page, with or without a base URL and a slash at the end
 */
export function hasReportLink(plugin: string, path: string): boolean {
  switch (plugin) {
    case 'docusaurus-plugin-content-docs':
    case 'native':
      return true;
    case 'docusaurus-plugin-content-blog':
      return !blogLists.test(path);
    default:
      return false;
  }
}
