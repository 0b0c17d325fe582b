// What exports must do on real playout hosts.
import type { Browser } from '@playwright/test';
import type { Devtool, OgrafServer, Spx } from './host-programs.ts';
import type { Screen } from './host-screen.ts';
import { ensure } from './page.ts';

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
