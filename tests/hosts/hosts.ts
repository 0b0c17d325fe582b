import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test as base, type Browser } from '@playwright/test';
import type { OgrafServer, Spx } from '../../tools/playout/host-programs.ts';
import { openScreen, type Screen } from '../../tools/playout/host-screen.ts';
import { hostsProblem, startOgrafServer, startSpx, writeExport } from '../../tools/playout/hosts.ts';
import type { Format } from '../../src/playout/hosts.ts';
import { exportTemplate } from '../../tools/playout/export-template.ts';
import type { ExportSource } from '../../src/playout/export/source.ts';
import { loadTools } from '../../tools/playout/validate-example.ts';

/** Names of all examples. */
export const EXAMPLES: readonly string[] = readdirSync(path.resolve(__dirname, '../../src/examples'), {
  withFileTypes: true,
}).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** A host with the page of its renderer. One of each serves all tests of a worker. */
interface OnAir<Host> {
  readonly host: Host;
  readonly screen: Screen;
  /** What the page shows before the first graphic. */
  readonly empty: string;
}

async function withScreen<Host extends { close(): Promise<void> }>(
  host: Host,
  url: string,
  browser: Browser,
  use: (onAir: OnAir<Host>) => Promise<void>,
): Promise<void> {
  const screen = await openScreen(browser, url);
  await use({ host, screen, empty: await screen.picture() });
  await screen.close();
  await host.close();
}

/**
 * Waits until the last test's graphic has left. Its out animation may still be running, and a picture of that isn't a picture of
 * an empty page.
 */
async function whenEmpty<Host>(
  onAir: OnAir<Host>,
  use: (onAir: OnAir<Host>) => Promise<void>,
): Promise<void> {
  await onAir.screen.waitFor((seen) => seen === onAir.empty, 'a graphic of the test before is still on air');
  await use(onAir);
}

/** Tests with real hosts. Without the hosts each of them is skipped, and the report names it. */
export const test = base.extend<
  { available: undefined; spx: OnAir<Spx>; ografServer: OnAir<OgrafServer> },
  { spxOfWorker: OnAir<Spx>; ografServerOfWorker: OnAir<OgrafServer> }
>({
  available: [
    async ({ baseURL: _baseURL }, use, info) => {
      const problem = hostsProblem();
      // Hosts, graphics, and pictures share a machine that may be busy, and nothing is measured.
      info.setTimeout(240_000);
      info.skip(problem !== undefined, `${info.title}: ${problem ?? ''}`);
      await use(undefined);
    },
    { auto: true },
  ],
  spx: ({ spxOfWorker }, use) => whenEmpty(spxOfWorker, use),
  ografServer: ({ ografServerOfWorker }, use) => whenEmpty(ografServerOfWorker, use),
  spxOfWorker: [
    async ({ browser }, use) => {
      const host = await startSpx();
      await withScreen(host, host.rendererUrl, browser, use);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  ografServerOfWorker: [
    async ({ browser }, use) => {
      const host = await startOgrafServer();
      await withScreen(host, host.rendererUrl('test'), browser, use);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Everything of which the exports of an example are made. */
export async function sourceOf(example: string): Promise<ExportSource> {
  return loadTools().loadExample(example);
}

/** Runs something with the first file of an export, as a file on the disk. */
export async function withExport<Result>(
  source: ExportSource,
  format: Format,
  run: (file: string) => Promise<Result>,
): Promise<Result> {
  const exported = writeExport(await exportTemplate(source, format));
  try {
    return await run(exported.first);
  } finally {
    exported.remove();
  }
}
