// npm run hosts: gets SPX and ograf-devtool at the commits that tests are about, and starts them once.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fail, log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';
import { serveDevtool } from './devtool.ts';
import { FETCHED } from './program.ts';
import { installSpx, startSpx } from './spx.ts';
import { reasonOf } from '../../src/shared/reason-of.ts';

/** The public repositories, each with its commit. */
const COMMITS = {
  'TuomoKu/SPX-GC': '6400f4cc1e292735f16123f71c2b0718f5b9d36a',
  'SuperFlyTV/ograf-devtool': '7b29ad9ff45d8ed261afabbf5264eb7221dbfb91',
  'ebu/ograf': '33366df2f00ba87119ad221cea987a7c464733d0',
};

function run(cwd: string, command: string): void {
  const [program = '', ...args] = command.split(' ');
  const shell = process.platform === 'win32';
  const { status, error, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', shell });
  if (status !== 0) fail(`"${command}" failed: ${error?.message ?? stderr.trim()}`);
}

function fetchFiles(repository: keyof typeof COMMITS): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-fetch-'));
  log(`fetching github.com/${repository} …`);
  run(folder, 'git init --quiet');
  run(folder, `git fetch --quiet --depth=1 https://github.com/${repository}.git ${COMMITS[repository]}`);
  run(folder, 'git checkout --quiet FETCH_HEAD');
  return folder;
}

function fetchSpx(): string {
  const folder = fetchFiles('TuomoKu/SPX-GC');
  log("installing SPX's packages …");
  try {
    installSpx(folder);
  } catch (error) {
    fail(`SPX's packages couldn't be installed: ${reasonOf(error)}`);
  }
  return folder;
}

/** Builds the tool, and puts the JSON Schemas that it reads next to it. */
function buildDevtool(): string {
  const source = fetchFiles('SuperFlyTV/ograf-devtool');
  const client = path.join(source, 'client');
  log('building ograf-devtool …');
  run(client, 'npm ci --include=dev --ignore-scripts --no-audit --no-fund');
  run(client, 'npm run build');
  const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-fetch-'));
  cpSync(path.join(client, 'dist'), path.join(folder, 'dist'), { recursive: true });
  const schemas = path.join(folder, 'schemas');
  const ograf = fetchFiles('ebu/ograf');
  cpSync(path.join(ograf, 'v1/specification'), path.join(schemas, 'ograf.ebu.io/v1/specification'), {
    recursive: true,
  });
  cpSync(
    path.join(siteDir, 'node_modules/ajv/dist/refs/json-schema-2020-12'),
    path.join(schemas, 'json-schema.org/draft/2020-12'),
    { recursive: true },
  );
  for (const one of [source, ograf]) rmSync(one, { recursive: true, force: true });
  return folder;
}

mkdirSync(FETCHED, { recursive: true });
for (const [name, prepare] of Object.entries({ spx: fetchSpx, 'ograf-devtool': buildDevtool })) {
  const folder = path.join(FETCHED, name);
  if (existsSync(folder)) continue;
  const prepared = prepare();
  // The folder of temporary files may be on another disk.
  cpSync(prepared, `${folder}-unfinished`, { recursive: true, verbatimSymlinks: true });
  renameSync(`${folder}-unfinished`, folder);
  rmSync(prepared, { recursive: true, force: true });
}
for (const host of await Promise.all([startSpx(), serveDevtool()])) {
  log(`started at ${host.url}, and stopped again`);
  await host.close();
}
log(`tests and "npm run validate" find both in ${FETCHED}`);
