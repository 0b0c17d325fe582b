// npm run runner: writes the pages of the playground's frames to static/runner and static/rehearsal, and removes older ones. Run it
// after each change of src/runtime, src/player, or src/playground/sandbox.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as rehearsal from './build-rehearsal.ts';
import * as runner from './build-runner.ts';
import { log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';

const pages = [
  { folder: runner.FOLDER, files: await runner.buildRunner() },
  { folder: rehearsal.FOLDER, files: await rehearsal.buildRehearsal() },
];
for (const { folder, files } of pages) {
  mkdirSync(path.join(siteDir, folder), { recursive: true });
  for (const name of readdirSync(path.join(siteDir, folder))) {
    const file = `${folder}/${name}`;
    if (!files.has(file)) rmSync(path.join(siteDir, file));
  }
  for (const [file, text] of files) {
    writeFileSync(path.join(siteDir, file), text);
    log(`${file} is written`);
  }
}
