import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { ExportSource } from '../../src/playout/export/source.ts';
import type { Spx, SpxItem } from '../../tools/hosts/spx.ts';
import { importIntoSpx } from '../../tools/playout/host-checks.ts';
import { sourceOf, SPX_FORMATS, test, withExport, type OnAir, type SpxFormat } from './fixtures.ts';
import { withPictures } from './pictures.ts';

const NASTY = 'Zoë "Z" O\'Hara & <b>sons</b> \\ a<br>b مرحبا';

for (const format of SPX_FORMATS) {
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
}

/** An item's row on the controller's page. */
const rowOf = (controller: Page, item: SpxItem) =>
  controller.locator(`.itemrow[data-spx-epoch="${item.itemID}"]`);

test("SPX's buttons run the invoke commands of an HTML template", async ({ spx: { host, screen } }) => {
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

/** The time after which SPX stops a graphic. It starts with Play, and a busy machine takes a while to load the file. */
const OUT_MODE = 5000;

/** Imports a lower third that leaves after this time, and opens the controller's page. */
async function openTimed({ host, screen }: OnAir<Spx>, format: SpxFormat) {
  const source = await sourceOf('lower-third');
  const templateDefinition = { ...source.project.templateDefinition, outMode: OUT_MODE };
  const item: SpxItem = await withExport(
    { ...source, project: { ...source.project, templateDefinition } },
    format,
    (file) => importIntoSpx(host, file),
  );
  const controller = await screen.page.context().newPage();
  const row = rowOf(controller, item);
  // SPX previews the row that's selected, first of all the topmost one. If it does so while its renderer loads a
  // graphic, that graphic never plays.
  const selectBy = (action: () => Promise<unknown>) =>
    Promise.all([
      controller.waitForResponse((response) => /"preview"/.test(response.request().postData() ?? '')),
      action(),
    ]);
  await selectBy(() => controller.goto(host.controllerUrl(format === 'spx' ? 'SPX' : 'OGRAF')));
  const isSelected = await row.evaluate((node) => node.classList.contains('inFocus'));
  if (!isSelected) await selectBy(() => row.dispatchEvent('click'));
  const press = () => row.locator('[data-spx-name="playbutton"]').dispatchEvent('click');
  return { item, controller, row, press };
}

for (const format of SPX_FORMATS) {
  test(`SPX stops a graphic after the time in its out mode, and marks it as off air, as ${format}`, async ({
    spx,
  }) => {
    const { screen, empty } = spx;
    const { controller, row, press } = await openTimed(spx, format);
    await row.evaluate((node) => {
      const states: [isOnAir: string | null, time: number][] = [];
      new MutationObserver(() =>
        states.push([node.getAttribute('data-spx-onair'), performance.now()]),
      ).observe(node, { attributeFilter: ['data-spx-onair'] });
      Object.assign(window, { states });
    });
    await press();
    await screen.waitFor((seen) => seen !== empty, 'nothing is visible after play');
    await screen.waitFor((seen) => seen === empty, 'the graphic never leaves');
    const states = await controller.evaluate(
      () => (window as unknown as { states: [string, number][] }).states,
    );
    expect(states.map(([isOnAir]) => isOnAir)).toEqual(['true', 'false']);
    const [start, end] = states.map(([, time]) => time);
    // On a busy machine, both can be late.
    expect(end! - start!).toBeGreaterThan(OUT_MODE - 500);
    expect(end! - start!).toBeLessThan(OUT_MODE + 2000);
    await controller.close();
  });
}

test("a graphic with a time stays if SPX's controller page is closed before the time is up", async ({
  spx,
}) => {
  const { host, screen, empty } = spx;
  const { item, controller, press } = await openTimed(spx, 'spx');
  await press();
  await screen.waitFor((seen) => seen !== empty, 'nothing is visible after play');
  await controller.close();
  await screen.page.waitForTimeout(OUT_MODE + 2000);
  await screen.waitForPaintedText('Mira Halvorsen');
  await host.stop(item);
});

async function importWithPictures(host: Spx, page: Page, format: SpxFormat): Promise<SpxItem> {
  const source = await sourceOf('full-screen');
  const [item] = await withPictures(page, source, format, (folder) =>
    host.importTemplate(folder, { format: format === 'spx' ? 'SPX' : 'OGRAF' }),
  );
  if (!item) throw new Error('SPX imported nothing');
  return item;
}

for (const format of SPX_FORMATS) {
  test(`an SPX image field lists every kind of picture, and "none" shows no picture, as ${format}`, async ({
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
}

/** A lower third with fields for choosing, switching, and picking instead of typing. */
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

for (const format of SPX_FORMATS) {
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
}

test('SPX shows five graphics at once, HTML and OGraf, each on its own layer', async ({
  spx: { host, screen, empty },
}) => {
  const examples = ['lower-third', 'station-logo', 'score-bug', 'change-fill-color', 'share-price'];
  for (const format of SPX_FORMATS) {
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
    for (const text of ['Halvorsen', 'Harbor TV', 'NOR', 'Norvale', 'Harbor Rail'])
      await screen.waitForText(text);
    for (const item of items) await host.stop(item);
    await screen.waitFor((seen) => seen === empty, `something is left after stop, as ${format}`);
  }
});

test("SPX 1.4.1's own Update doesn't reach an HTML template on air, as the page says", async ({
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
