// Mistakes in a page that nobody would notice. `npm run build`, `npm start`, and `npm run check` use this.
import path from 'node:path';
import { componentMistakes } from '../../src/mdx/component-mistakes.ts';
import { blockMistakes } from './block-mistakes.ts';
import { frontMatterMistakes, lineOfKey } from './front-matter.ts';
import { expressionMistakes, headingMistakes } from './heading-mistakes.ts';
import { lineAt, parsePage } from './parse-page.ts';
import { postMistakes } from './post-mistakes.ts';
import type { PageText, Problem } from './problem.ts';
import { cardMistakes, linkMistakes } from './references.ts';
import type { SiteFiles } from './site-files.ts';

/** Characters that nobody sees, except those inside an emoji. */
const INVISIBLE =
  /[\u00ad\u200b\u200c\u2060\ufeff]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d/u;

/** Finds the mistakes in a page that Docusaurus publishes without a word, or reports without the line. */
export function pageProblems({ file, text, kind }: PageText, files: SiteFiles): Problem[] {
  const unknown = text.search(/[\uFFFD\0]/);
  if (unknown >= 0) {
    const message = "this line contains characters that aren't UTF-8: save the file with the encoding UTF-8";
    return [{ file, line: lineAt(text, unknown), message }];
  }
  const page = parsePage(text);
  const invisible = text.slice(1).search(INVISIBLE) + 1;
  const code = text.charCodeAt(invisible).toString(16).toUpperCase().padStart(4, '0');
  const message = `this line contains a character that nobody sees (U+${code}): remove it`;
  return [
    ...frontMatterMistakes(text, kind),
    ...(kind === 'blog' ? postMistakes(page.frontMatter, file, text, files) : []),
    ...cardMistakes(page.frontMatter.data['image'], lineOfKey(text, 'image'), file, files),
    ...(invisible > 0 ? [{ line: lineAt(text, invisible), message }] : []),
    ...(page.mistake === undefined
      ? [
          ...blockMistakes(page),
          ...headingMistakes(page),
          ...expressionMistakes(page),
          ...linkMistakes(page, file, kind, files),
          ...componentMistakes(page.root, path.dirname(path.join(files.siteDir, file)), files.siteDir),
        ]
      : [page.mistake]),
  ]
    .sort((one, other) => one.line - other.line)
    .map((mistake) => ({ file, ...mistake }));
}
