/** Links the sheet that a built page contains, for copies of a site in which the sheet is a separate file. */
export const linkSheet = (html: string): string =>
  html.replace(/<style data-href="([^"]+)">[\s\S]*?<\/style>/g, '<link rel="stylesheet" href="$1">');
