// Starts real playout hosts. The hosts aren't part of the project. They're expected next to it, or in the folder that KEYFILL_HOSTS
// names.
import type { Browser } from '@playwright/test';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteDir } from '../shared/site-dir.ts';
import type { Devtool, OgrafServer, Spx } from './host-programs.ts';
import { openScreen } from './host-screen.ts';

const FOLDER = path.resolve(siteDir, process.env['KEYFILL_HOSTS'] ?? '../shared/hosts');

/** Why the hosts can't be driven, or undefined if they can. */
export const hostsProblem = () =>
  existsSync(path.join(FOLDER, 'start-spx.mjs'))
    ? undefined
    : 'the real hosts are not available: set KEYFILL_HOSTS to the folder that contains start-spx.mjs';

const load = async <Exports>(file: string) =>
  (await import(pathToFileURL(path.join(FOLDER, file)).href)) as Exports;

/** Starts SPX. */
export const startSpx = async (): Promise<Spx> =>
  (await load<{ startSpx: () => Promise<Spx> }>('start-spx.mjs')).startSpx();

/** Starts ograf-server. */
export const startOgrafServer = async (): Promise<OgrafServer> =>
  (await load<{ startOgrafServer: () => Promise<OgrafServer> }>('start-ograf-server.mjs')).startOgrafServer();

/** Serves ograf-devtool. */
export const serveDevtool = async (): Promise<Devtool> =>
  (await load<{ serveDevtool: () => Promise<Devtool> }>('serve-devtool.mjs')).serveDevtool();

/** The names of the hosts on pages, with the version in `../shared/hosts`. */
export const HOST_NAMES = {
  spx: 'SPX 1.4.1',
  ografServer: 'ograf-server, commit 7aacabf',
  devtool: 'ograf-devtool, commit 7b29ad9',
};

/** Writes the files of an export to a separate folder. */
export function writeExport(files: readonly { name: string; bytes: Uint8Array }[]): {
  folder: string;
  first: string;
  remove: () => void;
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-host-'));
  for (const { name, bytes } of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return {
    folder,
    first: path.join(folder, files[0]?.name ?? ''),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Starts every host, each with its renderer's page. */
export async function startHosts(browser: Browser) {
  const [spx, server, devtool] = await Promise.all([startSpx(), startOgrafServer(), serveDevtool()]);
  const spxScreen = await openScreen(browser, spx.rendererUrl);
  const serverScreen = await openScreen(browser, server.rendererUrl('test'));
  return {
    spx,
    spxScreen,
    server,
    serverScreen,
    devtool,
    async close() {
      await Promise.all([spxScreen.close(), serverScreen.close()]);
      await Promise.all([spx.close(), server.close(), devtool.close()]);
    },
  };
}
