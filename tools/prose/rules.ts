// The prose rules that fail the check, each a function from a page to its problems.
import type { Problem } from '../../plugins/page-problems/problem.ts';
import type { Page } from './page.ts';
import { bannedWords, properNames, spellings, terms, vagueLinkText } from './words.ts';

/** A name from the list, as whole words. */
const withoutNames = (text: string): string =>
  properNames.reduce((rest, name) => rest.replaceAll(name, name.toLowerCase()), text);

/** Whether the word is always written with a capital: `JSON`, `OGraf`, `X`, `2D`. */
const hasOwnCapitals = (word: string): boolean =>
  word.length === 1 || /\p{Lu}/u.test(word.slice(1)) || /\d/.test(word);

/** Headings are in sentence case, except for names, quoted text, and starts after `:`, `.`, or `?`. */
function sentenceCase({ file, headings, frontMatter }: Page): Problem[] {
  const titles = ['title', 'sidebar_label']
    .map((key) => frontMatter[key])
    .filter((text) => typeof text === 'string')
    .map((text) => ({ text, line: 1 }));
  return [...titles, ...headings].flatMap(({ text, line }) => {
    const findings: Problem[] = [];
    const plain = withoutNames(text.replace(/"[^"]*"|“[^”]*”/g, ''));
    if (/^\p{Ll}/u.test(text) && !properNames.some((name) => text.startsWith(name)))
      findings.push({ file, line, message: `"${text}" starts with a lowercase letter` });

    const later = plain.replace(/[.:?!]\s+\p{Lu}/gu, (found) => found.toLowerCase());
    for (const word of later.split(/\s+/).slice(1)) {
      const bare = word.replace(/^[^\p{L}\p{N}`]+|[^\p{L}\p{N}]+$/gu, '');
      if (/^\p{Lu}/u.test(bare) && !hasOwnCapitals(bare)) {
        findings.push({
          file,
          line,
          message: `"${text}": "${bare}" isn't a name, so write it in lowercase (headings are sentence case)`,
        });
      }
    }
    return findings;
  });
}

/** Matches words, in any case by default. Next to a dot, a word is part of a file name or an address. */
const whole = (words: string, flags = 'giu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}.-])(?:${words.replaceAll(' ', '\\s+')})(?![\\p{L}\\p{N}-]|\\.\\p{L})`, flags);

const wrongWords = [
  { right: undefined, pattern: whole(bannedWords) },
  ...Object.entries(terms).map(([right, wrong]) => ({ right, pattern: whole(wrong) })),
  ...Object.entries(spellings).map(([right, wrong]) => ({ right, pattern: whole(wrong, 'gu') })),
];

/** Finds filler and wrong names for things. A passage that's nothing but the word is an API object's name. */
export const wording = ({ file, passages }: Pick<Page, 'file' | 'passages'>): Problem[] =>
  passages.flatMap(({ text, line }) =>
    wrongWords.flatMap(({ right, pattern }) => {
      const [wrong = text] = text.match(pattern) ?? [];
      const advice = right === undefined ? 'leave it out, or be specific' : `write "${right}"`;
      return wrong === text ? [] : [{ file, line, message: `instead of "${wrong}", ${advice}` }];
    }),
  );

/** Link text must make sense in a list, and lead to one place per page, except for code such as `id`. */
function linkText({ file, links }: Page): Problem[] {
  const targets = new Map();
  return links.flatMap(({ text, href, line, isCode }) => {
    const spoken = text.toLowerCase().replace(/[.,:;!?]+$/, '');
    if (spoken === '') return [{ file, line, message: `the link to ${href} doesn't have any text` }];
    if (vagueLinkText.test(spoken))
      return [{ file, line, message: `the link text "${text}" doesn't say where it leads` }];

    if (/^(https?:|www\.|\/)/.test(spoken))
      return [{ file, line, message: `the link text "${text}" is an address: name the page instead` }];

    if (isCode) return [];
    const other = targets.get(spoken);
    targets.set(spoken, other ?? href);
    if (other !== undefined && other !== href)
      return [{ file, line, message: `the link text "${text}" leads to both ${other} and ${href}` }];

    return [];
  });
}

/** Every picture needs alternative text. An empty one marks decoration, which pages don't have. */
const alternativeText = ({ file, pictures }: Page): Problem[] =>
  pictures
    .filter(({ alt }) => alt === undefined || alt.trim() === '')
    .map(({ source, line }) => ({ file, line, message: `the picture ${source} needs alternative text` }));

export const rules = [sentenceCase, wording, linkText, alternativeText];
