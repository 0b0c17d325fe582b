import { createServer } from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sirv from 'sirv';
import { freePort } from '../shared/free-port.ts';
import { readFiles } from './files.ts';
import { folderOf, PATIENCE } from './program.ts';

/**
 * Reads schemas from our server, not the internet. The folder picker picks the page's own file system. The
 * three seconds that the tool gives a graphic for each call are too short on a busy machine.
 */
const initScript = (url: string): string => `{
  const { fetch, setTimeout } = window;
  window.setTimeout = (run, delay) => setTimeout(run, delay === 3000 ? ${PATIENCE} : delay);
  const isRemote = /^https:\\/\\/(?=(?:json-schema\\.org|ograf\\.ebu\\.io)\\/)/;
  window.fetch = (address, options) =>
    fetch(address.url ? address : ('' + address).replace(isRemote, '${url}/schemas/'), options);
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
  const servePage = sirv(path.join(folder, 'dist'), { dev: true, single: true });
  const serveSchemas = sirv(folder, { dev: true, extensions: ['json'] });
  const server = createServer((request, response) => {
    const serve = request.url?.startsWith('/schemas/') ? serveSchemas : servePage;
    serve(request, response, () => void response.writeHead(404).end());
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
