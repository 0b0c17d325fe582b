// Part of `npm run check`: spelling, terms, filler, headings, link text, and descriptions of pictures.
import type { Page } from './page.ts';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describeProblem, type Problem } from '../../plugins/page-problems/problem.ts';
import { readGenerated, readPages, readSitePages } from '../check/content-files.ts';
import { readInterface } from './interface-texts.ts';
import { rules, wording } from './rules.ts';
import { misspelled, wordList, type IsWord } from './spelling.ts';
import { log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';

/** The English dictionary: American, offline, about a second to load. */
function englishDictionary(): IsWord {
  const Typo = createRequire(import.meta.url)('typo-js') as new (name: string) => { check: IsWord };
  const dictionary = new Typo('en_US');
  return (word) => dictionary.check(word);
}

const checkProse = (pages: readonly Page[], isEnglish: IsWord, own: ReadonlySet<string>): Problem[] =>
  pages
    .flatMap((page) => [...rules.flatMap((rule) => rule(page)), ...misspelled(page, isEnglish, own)])
    .sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);

export const prose = {
  name: 'prose',
  async run() {
    const own = wordList(await readFile(path.join(siteDir, 'tools/prose/words.txt'), 'utf8'));
    const isEnglish = englishDictionary();
    // Another check reports the pages that can't be read.
    const pages = [...(await readPages()), ...(await readSitePages())];
    const files = await readInterface();
    // Components don't have a page's headings and links.
    const findings = [
      ...checkProse(pages, isEnglish, own),
      ...files.flatMap((one) => [...wording(one), ...misspelled(one, isEnglish, own)]),
    ];
    for (const finding of findings) log(describeProblem(finding));
    const reported = new Set(findings.map(({ file, message }) => `${file} ${message}`));
    const generated = checkProse(await readGenerated(), isEnglish, own).filter(
      ({ file, message }) => !reported.has(`${file} ${message}`),
    );
    for (const { file, message } of generated)
      log(`${file}, in text generated from src/runtime/api: ${message}`);

    return findings.length + generated.length === 0 ? 0 : 1;
  },
};
