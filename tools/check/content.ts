// Part of `npm run check`: requirements for each page.
import { checkCards } from '../brand/blog-cards.ts';
import { readPages } from './content-files.ts';
import { contentRules } from './content-rules.ts';
import { log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';

const rules = [...contentRules, checkCards];

export const content = {
  name: 'content',
  async run() {
    // Another check reports the pages that can't be read.
    const pages = await readPages(siteDir, []);
    const findings = rules.flatMap((rule) => rule(pages));
    for (const { file, line, message } of findings) log(`${file}${line > 1 ? `:${line}` : ''} ${message}`);
    return findings.length === 0 ? 0 : 1;
  },
};
