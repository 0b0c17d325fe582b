import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles } from './built-files.ts';

const LINK = /<link rel="stylesheet" href="([^"]+)" ?\/?>/g;
/** What a page's first line of text is set in, and the font of code. */
const FONTS = [
  /url\(([^()]*\/archivo-basic-[^()]*)\)/,
  /url\(([^()]*\/jetbrains-mono-400-[^()]*)\)/,
] as const;
const SCRIPT = /<script src="([^"]+)" defer(?:="[^"]*")?>/g;

/** Preloads a page's fonts, so it's painted in them. The browser would find them after its first layout. */
const preload = (style: string, html: string): string =>
  FONTS.slice(0, html.includes('<code') ? 2 : 1)
    .map((font) => style.match(font)?.[1])
    .map(
      (address) =>
        address && `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`,
    )
    .join('');

/**
 * Puts the style sheet into each page, so it's painted without waiting for another file, and leaves it to the
 * early script (`plugins/startup`) when the page's scripts load. The sheet's address stays in `data-href`.
 * Pages without both, such as redirects, stay as they are.
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
        return style === undefined
          ? link
          : `${preload(style, html)}<style data-href="${address}">${style}</style>`;
      })
      .replace(SCRIPT, '<script type="late" data-src="$1">');
    if (page !== html) writeFileSync(path.join(outDir, file), page);
  }
}
