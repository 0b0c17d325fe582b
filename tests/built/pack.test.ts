import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packSite } from '../../tools/site/pack-site.ts';
import { buildDir } from '../helpers/built-site.ts';
import { allRoutes, redirects } from '../helpers/routes.ts';

let files: Record<string, Uint8Array>;
let packed: Uint8Array;
beforeAll(() => {
  packed = packSite(buildDir).bytes;
  files = unzipSync(packed);
}, 120_000);

test('the same files make the same archive', () => {
  expect(Buffer.from(packSite(buildDir).bytes).equals(Buffer.from(packed))).toBe(true);
});

describe('behind the simplest server', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = simplestServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('every page and every old address is found', async () => {
    const wanted = [...allRoutes, ...redirects.map((one) => one.from)];
    const found = await Promise.all(
      wanted.map(async (route) => {
        const answer = await fetch(url + route);
        return [route, answer.status, /<main|http-equiv="refresh"/.test(await answer.text())];
      }),
    );
    expect(found).toEqual(wanted.map((route) => [route, 200, true]));
  });
});

/**
 * Serves files and the index of a folder, and redirects to a folder's address with a slash, like Python's
 * `http.server`.
 */
function simplestServer(): Server {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const place = path.posix.join('site', pathname);
    const isFolder = Object.keys(files).some((file) => file.startsWith(`${place.replace(/\/$/, '')}/`));
    if (isFolder && !pathname.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/` }).end();
      return;
    }
    const content = files[isFolder ? path.posix.join(place, 'index.html') : place];
    response.writeHead(content === undefined ? 404 : 200).end(content);
  });
}
