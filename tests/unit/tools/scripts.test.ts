import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderProblem } from '../../../scripts/folder.mjs';
import { ensureInstalled } from '../../../scripts/install.mjs';
import { nodeProblem } from '../../../scripts/node-version.mjs';
import { isFree } from '../../../tools/shared/free-port.ts';
import { startStaticServer } from '../../../tools/site/static-host.ts';

test.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.0', false],
  ['22.12.0', false],
  ['22.13.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['27.1.0', true],
])('Node %s works with ^20.19 || ^22.13 || >=24: %s', (version, works) => {
  const problem = nodeProblem(version, '^20.19 || ^22.13 || >=24');
  if (works) expect(problem).toBeNull();
  else expect(problem).toContain('need Node 20.19, 22.13, >=24. Install');
});

test.each([
  ['a#b', 'webpack can\'t build a site in a folder with "#" in its path'],
  ['with space, ümlaut [and] brackets', null],
])('a folder named %s: %s', (name, problem) => {
  const folder = mkdtempSync(path.join(tmpdir(), `keyfill ${name}`));
  if (problem === null) expect(folderProblem(folder)).toBeNull();
  else expect(folderProblem(folder)).toContain(problem);
  expect(folderProblem(path.join(tmpdir(), 'keyfill-missing'))).toContain("can't be written to");
});

test('installing includes what NODE_ENV and npm’s settings leave out, so the next command doesn’t install again', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-install-'));
  const site = { name: 'site', version: '1.0.0', devDependencies: { 'local-tool': 'file:tool' } };
  const tool = { name: 'local-tool', version: '1.0.0' };
  const packages = {
    '': site,
    'node_modules/local-tool': { resolved: 'tool', link: true },
    tool: { ...tool, dev: true },
  };
  mkdirSync(path.join(folder, 'tool'));
  for (const [name, content] of Object.entries({
    'package.json': site,
    'tool/package.json': tool,
    'package-lock.json': { lockfileVersion: 3, requires: true, packages },
  }))
    writeFileSync(path.join(folder, name), JSON.stringify(content));
  writeFileSync(path.join(folder, '.npmrc'), 'omit=dev\nproduction=true\n');
  vi.stubEnv('NODE_ENV', 'production');
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    expect([ensureInstalled(folder), ensureInstalled(folder)]).toEqual([null, null]);
    expect(written).toHaveBeenCalledOnce();
    expect(existsSync(path.join(folder, 'node_modules/local-tool/package.json'))).toBe(true);
  } finally {
    vi.unstubAllEnvs();
    written.mockRestore();
  }
});

test('npm start says that a port is taken before it loads the site', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-port-'));
  writeFileSync(path.join(folder, '404.html'), '');
  const { url, close } = await startStaticServer({ folder });
  const port = new URL(url).port;
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'site/start', `-p${port}`],
    {
      encoding: 'utf8',
      env: { ...process.env, KEYFILL_PREPARED: 'yes' },
    },
  );
  await close();
  expect(status).toBe(1);
  expect(stderr).toMatch(new RegExp(`port ${port} is taken, .* or run: npm start -- --port \\d+`));
  expect(stdout).toBe('');
  expect(await isFree(Number(port))).toBe(true);
});
