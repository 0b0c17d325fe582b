// Part of `npm run check`: spelling, terms, filler, headings, link texts and descriptions of pictures.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readGenerated, readPages, readSitePages } from './content-files.mjs';
import { readInterface } from './interface-texts.mjs';
import { filler, oneTerm, rules } from './prose-rules.mjs';
import { misspelled, wordList } from './prose-spelling.mjs';
import { say } from './say.mjs';
import { siteDir } from './site-dir.mjs';

/** The English dictionary: American, offline, about a second to load. */
function englishDictionary() {
  const Typo = createRequire(import.meta.url)('typo-js');
  const dictionary = new Typo('en_US');
  return (word) => dictionary.check(word);
}

/**
 * What is wrong with the words of pages, by file and line.
 * @param {readonly import('./prose-page.mjs').Page[]} pages
 * @param {import('./prose-spelling.mjs').IsWord} isEnglish
 * @param {ReadonlySet<string>} own
 * @returns {import('./prose-rules.mjs').Finding[]}
 */
export function checkProse(pages, isEnglish, own) {
  return pages
    .flatMap((page) => [...rules.flatMap((rule) => rule(page)), ...misspelled(page, isEnglish, own)])
    .sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
}

/**
 * What is wrong with the words of components, which have no headings and links of a page.
 * @param {Awaited<ReturnType<typeof readInterface>>} files
 * @param {import('./prose-spelling.mjs').IsWord} isEnglish
 * @param {ReadonlySet<string>} own
 */
export function checkInterface(files, isEnglish, own) {
  return files.flatMap((file) => [...filler(file), ...oneTerm(file), ...misspelled(file, isEnglish, own)]);
}

export const prose = {
  name: 'prose',
  async run() {
    const own = wordList(await readFile(path.join(siteDir, 'scripts/prose/words.txt'), 'utf8'));
    const isEnglish = englishDictionary();
    const pages = [...(await readPages()), ...(await readSitePages())];
    const findings = [
      ...checkProse(pages, isEnglish, own),
      ...checkInterface(await readInterface(), isEnglish, own),
    ];
    for (const { file, line, message } of findings) say(`${file}:${line}: ${message}`);
    const told = new Set(findings.map(({ file, message }) => `${file} ${message}`));
    const generated = checkProse(await readGenerated(), isEnglish, own).filter(
      ({ file, message }) => !told.has(`${file} ${message}`),
    );
    for (const { file, message } of generated) say(`${file}, what src/runtime/api says of it: ${message}`);
    return findings.length + generated.length === 0 ? 0 : 1;
  },
};
