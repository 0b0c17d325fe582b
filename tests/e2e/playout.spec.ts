import { expect, test, type Browser, type Page } from '@playwright/test';
import { toAmcp } from '../../src/playout/commands/amcp.ts';
import type { PlayoutCommand } from '../../src/playout/commands/command.ts';
import { toOgrafCall } from '../../src/playout/commands/ograf-call.ts';
import type { Format } from '../../src/playout/hosts.ts';
import { exportTemplate } from '../../tools/playout/export-template.ts';
import type { ExportFile } from '../../src/playout/export/source.ts';
import { openInCasparCg } from '../../tools/playout/casparcg.ts';
import { openRenderer } from '../../tools/playout/ograf-checks.ts';
import { isTransparent, openPage, waitFor } from '../../tools/playout/page.ts';
import { loadExample } from '../../tools/playout/load-example.ts';
import { openServer, RELEASES, type Result } from '../helpers/casparcg-server.ts';

async function fileOf(example: string, format: Format): Promise<ExportFile> {
  const [file] = await exportTemplate(await loadExample(example), format);
  if (!file) throw new Error(`${format} gave no file`);
  return file;
}

/** Opens an export from file://, as CasparCG does. */
async function onAir(browser: Browser, example: string, format: Format = 'casparcg') {
  const opened = await openInCasparCg(browser, await fileOf(example, format));
  await opened.page.waitForFunction('keyfill.flags.load');
  return opened;
}

const dataOf = (page: Page): Promise<unknown> => page.evaluate('({...keyfill.templateData})');

/** Evaluates what a server makes of an AMCP line in the page. */
async function obey(page: Page, { scripts }: Result): Promise<void> {
  for (const script of scripts) await page.evaluate(script);
}

for (const release of RELEASES) {
  test(`the commands that a page shows control the export on CasparCG ${release}`, async ({ browser }) => {
    const { page, errors } = await onAir(browser, 'crawler');
    const server = openServer(release);
    const send = (command: PlayoutCommand) => obey(page, server(toAmcp(command, 'crawler')));
    const data = { _label: 'O\'Hara & "Z"', _crawl: 'Zoë\n😀 \\ C:\\temp\\new\t$5 مرحبا' };
    await send({ type: 'load', data, playOnLoad: true });
    expect(await dataOf(page)).toEqual(data);
    await expect.poll(() => page.evaluate('keyfill.mainComposition.isVisible')).toBe(true);
    await send({ type: 'update', data: { _label: 'Later' } });
    expect(await dataOf(page)).toEqual({ ...data, _label: 'Later' });
    await send({ type: 'invoke', name: 'speed', argument: '9' });
    const moved = () =>
      page.evaluate(`(() => {
        const [from, to] = keyfill.compositions[1].findElementByKey('_crawl').style.x.keyframes;
        return from.value - to.value;
      })()`);
    await expect.poll(moved).toBe(450);
    await send({ type: 'stop' });
    await expect.poll(() => page.evaluate('keyfill.mainComposition.isVisible')).toBe(false);
    await send({ type: 'remove' });
    expect(await page.evaluate('nativeRemovals')).toBe(1);
    expect(errors).toEqual([]);
    await page.close();
  });
}

test('a countdown to a time of day leaves at that time', async ({ browser }) => {
  for (const format of ['casparcg', 'spx'] as const) {
    const { page } = await onAir(browser, 'countdown', format);
    const end = Math.ceil(Date.now() / 1000) * 1000 + 3000;
    const data = { _until: new Date(end).toISOString().slice(11, 19), _zone: 'UTC' };
    await page.evaluate(`update(${JSON.stringify(JSON.stringify(data))}); play();`);
    await expect.poll(() => isTransparent(page)).toBe(false);
    await page.waitForFunction('!keyfill.mainComposition.isVisible');
    // The out animation takes a quarter of a second.
    expect(Math.abs(Date.now() - end - 250)).toBeLessThan(500);
  }
});

