import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test as base, type Browser } from '@playwright/test';
import type { Screen } from '../../scripts/lib/playout-hosts.mjs';
import type { Format } from '../../src/playout/hosts.ts';
import { exportTemplate } from '../helpers/export-template.ts';
import type { ExportSource } from '../../src/playout/export/source.ts';

/** What drives the hosts, for `npm run validate` and for tests. */
export const hostTools = () => import('../../scripts/lib/playout-hosts.mjs');

/** Names of all examples. */
export const EXAMPLES: readonly string[] = readdirSync(path.resolve(__dirname, '../../src/examples'), {
  withFileTypes: true,
}).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** An item of a rundown in SPX. */
export interface SpxItem {
  readonly itemID: string;
  readonly steps?: string | number;
  readonly webplayout: string;
  readonly DataFields: readonly {
    readonly field?: string;
    readonly ftype: string;
    readonly title?: string;
    readonly value: unknown;
    readonly assetfolder?: string;
  }[];
}

/** SPX, as its starter drives it. */
export interface Spx {
  readonly url: string;
  readonly rendererUrl: string;
  controllerUrl(format?: 'SPX' | 'OGRAF'): string;
  importTemplate(source: string, options?: { format?: 'SPX' | 'OGRAF' }): Promise<SpxItem[]>;
  play(item: SpxItem): Promise<void>;
  next(item: SpxItem): Promise<void>;
  stop(item: SpxItem): Promise<void>;
  setFields(item: SpxItem, fields: Readonly<Record<string, string>>): SpxItem;
  setLayer(item: SpxItem, layer: number): SpxItem;
  update(
    item: SpxItem,
    fields: Readonly<Record<string, string>>,
    options?: { asController?: boolean },
  ): Promise<void>;
}

/** A graphic on ograf-server. */
export interface Loaded {
  play(params?: object): Promise<{ statusCode: number }>;
  stop(params?: object): Promise<{ statusCode: number }>;
  update(data: unknown): Promise<{ statusCode: number }>;
  custom(action: string, payload?: unknown): Promise<{ statusCode: number }>;
  clear(): Promise<unknown>;
}

/** ograf-server, as its starter drives it. */
export interface OgrafServer {
  rendererUrl(id: string): string;
  upload(source: string): Promise<{ id: string }[]>;
  load(id: string, options: { data?: unknown; layer: number; id: string }): Promise<Loaded>;
}

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
  const { openScreen } = await hostTools();
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
      const problem = (await hostTools()).hostsProblem();
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
      const host = (await (await hostTools()).startSpx()) as Spx & { close(): Promise<void> };
      await withScreen(host, host.rendererUrl, browser, use);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  ografServerOfWorker: [
    async ({ browser }, use) => {
      const host = (await (await hostTools()).startOgrafServer()) as OgrafServer & { close(): Promise<void> };
      await withScreen(host, host.rendererUrl('test'), browser, use);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Everything of which the exports of an example are made. */
export async function sourceOf(example: string): Promise<ExportSource> {
  const { loadTools } = await import('../../scripts/lib/playout-validate.mjs');
  return (await (await loadTools()).loadExample(example)) as ExportSource;
}

/** Runs something with the first file of an export, as a file on the disk. */
export async function withExport<Result>(
  source: ExportSource,
  format: Format,
  run: (file: string) => Promise<Result>,
): Promise<Result> {
  const written = (await hostTools()).writeExport(await exportTemplate(source, format));
  try {
    return await run(written.first);
  } finally {
    written.remove();
  }
}
