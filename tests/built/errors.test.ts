import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copySite } from '../../tools/site/scratch-site.ts';
import { fixtureBuild } from '../helpers/fixture.ts';

test('the configuration rejects a navbar item of an unknown type and names the type', () => {
  const { code, output } = fixtureBuild('unknown-navbar-item');
  expect(code).not.toBe(0);
  expect(output).toContain('Bad navbar item type mystery');
});

test('a page without a default export fails the build with its address and what to do', () => {
  const { code, output } = fixtureBuild('no-default-export');
  expect(code).not.toBe(0);
  expect(output).toContain("The page component at /extra/nothing doesn't have a default export.");
  expect(output).toContain('Consider default-exporting a React component.');
});

test('npm run build ends and names a module that is missing in a script for browsers', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-missing-'));
  try {
    copySite(folder);
    appendFileSync(path.join(folder, 'src/client-modules/connection.ts'), "\nimport './nowhere.ts';\n");
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'site/build'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
      timeout: 150_000,
    });
    expect(status).toBe(1);
    expect(stdout + stderr).toContain("Can't resolve './nowhere.ts'");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
