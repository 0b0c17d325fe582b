// npm run runner: writes the runner page of the playground to static/runner, and takes older ones away. Run it after
// each change of src/runtime, src/components/LiveTemplate/core or src/components/Playground/frame.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildRunner, FOLDER } from './build-runner.ts';
import { say } from '../shared/say.ts';
import { siteDir } from '../shared/site-dir.ts';

const made = await buildRunner();
mkdirSync(path.join(siteDir, FOLDER), { recursive: true });
for (const name of readdirSync(path.join(siteDir, FOLDER))) {
  const file = `${FOLDER}/${name}`;
  if (!made.has(file)) rmSync(path.join(siteDir, file));
}
for (const [file, text] of made) {
  writeFileSync(path.join(siteDir, file), text);
  say(`${file} is written`);
}
