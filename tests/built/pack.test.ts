import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packSite, archivePath, readme } from '../../tools/site/pack-site.ts';
import { buildDir } from '../helpers/built-site.ts';
import { allRoutes, redirects } from '../helpers/routes.ts';

type Node = DefaultTreeAdapterMap['node'];

let files: Record<string, Uint8Array>;
let packed: Uint8Array;
beforeAll(() => {
  packed = packSite(buildDir).bytes;
  files = unzipSync(packed);
}, 120_000);

test.each([
  ['index.html', 'index.html'],
  ['user-guide.html', 'user-guide/index.html'],
  ['blog/keyfill-1.4-release-notes.html', 'blog/keyfill-1.4-release-notes/index.html'],
  ['examples/crawler/index.html', 'examples/crawler/index.html'],
  ['404.html', '404.html'],
  ['runner/runner.1f2e3d4c.html', 'runner/runner.1f2e3d4c.html'],
  ['assets/js/main.97ac600e.js', 'assets/js/main.97ac600e.js'],
])('%s is packed as %s', (file, place) => {
  expect(archivePath(file)).toBe(place);
});

test('the archive explains in three lines how to use it', () => {
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toBe(readme);
  expect(readme.trim().split('\n')).toHaveLength(3);
});

test('the same files make the same archive', () => {
  expect(Buffer.from(packSite(buildDir).bytes).equals(Buffer.from(packed))).toBe(true);
});

// The browser tests, which visit every page, check what scripts load.
test('no page and no style sheet loads anything from another host', () => {
  const outside: string[] = [];
  const isOutside = (address: string) => /^(?:[a-z]+:)?\/\//i.test(address.trim());
  for (const [file, content] of Object.entries(files)) {
    if (file.endsWith('.css')) {
      for (const match of strFromU8(content).matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)) {
        const address = match[1] ?? match[2] ?? '';
        if (isOutside(address)) outside.push(`${file}: ${address}`);
      }
    } else if (file.endsWith('.html')) {
      for (const address of loadedBy(parse(strFromU8(content))))
        if (isOutside(address)) outside.push(`${file}: ${address}`);
    }
  }
  expect(outside).toEqual([]);
});

/** The addresses that a browser fetches for a page on its own. */
function loadedBy(node: Node): string[] {
  const found: string[] = [];
  if ('tagName' in node) {
    const attribute = (name: string) => node.attrs.find((one) => one.name === name)?.value;
    const isLoaded =
      node.tagName === 'link'
        ? /stylesheet|icon|preload|prefetch|manifest|preconnect|dns-prefetch/.test(attribute('rel') ?? '')
        : ['audio', 'embed', 'iframe', 'img', 'input', 'script', 'source', 'track', 'video'].includes(
            node.tagName,
          );
    if (isLoaded) {
      const sets = attribute('srcset')?.split(',') ?? [];
      found.push(
        ...[attribute('src'), attribute('href'), attribute('poster'), ...sets].filter(
          (one) => one !== undefined,
        ),
      );
    }
    found.push(
      ...[...(attribute('style') ?? '').matchAll(/url\(\s*["']?([^"')]+)/g)].map((match) => match[1] ?? ''),
    );
  }
  if ('childNodes' in node) for (const child of node.childNodes) found.push(...loadedBy(child));
  return found;
}

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
