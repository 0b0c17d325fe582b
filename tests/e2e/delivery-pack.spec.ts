import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { open } from './helpers/page.ts';
import { LOWER_THIRD, state } from './helpers/player.ts';
import { openEditor, run } from './helpers/playground.ts';
import { openFirst } from './helpers/search.ts';
import { serveSimply } from './helpers/simplest-server.ts';

test('the archive from "npm run pack" can be unpacked and served by the simplest server, and works without the internet', async ({
  page,
}) => {
  test.slow();
  const home = mkdtempSync(path.join(tmpdir(), 'keyfill-packed-'));
  const { status, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', 'site/pack', home], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/keyfill-docs-\d+\.\d+\.\d+-[0-9a-f]{7,}(?:-dirty)?\.zip: \d+ files, [\d.]+ MB/),
  ]);
  const [archive = ''] = readdirSync(home);
  for (const [file, content] of Object.entries(unzipSync(readFileSync(path.join(home, archive))))) {
    mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
    writeFileSync(path.join(home, file), content);
  }
  const { url, close } = await serveSimply(path.join(home, 'site'));
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(`${url}/`))
      problems.push(request.url());
  });
  try {
    await open(page, `${url}/user-guide`);
    await openFirst(page, 'crawler');
    await openEditor(page, url + LOWER_THIRD);
    await run(page);
    await expect(state(page)).toHaveText('On air');
    await page.goto(`${url}/elements/text`);
    await page.waitForURL((one) => one.pathname.startsWith('/user-guide/elements/text'));
    expect(problems).toEqual([]);
  } finally {
    close();
    rmSync(home, { recursive: true, force: true });
  }
});
