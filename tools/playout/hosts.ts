// Real playout hosts: where they are, a page on which they show graphics, and what is seen there. The hosts are not part of the
// project. They are expected next to it, or in the folder that KEYFILL_HOSTS names.
import type { Browser } from '@playwright/test';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteDir } from '../shared/site-dir.ts';
import { fastShot } from '../test/fast-shot.ts';
import type { Devtool, OgrafServer, Spx } from './host-programs.ts';
import { CheckError, ensure } from './page.ts';

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

/** The hosts as pages name them, with the version that `../shared/hosts` contains. */
export const HOST_NAMES = {
  spx: 'SPX 1.4.1',
  ografServer: 'ograf-server, commit 7aacabf',
  devtool: 'ograf-devtool, commit 7b29ad9',
};

/** A quarter of the pixels of a 1080 line picture: enough to see a graphic, and quick to take. */
const SCALE = 0.25;

/** The longest that a graphic may take to arrive or to leave, in milliseconds. */
const PATIENCE = 15_000;

/** Writes the files of an export to a folder of their own. */
export function writeExport(files: readonly { name: string; bytes: Uint8Array }[]): {
  folder: string;
  first: string;
  remove: () => void;
} {
  const folder = mkdtempSync(path.join(tmpdir(), 'keyfill-host-'));
  for (const { name, bytes } of files) writeFileSync(path.join(folder, name), bytes);
  return {
    folder,
    first: path.join(folder, files[0]?.name ?? ''),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Returns all visible text in a node, including frames and shadow roots. It runs in the page, so it can't contain another function
 * with a name: the tool that compiles it adds calls around those that the page doesn't know.
 */
function textInside(node: Node = globalThis.document.body): string {
  if (node.nodeType === 3)
    return node.parentElement?.checkVisibility({ checkVisibilityCSS: true }) === false
      ? ''
      : (node.nodeValue ?? '');
  if (/^(SCRIPT|STYLE)$/.test(node.nodeName)) return '';
  const roots: Node[] = [node];
  const { shadowRoot, contentDocument } = node as Partial<HTMLElement & HTMLIFrameElement>;
  if (shadowRoot) roots.push(shadowRoot);
  if (contentDocument?.body) roots.push(contentDocument.body);
  return roots.flatMap((root) => [...root.childNodes].map((child) => textInside(child))).join('');
}

/** Opens the page of a renderer and watches it. */
export async function openScreen(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 1920, height: 1080 },
    deviceScaleFactor: SCALE,
  });
  const page = await context.newPage();

  const requests: string[] = [];

  const reports: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => {
    if (message.text().includes('[keyfill]')) reports.push(message.text());
  });
  await page.goto(url);
  // SPX sends its commands only to pages that have connected.
  await page.waitForTimeout(1000);

  const picture = async () => (await fastShot(page, { omitBackground: true })).toString('base64');

  /** Waits until the picture fulfills a condition. */
  async function waitFor(isWanted: (seen: string) => boolean, problem: string) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const seen = await picture();
      if (isWanted(seen)) return seen;
      if (Date.now() > end) throw new CheckError(problem);
      await page.waitForTimeout(50);
    }
  }

  return {
    page,
    requests,
    reports,
    picture,
    waitFor,
    /** Waits until two pictures in a row are the same. */
    async waitForRest() {
      let last = '';
      await waitFor((seen) => {
        const isResting = seen === last;
        last = seen;
        return isResting;
      }, 'the picture never rests');
    },
    /** All visible text in the page. */
    text: (): Promise<string> => page.evaluate(`(${String(textInside)})()`),

    async waitForText(wanted: string) {
      await page
        .waitForFunction(
          ([find, text]) => new Function(`return (${find})()`)().includes(text),
          [String(textInside), wanted],
          { timeout: PATIENCE },
        )
        .catch(() => ensure(false, `"${wanted}" doesn't appear`));
    },
    close: () => context.close(),
  };
}

