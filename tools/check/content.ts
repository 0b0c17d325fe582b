// Part of `npm run check`: counts across the pages, and requirements for each page.
import { checkCards } from '../brand/blog-cards.ts';
import { blogRules } from './content-blog.ts';
import { readPages, readSitePages } from './content-files.ts';
import { contentRules } from './content-rules.ts';
import { structureRules } from './content-structure.ts';
import { checkVocabulary } from './content-vocabulary.ts';
import { log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';

const rules = [...contentRules, ...structureRules, ...blogRules];

export const content = {
  name: 'content',
  async run() {
    // Another check reports the pages that can't be read.
    const pages = await readPages(siteDir, []);
    const all = [...pages, ...(await readSitePages(siteDir, []))];
    const findings = [...rules.flatMap((rule) => rule(pages)), ...checkVocabulary(all), ...checkCards(pages)];
    for (const { file, line, message } of findings) log(`${file}${line > 1 ? `:${line}` : ''} ${message}`);
    const words = pages.reduce((sum, page) => sum + page.words, 0);
    log(`${pages.length} pages, ${words} words`);
    return findings.length === 0 ? 0 : 1;
  },
};
