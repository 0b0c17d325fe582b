/** Links the sheet that a built page contains, for copies of a site in which the sheet is a file next to the page. */
export const linkSheet = (html: string): string =>
  html.replace(/<style data-href="([^"]+)">[\s\S]*?<\/style>/g, '<link rel="stylesheet" href="$1">');