export type Screen = Awaited<ReturnType<typeof openScreen>>;

/** A word that no example contains. */
const NEW_TEXT = 'Wolkenstein';

/**
 * One life on air, judged by pixels: empty, visible after play, changed after the update, empty after stop.
 * @param commands.next - Continues to the next step; left out for a graphic without steps.
 * @param commands.update - Shows another text on air.
 */
async function checkLife(
  screen: Screen,
  {
    play,
    next,
    update,
    stop,
  }: {
    play: () => Promise<unknown>;
    next?: () => Promise<unknown>;
    update: (text: string) => Promise<unknown>;
    stop: () => Promise<unknown>;
  },
) {
  const empty = await screen.picture();
  await play();
  await screen.waitFor((seen) => seen !== empty, 'nothing is visible after play');
  if (next) {
    await screen.waitForRest();
    const resting = await screen.picture();
    await next();
    await screen.waitFor((seen) => seen !== resting && seen !== empty, 'Continue changes nothing');
  }
  const before = await screen.picture();
  await update(NEW_TEXT);
  await screen.waitForText(NEW_TEXT);
  await screen.waitFor((seen) => seen !== before && seen !== empty, 'an update changes nothing');
  await stop();
  await screen.waitFor((seen) => seen === empty, 'something is left after stop');
}

/**
 * Imports an export into SPX.
 * @param file - An HTML file, or the ZIP file of an OGraf package.
 */
export async function importIntoSpx(spx: Spx, file: string) {
  const [item] = await spx.importTemplate(file);
  ensure(item, 'SPX imported nothing');
  ensure(
    ['1', '2', '3', '4', '5'].includes(item.webplayout) && item.playlayer === item.webplayout,
    `after the import, the layer is ${item.playlayer} and ${item.webplayout}`,
  );
  return item;
}

/**
 * The life of an export on SPX. Its OGraf items can't be updated on air, by a defect of SPX: changed values take effect with
 * the next play.
 * @param key - Of a text field.
 */
export async function checkOnSpx(spx: Spx, screen: Screen, file: string, key: string) {
  const item = await importIntoSpx(spx, file);
  await checkLife(screen, {
    play: () => spx.play(item),
    ...(Number(item.steps) > 1 && { next: () => spx.next(item) }),
    update: async (text) => {
      if (file.endsWith('.html')) return spx.update(item, { [key]: text });
      spx.setFields(item, { [key]: text });
      return spx.play(item);
    },
    stop: () => spx.stop(item),
  });
  return item;
}

/**
 * The life of an OGraf package on ograf-server.
 * @param key - Of a text field.
 */
export async function checkOnOgrafServer(
  server: OgrafServer,
  screen: Screen,
  file: string,
  key: string,
  stepCount: number,
) {
  const [uploaded] = await server.upload(file);
  ensure(uploaded, 'the server lists no graphic');
  const graphic = await server.load(uploaded.id, { layer: 1, id: 'test' });
  await checkLife(screen, {
    play: () => graphic.play(),
    ...(stepCount > 1 && { next: () => graphic.play() }),
    update: (text) => graphic.update({ [key]: text }),
    stop: () => graphic.stop(),
  });
  await graphic.clear();
}

/**
 * Opens OGraf packages in ograf-devtool and reads its verdicts.
 * @param files - ZIP files.
 * @param options - `isInDepth`: whether the tool's in-depth test runs, too.
 * @returns What it lists as a graphic; `problems` is empty if it finds none.
 */
export async function checkInDevtool(
  tool: Devtool,
  browser: Browser,
  files: readonly string[],
  { isInDepth = false }: { isInDepth?: boolean } = {},
): Promise<{ manifest: string; problems: string }[]> {
  const context = await browser.newContext();
  await context.addInitScript({ content: tool.initScript });
  const page = await context.newPage();
  try {
    await page.goto(tool.url);
    // The tool reloads once when its service worker is there.
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

/** Starts every host, each with the page of its renderer. */
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
