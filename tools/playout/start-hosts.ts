// Starts real playout hosts with a page for each renderer.
import type { Browser } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveDevtool } from '../hosts/devtool.ts';
import { writeFiles } from '../hosts/files.ts';
import { startOgrafServer } from '../hosts/ograf-server.ts';
import { startSpx } from '../hosts/spx.ts';
import { openScreen } from './host-screen.ts';

/** The names of the hosts on pages, with the versions that CONTRIBUTING says how to install. */
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
  writeFiles(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), folder);
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
