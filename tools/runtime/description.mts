// npm run runtime:description: writes what pages, tests, and editors read about the runtime: the description
// of its API, the declarations for people who write actions, and the JSON Schema of project files. With
// --check, it doesn't write anything and fails if a file is stale.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteDir } from '../shared/site-dir.ts';
import { describeRuntime } from './describe-runtime.ts';

const isCheck = process.argv.includes('--check');
for (const [file, text] of Object.entries(describeRuntime())) {
  const target = path.join(siteDir, file);
  if (isCheck) {
    let before = '';
    try {
      before = readFileSync(target, 'utf8');
    } catch {
      // A missing file counts as stale.
    }
    if (before !== text) {
      console.error(`${file} is stale: run npm run runtime:description`);
      process.exitCode = 1;
    }
  } else {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
    console.log(`${file}: ${text.length} characters`);
  }
}
