import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { ExportSource } from '../../src/playout/export/source.ts';
import { exportTemplate } from '../../tools/playout/export-template.ts';
import { writeExport } from '../../tools/playout/write-export.ts';
import { loadExample } from '../../tools/playout/load-example.ts';
import type { Spx, SpxItem } from '../../tools/hosts/spx.ts';
import { imported, SPX_FORMATS, test, type SpxFormat } from './fixtures.ts';

const NASTY = 'Zoë "Z" O\'Hara & <b>sons</b> \\ a<br>b مرحبا';

const SHOWS = { spx: 'SPX', ograf: 'OGRAF' } as const satisfies Record<SpxFormat, string>;

const rowOf = (controller: Page, item: SpxItem) =>
  controller.locator(`.itemrow[data-spx-epoch="${item.itemID}"]`);

async function openController(screenPage: Page, host: Spx, format: SpxFormat = 'spx'): Promise<Page> {
  const controller = await screenPage.context().newPage();
  await controller.goto(host.controllerUrl(SHOWS[format]));
  return controller;
}

for (const format of SPX_FORMATS) {
  test(`SPX shows special characters in text and in names, as ${format}`, async ({
    spx: { host, screen },
  }) => {
    const source = await loadExample('lower-third');
    const named = { ...source, project: { ...source.project, name: 'Łódź – Счёт 新闻' } };
    const item = await imported(host, named, format);
    host.setFields(item, { _name: NASTY, _title: 'Tom &amp; Jerry' });
    await host.play(item);
    await screen.waitForText(NASTY);
    await screen.waitForText('Tom &amp; Jerry');
    if (format === 'spx') {
      await host.update(item, { _name: `Later ${NASTY}`, _title: 'Ben &lt; Bill' });
      await screen.waitForText(`Later ${NASTY}`);
      await screen.waitForText('Ben &lt; Bill');
    }
    await host.stop(item);
  });
}

test("SPX's buttons run the invoke commands of an HTML template", async ({ spx: { host, screen } }) => {
  const item = await imported(host, 'score-bug');
  await host.play(item);
  await screen.waitForText('NOR');
  const controller = await openController(screen.page, host);
  const errors: string[] = [];
  controller.on('pageerror', (error) => errors.push(error.message));
  controller.on('dialog', (dialog) => void dialog.accept('GOAL by 7'));
  await rowOf(controller, item).locator('button', { hasText: 'Goal' }).dispatchEvent('click');
  await screen.waitForText('GOAL by 7');
  expect(errors.filter((message) => message.includes('goal'))).toEqual([]);
  await controller.close();
  await host.stop(item);
});

test('SPX stops a graphic at the Continue after its last step', async ({ spx: { host, screen, empty } }) => {
  const item = await imported(host, 'full-screen');
  const controller = await openController(screen.page, host);
  const row = rowOf(controller, item);
  await row.dispatchEvent('click');
  const sent: string[] = [];
  controller.on('request', (request) => {
    const command = /"command":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    if (command !== undefined && command !== 'preview') sent.push(command);
  });
  await row.locator('[data-spx-name="playbutton"]').dispatchEvent('click');
  await screen.waitFor((seen) => seen !== empty, 'nothing is visible');
  for (let press = 1; press <= Number(item.steps); press += 1) {
    await screen.waitForRest();
    await controller.locator('#MasterCONTINUE').dispatchEvent('click');
    await expect.poll(() => sent.length).toBe(press + 1);
  }
  expect(sent).toEqual(['play', 'next', 'next', 'stop']);
  await screen.waitFor((seen) => seen === empty, 'the graphic is still visible');
  await controller.close();
});

