import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ensureInstalled, installProblem } from '../../../scripts/install.mjs';
import { nodeProblem } from '../../../scripts/node-version.mjs';

/** A site with a lockfile, and a fake npm that records its calls and installs by writing its own list. */
let home: string;
const place = (name: string): string => path.join(home, name);
const calls = (): string[] =>
  existsSync(place('calls')) ? readFileSync(place('calls'), 'utf8').trim().split('\n') : [];
const lock = (version: string): void =>
  writeFileSync(
    place('package-lock.json'),
    JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } }),
  );

function fakeNpm(script: string): void {
  writeFileSync(place('bin/npm'), `#!/bin/sh\necho "$@" >> calls\n${script}\n`);
  chmodSync(place('bin/npm'), 0o755);
}

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'keyfill-install-'));
  mkdirSync(place('bin'));
  lock('1.0.0');
  fakeNpm('mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json');
  vi.stubEnv('PATH', `${place('bin')}${path.delimiter}${process.env['PATH']}`);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(home, { recursive: true });
});

describe.skipIf(process.platform === 'win32')('installing', () => {
  test("uses the lockfile if nothing is installed or the lockfile has changed, and otherwise doesn't run", () => {
    expect(ensureInstalled(home)).toBeNull();
    expect(calls()).toEqual([expect.stringMatching(/^ci /)]);
    expect(ensureInstalled(home)).toBeNull();
    expect(calls()).toHaveLength(1);
    lock('2.0.0');
    expect(ensureInstalled(home)).toBeNull();
    expect(calls()).toHaveLength(2);
  });

  test('is refused without a lockfile', () => {
    rmSync(place('package-lock.json'));
    expect(ensureInstalled(home)).toMatch(/^package-lock\.json is missing or broken/);
    expect(calls()).toEqual([]);
  });
});

test.each([
  ['npm error code ENOTFOUND', /no network/],
  ['npm error code EUSAGE', /do not agree/],
  ['npm error code ENOSPC', /disk is full/],
  ['something else', /npm's own/],
])('a failed install is explained in a sentence: %s', (output, sentence) => {
  expect(installProblem(output)).toMatch(sentence);
});

test('an old Node is refused with a message that names the required version', () => {
  expect(nodeProblem('20.20.2', '>=20.19')).toBeNull();
  expect(nodeProblem('24.1.0', '>=20.19')).toBeNull();
  expect(nodeProblem('20.18.3', '>=20.19')).toContain(
    'Node 20.18.3 is too old: this project needs Node 20.19 or newer.',
  );
});
