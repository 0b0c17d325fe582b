import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles } from './built-files.ts';

const LINK = /<link rel="stylesheet" href="([^"]+)" ?\/?>/g;
const SCRIPT = /<script src="([^"]+)" defer(?:="[^"]*")?>/g;

/**
 * Puts the style sheet into each page, so it's painted without waiting for another file, and leaves it to the early script
 * (`plugins/startup`) when the page's scripts load. The sheet's address stays in `data-href`. Pages without both, such as redirects, stay
 * as they are.
 */
export function putPageFirst(outDir: string, baseUrl: string): void {
  const files = builtFiles(outDir);
  const styles = new Map(
    files
      .filter((file) => file.endsWith('.css'))
      .map((file) => [baseUrl + file, readFileSync(path.join(outDir, file), 'utf8')]),
  );
  for (const file of files.filter((one) => one.endsWith('.html'))) {
    const html = readFileSync(path.join(outDir, file), 'utf8');
    const page = html
      .replace(LINK, (link, address: string) => {
        const style = styles.get(address);
        return style === undefined ? link : `<style data-href="${address}">${style}</style>`;
      })
      .replace(SCRIPT, '<script type="late" data-src="$1">');
    if (page !== html) writeFileSync(path.join(outDir, file), page);
  }
}
