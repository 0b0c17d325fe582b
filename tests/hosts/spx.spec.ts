import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { exportTemplate } from '../../tools/playout/export-template.ts';
import type { ExportFile, ExportSource } from '../../src/playout/export/source.ts';
import type { Spx, SpxItem } from '../../tools/playout/host-programs.ts';
import { importIntoSpx } from '../../tools/playout/host-checks.ts';
import { writeExport } from '../../tools/playout/hosts.ts';
import { sourceOf, test, withExport } from './hosts.ts';

const FORMATS = ['spx', 'ograf'] as const;
const NASTY = 'Zoë "Z" O\'Hara & <b>sons</b> \\ a<br>b مرحبا';

for (const format of FORMATS) {
  test(`SPX plays and stops a graphic twenty times, as ${format}`, async ({
    spx: { host, screen, empty },
  }) => {
    const item: SpxItem = await withExport(await sourceOf('lower-third'), format, (file) =>
      importIntoSpx(host, file),
    );
    for (let cycle = 1; cycle <= 20; cycle += 1) {
      await host.play(item);
      await screen.waitFor((seen) => seen !== empty, `nothing is visible in cycle ${cycle}`);
      await host.stop(item);
      await screen.waitFor((seen) => seen === empty, `something is left after cycle ${cycle}`);
    }
  });

  test(`SPX shows what was typed, special characters included, as ${format}`, async ({
    spx: { host, screen },
  }) => {
    const item: SpxItem = await withExport(await sourceOf('lower-third'), format, (file) =>
      importIntoSpx(host, file),
    );
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

  test(`SPX shows nothing for a field that the operator emptied, as ${format}`, async ({
    spx: { host, screen },
  }) => {
    const item: SpxItem = await withExport(await sourceOf('lower-third'), format, (file) =>
      importIntoSpx(host, file),
    );
    host.setFields(item, { _name: '', _title: 'Only a title' });
    await host.play(item);
    await screen.waitForText('Only a title');
    expect(await screen.text()).not.toContain('Mira Halvorsen');
    await screen.waitForRest();
    const without = await screen.picture();
    host.setFields(item, { _name: 'Mira Halvorsen', _title: 'Only a title' });
    await host.play(item);
    await screen.waitForText('Mira Halvorsen');
    await screen.waitForRest();
    expect(await screen.picture()).not.toBe(without);
    await host.stop(item);
  });
}

/** The row of an item on the page of the controller. */
const rowOf = (controller: Page, item: SpxItem) =>
  controller.locator(`.itemrow[data-spx-epoch="${item.itemID}"]`);

test('the buttons of SPX run the invoke commands of an HTML template', async ({ spx: { host, screen } }) => {
  const item: SpxItem = await withExport(await sourceOf('score-bug'), 'spx', (file) =>
    importIntoSpx(host, file),
  );
  await host.play(item);
  await screen.waitForText('NOR');
  const controller = await screen.page.context().newPage();
  const errors: string[] = [];
  controller.on('pageerror', (error) => errors.push(error.message));
  controller.on('dialog', (dialog) => void dialog.accept('GOAL by 7'));
  await controller.goto(host.controllerUrl('SPX'));
  await rowOf(controller, item).locator('button', { hasText: 'Goal' }).dispatchEvent('click');
  await screen.waitForText('GOAL by 7');
  expect(errors.filter((message) => message.includes('goal'))).toEqual([]);
  await controller.close();
  await host.stop(item);
});

/** Files of an export in a folder with pictures beside the template. */
async function withPictures<Result>(
  page: Page,
  files: readonly ExportFile[],
  run: (folder: string) => Promise<Result>,
): Promise<Result> {
  const pictures = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [64, 64];
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#d00';
    pen.fillRect(0, 0, 64, 64);
    return ['png', 'jpeg', 'webp'].map((type) => [type, canvas.toDataURL(`image/${type}`)] as const);
  });
  const exported = writeExport(files);
  for (const [type, url] of pictures)
    writeFileSync(
      path.join(exported.folder, `photo.${type}`),
      Buffer.from(url.split(',')[1] ?? '', 'base64'),
    );
  writeFileSync(
    path.join(exported.folder, 'photo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#0d0"/></svg>',
  );
  try {
    return await run(exported.folder);
  } finally {
    exported.remove();
  }
}

/** The files of a package without the folder around them. */
const unpacked = ({ bytes }: ExportFile): readonly ExportFile[] =>
  Object.entries(unzipSync(bytes))
    .filter(([name]) => name.split('/').length === 2)
    .map(([name, content]) => ({ name: path.basename(name), type: '', bytes: content }));

async function importWithPictures(host: Spx, page: Page, format: 'spx' | 'ograf'): Promise<SpxItem> {
  const [file] = await exportTemplate(await sourceOf('full-screen'), format);
  if (!file) throw new Error('the export gave no file');
  const files = format === 'spx' ? [file] : unpacked(file);
  const [item] = await withPictures(page, files, (folder) =>
    host.importTemplate(folder, { format: format === 'spx' ? 'SPX' : 'OGRAF' }),
  );
  if (!item) throw new Error('SPX imported nothing');
  return item;
}

for (const format of FORMATS)
  test(`an image field of SPX lists every kind of picture, and "none" shows none, as ${format}`, async ({
    spx: { host, screen },
  }) => {
    const item = await importWithPictures(host, screen.page, format);
    const controller = await screen.page.context().newPage();
    await controller.goto(host.controllerUrl(format === 'spx' ? 'SPX' : 'OGRAF'));
    const options = await rowOf(controller, item)
      .locator('select[data-update="_photo"] option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
    await controller.close();
    expect(options).toEqual(
      expect.arrayContaining(['none', './photo.png', './photo.jpeg', './photo.webp', './photo.svg']),
    );

    const shown = async (value: string) => {
      host.setFields(item, { _photo: value, _topic: `Picture ${value}` });
      const requests = screen.requests.length;
      await host.play(item);
      await screen.waitForText(`Picture ${value}`);
      await screen.waitForRest();
      return { picture: await screen.picture(), requests: screen.requests.slice(requests) };
    };
    const svg = await shown('./photo.svg');
    expect(svg.requests.filter((url) => url.includes('/photo.svg'))).toHaveLength(1);
    const jpeg = await shown('./photo.jpeg');
    expect(jpeg.requests.filter((url) => url.includes('/photo.jpeg'))).toHaveLength(1);
    expect(jpeg.picture).not.toBe(svg.picture);
    const none = await shown('none');
    expect(none.requests.filter((url) => /none|photo|undefined/.test(url))).toEqual([]);
    expect([svg.picture, jpeg.picture]).not.toContain(none.picture);
    await host.stop(item);
  });

/** A lower third whose operator chooses, switches, and picks instead of typing. */
async function withOtherFields(): Promise<ExportSource> {
  const source = await sourceOf('lower-third');
  const choices = [
    { value: 'Ada', label: 'First' },
    { value: 'Bo', label: 'Second' },
  ];
  return {
    ...source,
    project: {
      ...source.project,
      templateDefinition: {
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
      },
    },
  };
}

for (const format of FORMATS)
  test(`SPX has a control for each type of field, and the template gets text, as ${format}`, async ({
    spx: { host, screen },
  }) => {
    const item: SpxItem = await withExport(await withOtherFields(), format, (file) =>
      importIntoSpx(host, file),
    );
    const controller = await screen.page.context().newPage();
    await controller.goto(host.controllerUrl(format === 'spx' ? 'SPX' : 'OGRAF'));
    const row = rowOf(controller, item);
    await expect(row).toHaveClass(/row_accent4/);
    await expect(row.locator('select[data-update="_name"]')).toHaveValue('Bo');
    await expect(row.locator('select[data-update="_name"] option:not([disabled])')).toHaveText([
      'First',
      'Second',
    ]);
    await expect(row.locator('input[type="checkbox"][data-update="_title"]')).toBeChecked();
    await expect(row.locator('input[data-update="_color"]')).toHaveValue('#ff8800');
    await expect(row.locator('input[type="number"][data-update="_share"]')).toHaveValue('0.25');
    await expect(row.locator('.divider')).toHaveCount(format === 'spx' ? 1 : 0);
    await controller.close();
    await host.play(item);
    // The checkbox arrives as 1.
    await expect.poll(() => screen.text(), { timeout: 60_000 }).toMatch(/Bo\s*1|1\s*Bo/);
    await host.stop(item);
  });

test('SPX shows five graphics at once, each on its layer, HTML and OGraf', async ({
  spx: { host, screen, empty },
}) => {
  const examples = ['lower-third', 'station-logo', 'score-bug', 'change-fill-color', 'share-price'];
  for (const format of FORMATS) {
    const items: SpxItem[] = [];
    for (const [index, example] of examples.entries()) {
      const item: SpxItem = await withExport(await sourceOf(example), format, (file) =>
        importIntoSpx(host, file),
      );
      items.push(host.setLayer(item, index + 1));
    }
    for (const item of items) {
      const before = await screen.picture();
      await host.play(item);
      await screen.waitFor((seen) => seen !== before, 'a further layer shows nothing');
    }
    for (const text of ['Halvorsen', 'Harbor TV', 'NOR', 'Northlight', 'Harbor Rail'])
      await screen.waitForText(text);
    for (const item of items) await host.stop(item);
    await screen.waitFor((seen) => seen === empty, `something is left after stop, as ${format}`);
  }
});

test("SPX 1.4.1's own Update doesn't reach an HTML template on air, which the page says", async ({
  spx: { host, screen },
}) => {
  const item: SpxItem = await withExport(await sourceOf('lower-third'), 'spx', (file) =>
    importIntoSpx(host, file),
  );
  await host.play(item);
  await screen.waitForText('Mira Halvorsen');
  await host.update(item, { _name: 'Never seen' }, { asController: true });
  await screen.page.waitForTimeout(500);
  expect(await screen.text()).not.toContain('Never seen');
  host.setFields(item, { _name: 'Seen after another play' });
  await host.play(item);
  await screen.waitForText('Seen after another play');
  await host.stop(item);
});
