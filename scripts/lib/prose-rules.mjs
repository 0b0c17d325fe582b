// The rules of the house for words, each a function from a page to what is wrong with it.
import { bannedWords, linkTextsThatSayNothing, properNames, terms } from './prose-words.mjs';

/**
 * @typedef {import('./prose-page.mjs').Page} Page
 * @typedef {{file: string, line: number, message: string}} Finding
 */

/** A name of the list, as whole words. */
function withoutNames(text) {
  return properNames.reduce((rest, name) => rest.replaceAll(name, name.toLowerCase()), text);
}

/** Whether the capital is the spelling of the word: `JSON`, `OGraf`, `X`, `2D`. */
function hasOwnCapitals(word) {
  return word.length === 1 || /\p{Lu}/u.test(word.slice(1)) || /\d/.test(word);
}

/**
 * Headings begin with a capital letter and go on in lower case, but for names.
 * After a colon, a period or a question mark a new sentence may begin; what stands in quotes is left alone.
 * @param {Page} page
 * @returns {Finding[]}
 */
export function sentenceCase({ file, headings, frontMatter }) {
  const titles = ['title', 'sidebar_label']
    .filter((key) => typeof frontMatter[key] === 'string')
    .map((key) => ({ text: frontMatter[key], line: 1 }));
  return [...titles, ...headings].flatMap(({ text, line }) => {
    const findings = [];
    const plain = withoutNames(text.replace(/"[^"]*"|“[^”]*”/g, ''));
    if (/^\p{Ll}/u.test(text) && !properNames.some((name) => text.startsWith(name))) {
      findings.push({ file, line, message: `"${text}" begins with a small letter` });
    }
    const later = plain.replace(/[.:?!]\s+\p{Lu}/gu, (found) => found.toLowerCase());
    for (const word of later.split(/\s+/).slice(1)) {
      const bare = word.replace(/^[^\p{L}\p{N}`]+|[^\p{L}\p{N}]+$/gu, '');
      if (/^\p{Lu}/u.test(bare) && !hasOwnCapitals(bare)) {
        findings.push({
          file,
          line,
          message: `"${text}": "${bare}" is no name, so it takes a small letter in a heading`,
        });
      }
    }
    return findings;
  });
}

/** Matches a phrase as whole words, whatever its capitals. */
function phrase(words, flags = 'giu') {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  // A dot on either side makes it a part of a file name or an address.
  return new RegExp(`(?<![\\p{L}\\p{N}.-])${escaped}(?![\\p{L}\\p{N}-]|\\.\\p{L})`, flags);
}

const banned = bannedWords.map((words) => ({ words, pattern: phrase(words) }));

/**
 * No word that promises or fills.
 * @param {Page} page
 * @returns {Finding[]}
 */
export function filler({ file, passages }) {
  return passages.flatMap(({ text, line }) =>
    banned
      .filter(({ pattern }) => text.search(pattern) >= 0)
      .map(({ words }) => ({
        file,
        line,
        message: `"${words}" says nothing; leave it out or say what is meant`,
      })),
  );
}

const wrongTerms = terms.map(({ wrong, right, exact, unless = [] }) => ({
  wrong,
  right,
  unless,
  pattern: phrase(wrong, exact ? 'gu' : 'giu'),
}));

/**
 * One name for each thing. A passage that is the word alone names an object of the API.
 * @param {Page} page
 * @returns {Finding[]}
 */
export function oneTerm({ file, passages }) {
  return passages.flatMap(({ text, line }) =>
    wrongTerms
      .filter(({ wrong, unless, pattern }) => {
        const rest = unless.reduce((left, right) => left.replaceAll(right, ''), text);
        return text !== wrong && rest.search(pattern) >= 0;
      })
      .map(({ wrong, right }) => ({ file, line, message: `"${wrong}" is called "${right}"` })),
  );
}

/**
 * The text of a link says where it leads, also to somebody who hears links only.
 * The same text on a page leads to the same place, but for names in code: two objects may each have an `id`.
 * @param {Page} page
 * @returns {Finding[]}
 */
export function linkText({ file, links }) {
  const targets = new Map();
  return links.flatMap(({ text, href, line, isCode }) => {
    const spoken = text.toLowerCase().replace(/[.,:;!?]+$/, '');
    if (spoken === '') return [{ file, line, message: `a link to ${href} has no text` }];
    if (linkTextsThatSayNothing.includes(spoken)) {
      return [{ file, line, message: `the link text "${text}" does not say where it leads` }];
    }
    if (/^(https?:|www\.|\/)/.test(spoken)) {
      return [{ file, line, message: `the link text "${text}" is an address, not a name` }];
    }
    if (isCode) return [];
    const other = targets.get(spoken);
    targets.set(spoken, other ?? href);
    if (other !== undefined && other !== href) {
      return [{ file, line, message: `the link text "${text}" leads to ${other} and to ${href}` }];
    }
    return [];
  });
}

/**
 * Every picture is described. An empty alternative is a decoration, which content has none of.
 * @param {Page} page
 * @returns {Finding[]}
 */
export function alternativeText({ file, pictures }) {
  return pictures
    .filter(({ alt }) => alt === undefined || alt.trim() === '')
    .map(({ source, line }) => ({ file, line, message: `the picture ${source} has no alternative text` }));
}

export const rules = [sentenceCase, filler, oneTerm, linkText, alternativeText];
