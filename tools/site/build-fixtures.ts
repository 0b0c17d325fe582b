import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { putPageFirst } from '../../plugins/delivery/page-first.ts';
import { variants } from '../../tests/fixture-site/variants.ts';
import { hashFiles } from '../../plugins/build-cache/hash-files.ts';
import { readTool } from '../shared/run.ts';
import { log } from '../shared/log.ts';
import { siteDir } from '../shared/site-dir.ts';

const fixtureDir = path.join(siteDir, 'tests/fixture-site');
const outDir = path.join(fixtureDir, '.out');

/** Folders with files that affect a fixture build. */
const inputs = ['src', 'plugins', 'static', 'generated', 'tests/fixture-site', 'package-lock.json'];

function isFresh(name: string, hash: string): boolean {
  try {
    return JSON.parse(readFileSync(path.join(outDir, `${name}.json`), 'utf8')).hash === hash;
  } catch {
    return false;
  }
}

/** Builds variants into `.out/<variant>/`. A JSON file has the exit code and the output: some must fail. */
export async function buildFixtures(names: readonly string[] = Object.keys(variants)): Promise<void> {
  mkdirSync(outDir, { recursive: true });
  const hash = hashFiles(inputs);
  for (const name of names.filter((one) => !isFresh(one, hash))) {
    const started = Date.now();
    const { code, output } = await readTool(
      'docusaurus',
      // The tests of these sites don't depend on minified scripts.
      ['build', '--locale', 'en', '--no-minify', '--out-dir', path.join('.out', name)],
      { cwd: fixtureDir, env: { FIXTURE: name, NO_COLOR: '1', FORCE_COLOR: '0', NODE_ENV: 'production' } },
    );
    if (code === 0 && variants[name]?.startsLate) putPageFirst(path.join(outDir, name), '/');
    writeFileSync(path.join(outDir, `${name}.json`), JSON.stringify({ hash, code, output }, null, 1));
    log(`fixture "${name}": exit ${code} after ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
}
