// Checks of exports on real playout hosts.
import type { Browser } from '@playwright/test';
import type { Devtool } from '../hosts/devtool.ts';
import type { OgrafServer } from '../hosts/ograf-server.ts';
import type { Spx } from '../hosts/spx.ts';
import type { Screen } from './host-screen.ts';
import { officialSchemas } from './official-schemas.ts';
import { ensure } from './page.ts';

/** The real hosts, each with its renderer's page. */
export interface RealHosts {
  readonly spx: Spx;
  readonly spxScreen: Screen;
  readonly server: OgrafServer;
  readonly serverScreen: Screen;
  readonly devtool: Devtool;
}

/** The names of the hosts on pages, with the versions that CONTRIBUTING says how to install. */
export const HOST_NAMES = {
  spx: 'SPX 1.4.1',
  ografServer: 'ograf-server, commit 7aacabf',
  devtool: 'ograf-devtool, commit 7b29ad9',
};

/** Troublesome text that no example contains, without spaces, because an example splits names. */
const NEW_TEXT = `Wolkenstein&<b>"Zoë"</b>\\O'Hara&amp;مرحبا`;

/** The commands that put a graphic on air, change it, and take it off air. */
interface Life {
  readonly steps: number;
  readonly play: () => Promise<unknown>;
  readonly next: () => Promise<unknown>;
  /** Shows another text on air. */
  readonly update: (text: string) => Promise<unknown>;
  readonly stop: () => Promise<unknown>;
}

const times = (count: number) => ['never', 'once', 'twice'][count] ?? `${count} times`;

/** What `checkLife` saw, for pages. `isUpdatedByPlay` means that the new text needed another play. */
export const lifeSentence = (steps: number, { isUpdatedByPlay = false } = {}): string =>
  [
    `Imported, played${steps > 0 ? `, continued ${times(steps)}` : ''}`,
    `updated${isUpdatedByPlay ? ' by another play' : ''}`,
    'and stopped: visible after play',
    ...(steps > 0 ? ['changed after each Continue'] : []),
    'with the new text after the update',
    'and gone after stop',
  ].join(', ');

/** Takes a graphic through its life on air, judged by pixels. */
async function checkLife(screen: Screen, { steps, play, next, update, stop }: Life) {
  const empty = await screen.picture();
  await play();
  await screen.waitFor((seen) => seen !== empty, 'nothing is visible after play');
  for (let step = 1; step <= steps; step += 1) {
    await screen.waitForRest();
    const resting = await screen.picture();
    await next();
    await screen.waitFor((seen) => seen !== resting && seen !== empty, `Continue ${step} changes nothing`);
  }
  await update(NEW_TEXT);
  await screen.waitForPaintedText(NEW_TEXT);
  await stop();
  await screen.waitFor((seen) => seen === empty, 'something is left after stop');
}

/** Imports an export into SPX. */
export async function importIntoSpx(spx: Spx, file: string) {
  const [item] = await spx.importTemplate(file);
  ensure(item, 'SPX imported nothing');
  ensure(
    ['1', '2', '3', '4', '5'].includes(item.webplayout) && item.playlayer === item.webplayout,
    `after the import, the layer is ${item.playlayer} and ${item.webplayout}`,
  );
  return item;
}

/** What an export has: the key of a text, and the number of times that Continue changes it. */
interface Expected {
  readonly key: string;
  readonly steps: number;
}

/** Takes an export through its life on SPX, where a bug keeps OGraf items from updating before a play. */
export async function checkOnSpx(spx: Spx, screen: Screen, file: string, { key, steps }: Expected) {
  const item = await importIntoSpx(spx, file);
  ensure(Number(item.steps) === steps + 1, `after the import, the number of steps is ${item.steps}`);
  await checkLife(screen, {
    steps,
    play: () => spx.play(item),
    next: () => spx.next(item),
    update: async (text) => {
      if (file.endsWith('.html')) return spx.update(item, { [key]: text });
      spx.setFields(item, { [key]: text });
      return spx.play(item);
    },
    stop: () => spx.stop(item),
  });
  return item;
}

/** Takes an OGraf package through its life on ograf-server. */
export async function checkOnOgrafServer(
  server: OgrafServer,
  screen: Screen,
  file: string,
  { key, steps, data }: Expected & { readonly data: Readonly<Record<string, number>> },
) {
  const [uploaded] = await server.upload(file);
  ensure(uploaded, 'the server lists no graphic');
  // As a controller does, because an OGraf graphic only has the data that it's given.
  const graphic = await server.load(uploaded.id, { layer: 1, id: 'test', data });
  await checkLife(screen, {
    steps,
    play: () => graphic.play(),
    next: () => graphic.play(),
    update: (text) => graphic.update({ [key]: text }),
    stop: () => graphic.stop(),
  });
  await graphic.clear();
}

/** Returns what ograf-devtool shows for OGraf packages, after its in-depth test if `isInDepth` is set. */
export async function checkInDevtool(
  tool: Devtool,
  browser: Browser,
  files: readonly string[],
  { isInDepth = false }: { isInDepth?: boolean } = {},
): Promise<{ manifest: string; problems: string }[]> {
  const context = await browser.newContext();
  await context.addInitScript({ content: tool.initScript });
  // The tool's page reads the schemas on ograf.ebu.io, which are newer than the ones that come with the tool.
  await context.addInitScript((schemas) => {
    const { fetch } = window;
    window.fetch = (...request) => {
      // The tool adds the time, and the script above may already have made the address a local one.
      const id = String(request[0]).replace(/^.*\/(?=ograf\.ebu\.io\/)/, 'https://');
      const schema = schemas[id.replace(/\?.*$/, '')];
      return schema ? Promise.resolve(Response.json(schema)) : fetch(...request);
    };
  }, officialSchemas());
  const page = await context.newPage();
  try {
    await page.goto(tool.url);
    // The tool reloads once after its service worker is installed.
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.waitForLoadState('load');
    await tool.fillOpfs(page, [...files]);
    await page.locator('button').first().click();
    const rows = page.locator('tbody tr');
    await rows.nth(files.length - 1).waitFor();
    const listed: { manifest: string; problems: string }[] = [];
    for (const row of await rows.all()) {
      const cell = row.locator('td').nth(4);
      await cell
        .getByText(/No issues found|Found issues|Error/)
        .first()
        .waitFor();
      let verdict = (await cell.innerText()).trim();
      if (isInDepth) {
        await row.getByRole('button', { name: 'Run in-depth test' }).click();
        await cell.getByText('End of test').waitFor();
        verdict = (await cell.innerText()).trim();
      }
      const isGood =
        verdict.includes('No issues found') && (!isInDepth || verdict.includes('Everything looks ok'));
      listed.push({
        manifest: await row.locator('td').first().innerText(),
        problems: isGood ? '' : verdict.slice(0, 500),
      });
    }
    return listed;
  } finally {
    await context.close();
  }
}