test('an SPX image field lists all kinds of pictures, and none', async ({ spx: { host, screen } }) => {
  const exported = writeExport(await exportTemplate(await loadExample('full-screen'), 'spx'));
  const size = { width: 64, height: 64 };
  for (const type of ['png', 'jpeg', 'webp'] as const) {
    const picture = sharp({ create: { ...size, channels: 3, background: '#d00' } });
    await picture.toFormat(type).toFile(path.join(exported.folder, `photo.${type}`));
  }
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>';
  writeFileSync(path.join(exported.folder, 'photo.svg'), svg);
  const [item] = await host.importTemplate(exported.folder, { format: 'SPX' });
  exported.remove();
  const controller = await openController(screen.page, host);
  const options = await rowOf(controller, item!)
    .locator('select[data-update="_photo"] option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  await controller.close();
  expect(options).toEqual(
    expect.arrayContaining(['none', './photo.png', './photo.jpeg', './photo.webp', './photo.svg']),
  );

  const shown = async (value: string) => {
    host.setFields(item!, { _photo: value, _topic: `Picture ${value}` });
    const requests = screen.requests.length;
    await host.play(item!);
    await screen.waitForText(`Picture ${value}`);
    await screen.waitForRest();
    const others = screen.requests.slice(requests).filter((url) => /none|photo|undefined/.test(url));
    return { picture: await screen.picture(), requested: others.length };
  };
  const seen = [await shown('./photo.svg'), await shown('./photo.jpeg'), await shown('none')];
  expect(seen.map(({ requested }) => requested)).toEqual([1, 1, 0]);
  expect(new Set(seen.map((one) => one.picture)).size).toBe(3);
  await host.stop(item!);
});

/** A lower third with fields for choosing, switching, and picking instead of typing. */
async function withOtherFields(): Promise<ExportSource> {
  const source = await loadExample('lower-third');
  const choices = [
    { value: 'Ada', label: 'First' },
    { value: 'Bo', label: 'Second' },
  ];
  const templateDefinition = {
    ...source.project.templateDefinition,
    uiColor: 4,
    fields: [
      { key: '_name', title: 'Name', type: 'dropdown', choices, value: 'Bo' },
      { key: '_title', title: 'Live', type: 'checkbox', value: 'true' },
      { key: '_color', title: 'Color', type: 'color', value: '#ff8800' },
      { key: '_share', title: 'Share', type: 'percentage', value: '0.25', step: 0.05 },
      { key: '_id', title: 'ID', type: 'hidden', value: 'a1' },
    ],
    decorations: [{ type: 'divider', text: 'Look', before: '_color' }],
  } as const;
  return { ...source, project: { ...source.project, templateDefinition } };
}

for (const format of SPX_FORMATS) {
  test(`SPX has a control for each type of field, as ${format}`, async ({ spx: { host, screen } }) => {
    const item = await imported(host, await withOtherFields(), format);
    const controller = await openController(screen.page, host, format);
    const row = rowOf(controller, item);
    await expect(row).toHaveClass(/row_accent4/);
    const name = row.locator('select[data-update="_name"]');
    await expect(name).toHaveValue('Bo');
    await expect(name.locator('option:not([disabled])')).toHaveText(['First', 'Second']);
    await expect(row.locator('input[type="checkbox"][data-update="_title"]')).toBeChecked();
    await expect(row.locator('input[data-update="_color"]')).toHaveValue('#ff8800');
    await expect(row.locator('input[type="number"][data-update="_share"]')).toHaveValue('0.25');
    await expect(row.locator('.divider')).toHaveCount(format === 'spx' ? 1 : 0);
    await controller.close();
    await host.play(item);
    // The checkbox arrives as 1.
    await expect.poll(() => screen.text()).toMatch(/Bo\s*1|1\s*Bo/);
    await host.stop(item);
  });
}

test('SPX shows HTML and OGraf at the same time, each on its layer', async ({
  spx: { host, screen, empty },
}) => {
  const items: SpxItem[] = [];
  for (const [index, example] of ['lower-third', 'station-logo', 'score-bug', 'share-price'].entries()) {
    const item = host.setLayer(await imported(host, example, SPX_FORMATS[index % 2]), index + 1);
    const before = await screen.picture();
    await host.play(item);
    await screen.waitFor((seen) => seen !== before, 'a further layer shows nothing');
    items.push(item);
  }
  for (const text of ['Halvorsen', 'harbor', 'NOR', 'Harbor Rail']) await screen.waitForText(text);
  for (const item of items) await host.stop(item);
  await screen.waitFor((seen) => seen === empty, 'something is left after stop');
});
