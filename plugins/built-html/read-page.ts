import { readOutputHTMLFile } from '@docusaurus/utils';
import { headAndMain } from './page-parts.ts';

/** Where the pages of a built site are. */
export interface BuiltSite {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly trailingSlash: boolean | undefined;
}

/**
 * Reads the head and the main element of a built page.
 *
 * Docusaurus's own function finds the file for the site's `trailingSlash` setting. The home page is the index of a folder
 * with every setting, and file names aren't percent-encoded.
 * @param route address of the page, including the base URL
 */
export async function readPage(
  { outDir, baseUrl, trailingSlash }: BuiltSite,
  route: string,
): Promise<string> {
  const address = `/${route.slice(baseUrl.length)}`;
  const setting = address === '/' ? true : trailingSlash;
  const buffer = await readOutputHTMLFile(address, outDir, setting).catch(() =>
    readOutputHTMLFile(decodeURI(address), outDir, setting),
  );
  return headAndMain(buffer.toString('utf8'));
}
