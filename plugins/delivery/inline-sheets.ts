import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles } from './built-files.ts';

const LINK = /<link rel="stylesheet" href="([^"]+)" ?\/>/g;

/**
 * Puts the style sheets that a page links into the page, so it's painted without waiting for another file. Their addresses stay in
 * `data-href`. Pages that link no sheet, such as redirects, stay as they are.
 */
export function inlineSheets(outDir: string, baseUrl: string): void {
  const files = builtFiles(outDir);
  const styles = new Map(
    files
      .filter((file) => file.endsWith('.css'))
      .map((file) => [baseUrl + file, readFileSync(path.join(outDir, file), 'utf8')]),
  );
  for (const file of files.filter((one) => one.endsWith('.html'))) {
    const html = readFileSync(path.join(outDir, file), 'utf8');
    const page = html.replace(LINK, (link, address: string) => {
      const style = styles.get(address);
      return style === undefined ? link : `<style data-href="${address}">${style}</style>`;
    });
    if (page !== html) writeFileSync(path.join(outDir, file), page);
  }
}
