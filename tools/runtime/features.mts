// Writes tools/runtime/features.json: the JavaScript and CSS features that are newer than the oldest engine
// for exports. The data is only downloaded for this, because 20 MB would be too much for a dependency.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { deriveFeatures, type CompatData } from './features-derive.ts';
import { siteDir } from '../shared/site-dir.ts';

const DATA = '@mdn/browser-compat-data';
const VERSION = '8.1.9';

const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-features-'));
const target = path.join(siteDir, 'tools/runtime/features.json');
try {
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', `${DATA}@${VERSION}`],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`${DATA} cannot be fetched: ${stderr}`);
  const data = JSON.parse(
    readFileSync(path.join(folder, 'node_modules', DATA, 'data.json'), 'utf8'),
  ) as CompatData;
  const text = JSON.stringify(deriveFeatures(data));
  writeFileSync(target, await format(text, { ...(await resolveConfig(target)), filepath: target }));
  console.log('written: tools/runtime/features.json');
} finally {
  rmSync(folder, { recursive: true });
}