test('the calls that a page shows control the OGraf package', async ({ browser }) => {
  const { bytes } = await fileOf('lower-third', 'ograf');
  const { page, errors, main } = await openRenderer(browser, bytes);
  await page.evaluate(`(async () => {
    const {default: Graphic} = await import(${JSON.stringify(main)});
    customElements.define('lower-third', Graphic);
    window.graphic = document.body.appendChild(document.createElement('lower-third'));
  })()`);
  const run = (call: string) => page.evaluate(`(async () => { ${call} })()`);
  await run(toOgrafCall({ type: 'load', data: { _name: 'Zoë "Z" \\ O\'Hara', _title: 'one\ntwo' } }));
  expect(await isTransparent(page)).toBe(true);
  await run(toOgrafCall({ type: 'play' }));
  await expect(page.locator('lower-third')).toContainText('Zoë "Z" \\ O\'Hara');
  expect(await isTransparent(page)).toBe(false);
  await run(toOgrafCall({ type: 'update', data: { _name: 'Ada' } }));
  await expect(page.locator('lower-third')).toContainText('Ada');
  await run(toOgrafCall({ type: 'stop' }));
  expect(await isTransparent(page)).toBe(true);
  await run(toOgrafCall({ type: 'remove' }));
  await expect(page.locator('lower-third')).toBeEmpty();
  expect(errors).toEqual([]);
  await page.close();
});

// The CasparCG page promises this. Width and height in an address are for the server; the graphic plays on.
test('a template from a web server waits for its commands', async ({ browser }) => {
  const { name, bytes } = await fileOf('lower-third', 'casparcg');
  const { page, errors } = await openPage(browser);
  await page.route('http://graphics.example/**', (route) =>
    new URL(route.request().url()).pathname === `/${name}`
      ? route.fulfill({ contentType: 'text/html', body: Buffer.from(bytes) })
      : route.fulfill({ status: 404 }),
  );
  const address = 'http://graphics.example/lower-third.html?width=1920&height=1080';
  const server = openServer('2.5.0');
  const seenName = page.getByText('Jonas Weber', { exact: true }).filter({ visible: true }).first();

  // CG ADD opens the page and calls both functions.
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(`typeof update === 'function' && typeof play === 'function'`);
  await obey(page, server(`CG 1-20 ADD 1 "${address}" 1 "{\\"_name\\":\\"Jonas Weber\\"}"`));
  await expect(seenName).toBeVisible();
  // PLAY [HTML] only opens the page.
  await page.goto('about:blank');
  await page.goto(address);
  await page.waitForFunction('keyfill.flags.load');
  expect(await dataOf(page)).toEqual({});
  expect(await isTransparent(page)).toBe(true);
  // UPDATE and PLAY then show the data.
  await obey(page, server('CG 1-20 UPDATE 1 "{\\"_name\\":\\"Jonas Weber\\"}"'));
  await obey(page, server('CG 1-20 PLAY 1'));
  await expect(seenName).toBeVisible();
  await waitFor(page, 'resting');
  expect(errors).toEqual([]);
  await page.close();
});

test("an export's page has only the documented globals", async ({ browser }) => {
  const { page } = await onAir(browser, 'crawler', 'spx');
  const names = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    document.documentElement.append(frame);
    const own = new Set(Object.getOwnPropertyNames(frame.contentWindow));
    return Object.getOwnPropertyNames(window).filter((name) => !own.has(name) && !/^\d+$/.test(name));
  });
  const contract = ['SPXGCTemplateDefinition', 'keyfill', 'keyfillDebug', 'next', 'play', 'speed', 'update'];
  // Every page of the server has `remove` before any script runs.
  const host = ['caspar', 'nativeRemovals', 'remove'];
  expect(names.sort().filter((name) => !host.includes(name))).toEqual(contract);
  await page.close();
});

test('a graphic is scaled to the window without being distorted', async ({ browser }) => {
  const { page } = await onAir(browser, 'lower-third');
  const place = () =>
    page.evaluate(`(() => {
      const { left, top, width, height } = keyfill.mainComposition.domNode.getBoundingClientRect();
      return [left, top, width, height].map(Math.round);
    })()`);
  for (const [height, top] of [
    [540, 0],
    [960, 210],
  ] as const) {
    await page.setViewportSize({ width: 960, height });
    await expect.poll(place).toEqual([0, top, 960, 540]);
  }
  await page.close();
});
