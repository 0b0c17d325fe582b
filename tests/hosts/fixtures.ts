import { test as base, type Browser } from '@playwright/test';
import { startOgrafServer, type OgrafServer } from '../../tools/hosts/ograf-server.ts';
import { hostsProblem, PROGRAMS } from '../../tools/hosts/program.ts';
import { startSpx, type Spx, type SpxItem } from '../../tools/hosts/spx.ts';
import { importIntoSpx } from '../../tools/playout/host-checks.ts';
import { openScreen, type Screen } from '../../tools/playout/host-screen.ts';
import { writeExport } from '../../tools/playout/write-export.ts';
import type { Format } from '../../src/playout/hosts.ts';
import { exportTemplate } from '../../tools/playout/export-template.ts';
import type { ExportSource } from '../../src/playout/export/source.ts';
import { loadExample } from '../../tools/playout/load-example.ts';

/** The formats that SPX imports. */
export const SPX_FORMATS = ['spx', 'ograf'] as const satisfies readonly Format[];

export type SpxFormat = (typeof SPX_FORMATS)[number];

/** A host with its renderer's page. One of each is used for all tests of a worker. */
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

/** Waits until the last test's graphic has left, because its out animation might be in the next picture. */
async function whenEmpty<Host>(
  onAir: OnAir<Host>,
  use: (onAir: OnAir<Host>) => Promise<void>,
): Promise<void> {
  await onAir.screen.waitFor((seen) => seen === onAir.empty, 'a graphic of the test before is still on air');
  await use(onAir);
}

/** Tests with real hosts. If the hosts aren't available, each test is skipped, and the report lists it. */
export const test = base.extend<
  { available: undefined; spx: OnAir<Spx>; ografServer: OnAir<OgrafServer> },
  { spxOfWorker: OnAir<Spx>; ografServerOfWorker: OnAir<OgrafServer> }
>({
  available: [
    async ({ baseURL: _baseURL }, use, info) => {
      // A title names the host, unless it's SPX.
      const named = PROGRAMS.filter((name) => info.title.includes(name));
      const problem = hostsProblem(named.length > 0 ? named : ['spx']);
      info.skip(problem !== undefined, problem);
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
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Does something with the first file of an export, as a file on disk. */
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

/** Imports an example, or its changed source, into SPX. */
export const imported = async (
  host: Spx,
  example: string | ExportSource,
  format: SpxFormat = 'spx',
): Promise<SpxItem> =>
  withExport(typeof example === 'string' ? await loadExample(example) : example, format, (file) =>
    importIntoSpx(host, file),
  );
