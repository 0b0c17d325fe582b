import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { createRequire } from 'node:module';
import { normalizeTokens, Prism } from 'prism-react-renderer';
import { visit } from 'unist-util-visit';
import { escapeHtml } from '../shared/escape-html.ts';
import { typesetComment } from './typeset.ts';

/** Languages that prism-react-renderer doesn't include, by the name of their file in prismjs. */
const MORE_LANGUAGES = ['bash'];

// The files of prismjs add their language to the global variable of this name.
Object.assign(globalThis, { Prism });
const require = createRequire(__filename);
for (const language of MORE_LANGUAGES) require(`prismjs/components/prism-${language}`);
Reflect.deleteProperty(globalThis, 'Prism');

Object.assign(Prism.languages, {
  // A part of a JSON file isn't valid on its own, so it has a language that the checks don't parse.
  'json-part': Prism.languages['json'],
  amcp: { string: /"(?:\\.|[^"\\])*"/, keyword: /\b[A-Z]{2,}\b/, number: /\b\d+(?:-\d+)?\b/ },
});

/** The names and aliases of languages that code can be in. */
export const LANGUAGES: readonly string[] = Object.keys(Prism.languages).filter(
  (name) => typeof Prism.languages[name] !== 'function',
);

/** Where a long line may break on a phone: after a comma, and before a member's dot. */
const BREAKS = [
  /(?<=,(?:<\/span>)?)(?=(?:<span[^<>]*>)?[^\s<)\]}])/gu,
  /(?<=[\w)\]](?:<\/span>)?)(?=(?:<span[^<>]*>)?\.(?:<\/span>)?(?:<span[^<>]*>)?[a-z])/giu,
];

/** The characters that fit on a line of a phone, next to the button that copies an example. */
const LINE = 26;

/** What stays on a line: a quote and its object, and the parameters of a function. */
const WHOLE =
  /(?:"|&quot;)\{|<span class="token punctuation">\(<\/span><span class="token parameter[^)]*\)<\/span> <span[^<>]*>=&gt;<\/span>/g;

/** Lets a long line break where that's easy to read: not inside a name, or between parameters. */
const withBreaks = (html: string): string =>
  html.replace(/<[^<>]*>/g, '').length > LINE
    ? BREAKS.reduce((line, place) => line.replace(place, '<wbr>'), html).replace(
        WHOLE,
        '<span style="white-space:nowrap">$&</span>',
      )
    : html;

/**
 * Highlights code.
 * @param code the text between the fences; a line break at the end doesn't start another line
 * @param language name or alias of a Prism language; code in any other language stays plain
 * @returns the HTML of each line: spans with the token classes of Prism, places to break, and escaped text
 */
export function highlightLines(code: string, language: string): readonly string[] {
  const text = code.replace(/\n$/, '');
  const grammar = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  if (grammar === undefined) return text.split('\n').map(escapeHtml).map(withBreaks);
  return normalizeTokens(Prism.tokenize(text, grammar)).map((line) =>
    withBreaks(
      line
        .map(({ types, content, empty }) => {
          if (empty === true) return '';
          const classes = types.filter((type) => type !== 'plain').join(' ');
          const html = escapeHtml(types.includes('comment') ? typesetComment(content) : content);
          return classes === '' ? html : `<span class="token ${classes}">${html}</span>`;
        })
        .join('')
        // A line's depth is what it starts with, so its spaces are in front of spans.
        .replace(/^((?:<span[^<>]*>)+)( +)/, '$2$1'),
    ),
  );
}

/** A rehype plugin that sets a code element's `highlighted` to HTML, so pages don't load a highlighter. */
export default function staticCode() {
  return (root: Root): void => {
    visit(root, { tagName: 'pre' }, ({ children: [code] }: Element) => {
      if (code?.type !== 'element') return;
      // The class that MDX writes for a language.
      const language = /(?:^|\s)language-(\S+)/.exec([code.properties['className']].flat().join(' '))?.[1];
      if (language === undefined) return;
      code.properties['highlighted'] = highlightLines(toString(code), language.toLowerCase()).join('\n');
    });
  };
}
