// Makes what's missing or stale in `generated`. Configurations import it first, so `npx docusaurus build`,
// `npx vitest`, and `npx playwright test` work like the commands in package.json.
const { spawnSync } = require('node:child_process');
const path = require('node:path');

if (process.env.KEYFILL_PREPARED === undefined) {
  const script = path.join(__dirname, '../../scripts/run.mjs');
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  process.env.KEYFILL_PREPARED = 'yes';
}
