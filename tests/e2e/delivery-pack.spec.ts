import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { open } from './helpers/page.ts';
import { LOWER_THIRD, state } from './helpers/player.ts';
import { openEditor, run } from './helpers/playground.ts';
import { openFirst } from './helpers/search.ts';
import { complaintsOf } from './helpers/watch.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a folder like the simplest servers, such as `python -m http.server`: files, indexes, and types. */
const simplest = (folder: string) =>
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const place = path.join(folder, decodeURIComponent(pathname));
    const isFolder = existsSync(place) && statSync(place).isDirectory();
    const file = isFolder ? path.join(place, 'index.html') : place;
    if (isFolder && !pathname.endsWith('/')) response.writeHead(301, { location: `${pathname}/` }).end();
    else if (!existsSync(file)) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? '' }).end(readFileSync(file));
  });

test('the archive from "npm run pack" works on the simplest server, offline', async ({ page }) => {
  const home = mkdtempSync(path.join(tmpdir(), 'keyfill-packed-'));
  const packing = spawnSync(process.execPath, ['scripts/run.mjs', 'site/pack', home], { encoding: 'utf8' });
  expect(packing.status, packing.stderr).toBe(0);
  const [archive = ''] = readdirSync(home);
  expect(archive).toMatch(/^keyfill-docs-\d+\.\d+\.\d+-[0-9a-f]{7,}(?:-dirty)?\.zip$/);
  for (const [file, content] of Object.entries(unzipSync(readFileSync(path.join(home, archive))))) {
    mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
    writeFileSync(path.join(home, file), content);
  }
  const server = simplest(path.join(home, 'site'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const complaints = complaintsOf(page);
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(`${url}/`))
      outside.push(request.url());
  });
  try {
    await open(page, `${url}/user-guide`);
    await openFirst(page, 'crawler');
    await openEditor(page, url + LOWER_THIRD);
    await run(page);
    await expect(state(page)).toHaveText('On air');
    await page.goto(`${url}/elements/text`);
    await page.waitForURL((one) => one.pathname.startsWith('/user-guide/elements/text'));
    expect([...complaints, ...outside]).toEqual([]);
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(home, { recursive: true, force: true });
  }
});
