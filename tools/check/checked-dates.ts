// Part of `npm run check`: warns when a page about a playout system hasn't been checked for a year.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';

const list = path.join(siteDir, 'src/playout/checked.json');
const year = 365 * 24 * 60 * 60 * 1000;

export const checkedDates = {
  name: 'dates of checks',
  /** A warning doesn't fail the check, because nothing that a change does makes a date old. */
  run() {
    const systems = JSON.parse(readFileSync(list, 'utf8')) as Readonly<Record<string, { on: string }>>;
    for (const [name, { on }] of Object.entries(systems)) {
      if (!(Date.now() - Date.parse(on) <= year))
        log(`Check what the pages say about ${name} again (last: ${on})`);
    }
    return 0;
  },
};
