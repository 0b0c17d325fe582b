// Mistakes in a page that nobody would notice otherwise. `npm run build`, `npm start`, and `npm run check` all use this.
import { directiveMistakes, expressionMistakes, fenceMistakes, headingMistakes } from './blocks.ts';
import { frontMatterMistakes, lineOfKey, readFrontMatter } from './front-matter.ts';
import { cardMistakes, linkMistakes } from './links.ts';
import { lineAt, readSource } from './page-source.ts';
import type { PageKind, Problem } from './problem.ts';
import type { SiteFiles } from './site-files.ts';

/**
 * Finds the mistakes in a page that Docusaurus publishes without a word, or reports without the line.
 * @param page - its file from the site's folder, with forward slashes, and its text
 */
export function pageProblems(
  { file, text, kind }: { readonly file: string; readonly text: string; readonly kind: PageKind },
  files: SiteFiles,
): Problem[] {
  const unknown = text.search(/[\uFFFD\0]/);
  if (unknown >= 0) {
    const message = "this line contains characters that aren't UTF-8: save the file with the encoding UTF-8";
    return [{ file, line: lineAt(text, unknown), message }];
  }
  const source = readSource(text);
  return [
    ...frontMatterMistakes(text, kind),
    ...cardMistakes(readFrontMatter(text).data['image'], lineOfKey(text, 'image'), file, files),
    ...fenceMistakes(source),
    ...directiveMistakes(source),
    ...headingMistakes(source),
    ...expressionMistakes(source),
    ...linkMistakes(source, file, kind, files),
  ]
    .sort((one, other) => one.line - other.line)
    .map((mistake) => ({ file, ...mistake }));
}
