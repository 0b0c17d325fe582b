// Part of `npm run check`: counts over the pages.
import { readPages } from './content-files.mjs';
import { contentRules } from './content-rules.mjs';
import { say } from './say.mjs';

export const content = {
  name: 'content',
  async run() {
    const pages = await readPages();
    const findings = contentRules.flatMap((rule) => rule(pages));
    for (const { file, message } of findings) say(`${file} ${message}`);
    const words = pages.reduce((sum, page) => sum + page.words, 0);
    say(`${pages.length} pages, ${words} words`);
    return findings.length === 0 ? 0 : 1;
  },
};
