import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../shared/free-port.ts';
import { readFiles } from './files.ts';
import { folderOf } from './program.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Reads schemas from our server instead of the internet, and lets the folder picker pick the page's own file system. */
const initScript = (url: string): string => `{
  const { fetch } = window;
  const isRemote = /^https:\\/\\/(?=(?:json-schema\\.org|ograf\\.ebu\\.io)\\/)/;
  window.fetch = (address, options) =>
    fetch(address instanceof Request ? address : String(address).replace(isRemote, '${url}/schemas/'), options);
  window.showDirectoryPicker = () => navigator.storage.getDirectory();
}`;

/** Replaces everything in the page's file system with exports, each in its own folder. */
async function fillOpfs(page: Page, sources: readonly string[]): Promise<void> {
  const files = sources.flatMap((source) =>
    Object.entries(readFiles(source)).map(
      ([name, bytes]) =>
        [`${path.basename(source, '.zip')}/${name}`, Buffer.from(bytes).toString('base64')] as const,
    ),
  );
  await page.evaluate(async (all) => {
    const root = await navigator.storage.getDirectory();
    const entries = root as unknown as { keys(): AsyncIterable<string> };
    for await (const name of entries.keys()) await root.removeEntry(name, { recursive: true });
    for (const [place, base64] of all) {
      const parts = place.split('/');
      let folder = root;
      for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await folder.getFileHandle(parts.at(-1) ?? '', { create: true });
      const stream = await file.createWritable();
      await stream.write(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
      await stream.close();
    }
  }, files);
}

/** Serves ograf-devtool, which is a page. */
export async function serveDevtool() {
  const folder = folderOf('ograf-devtool');
  const fileAt = (pathname: string): string | undefined => {
    const isSchema = pathname.startsWith('/schemas/');
    const file = path.join(folder, isSchema ? pathname : `dist${pathname}`);
    const found = [file, `${file}.json`].find(
      (one) => one.startsWith(folder + path.sep) && existsSync(one) && statSync(one).isFile(),
    );
    return found ?? (isSchema ? undefined : path.join(folder, 'dist/index.html'));
  };
  const server = createServer((request, response) => {
    const file = fileAt(decodeURIComponent(new URL(request.url ?? '/', 'http://devtool').pathname));
    if (file === undefined) return void response.writeHead(404).end();
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(readFileSync(file));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    /** Must run in the page before the page's own scripts. */
    initScript: initScript(url),
    /** Puts exports into the folder that the tool opens. */
    fillOpfs,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type Devtool = Awaited<ReturnType<typeof serveDevtool>>;
