import { createRequire } from 'node:module';
import { normalizeTokens, Prism } from 'prism-react-renderer';
import { escapeHtml } from './escape-html.ts';

/** Languages that prism-react-renderer doesn't include, by the name of their file in prismjs. */
const MORE_LANGUAGES = ['bash'];

const require = createRequire(__filename);
let isComplete = false;

function complete(): void {
  if (isComplete) return;
  // The files of prismjs add their language to the global variable of this name.
  const scope = globalThis as { Prism?: typeof Prism };
  const before = scope.Prism;
  scope.Prism = Prism;
  for (const language of MORE_LANGUAGES) require(`prismjs/components/prism-${language}`);
  if (before === undefined) delete scope.Prism;
  else scope.Prism = before;
  isComplete = true;
}

/**
 * Highlights code.
 * @param code the text between the fences; a line break at the end doesn't start another line
 * @param language name or alias of a Prism language; code in any other language stays plain
 * @returns the HTML of each line: spans with the token classes of Prism, and all other text escaped
 */
export function highlightLines(code: string, language: string): readonly string[] {
  complete();
  const text = code.replace(/\n$/, '');
  const grammar = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  if (grammar === undefined) return text.split('\n').map(escapeHtml);
  return normalizeTokens(Prism.tokenize(text, grammar)).map((line) =>
    line
      .map(({ types, content, empty }) => {
        if (empty === true) return '';
        const classes = types.filter((type) => type !== 'plain').join(' ');
        return classes === ''
          ? escapeHtml(content)
          : `<span class="token ${classes}">${escapeHtml(content)}</span>`;
      })
      .join(''),
  );
}
