// Part of `npm run check`: spelling, terms, filler, headings, link text, descriptions of pictures, and hints about wording.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readGenerated, readPages, readSitePages } from './content-files.mjs';
import { readInterface } from './interface-texts.mjs';
import { filler, oneTerm, rules } from './prose-rules.mjs';
import { misspelled, wordList } from './prose-spelling.mjs';
import { say } from './say.mjs';
import { siteDir } from './site-dir.mjs';
import { voiceHints, voiceSummary } from './voice-patterns.mjs';

/** The English dictionary: American, offline, about a second to load. */
function englishDictionary() {
  const Typo = createRequire(import.meta.url)('typo-js');
  const dictionary = new Typo('en_US');
  return (word) => dictionary.check(word);
}

/**
 * Finds problems with the wording of pages, by file and line.
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
 * Finds problems with the wording of components, which don't have a page's headings and links.
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
    const files = await readInterface();
    const findings = [...checkProse(pages, isEnglish, own), ...checkInterface(files, isEnglish, own)];
    // Warnings never fail the check: a pattern can't tell a clumsy sentence from a good one.
    for (const line of voiceSummary([...pages, ...files].flatMap(voiceHints))) say(line);
    for (const { file, line, message } of findings) say(`${file}:${line}: ${message}`);
    const reported = new Set(findings.map(({ file, message }) => `${file} ${message}`));
    const generated = checkProse(await readGenerated(), isEnglish, own).filter(
      ({ file, message }) => !reported.has(`${file} ${message}`),
    );
    for (const { file, message } of generated) {
      say(`${file}, in text generated from src/runtime/api: ${message}`);
    }
    return findings.length + generated.length === 0 ? 0 : 1;
  },
};
