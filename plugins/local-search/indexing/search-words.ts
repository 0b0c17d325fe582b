import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What readers type to find a section whose text doesn't contain it, by the section's route. */
export type SearchWords = ReadonlyMap<string, string>;

/** Reads files like `{ "/guide/text": { "": "caption", "fit": "shrink" } }`, where "" is the page's start. */
export function readSearchWords(
  files: readonly string[],
  { siteDir, baseUrl }: { readonly siteDir: string; readonly baseUrl: string },
): SearchWords {
  const words = new Map<string, string>();
  for (const file of files) {
    const pages = JSON.parse(readFileSync(path.join(siteDir, file), 'utf8')) as Record<string, object>;
    for (const [page, sections] of Object.entries(pages)) {
      for (const [anchor, typed] of Object.entries(sections))
        words.set(baseUrl + page.slice(1) + (anchor && `#${anchor}`), String(typed));
    }
  }
  return words;
}
