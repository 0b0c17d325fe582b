import { expect } from '@playwright/test';
import { importIntoSpx } from '../../tools/playout/host-checks.ts';
import { FAST, sourceOf, test, withExport } from './fixtures.ts';

test('SPX stops a graphic at one Continue more than it has steps', async ({
  spx: { host, screen, empty },
}) => {
  const [item] = await withExport(await sourceOf('full-screen'), 'spx', (file) => host.importTemplate(file));
  const controller = await screen.page.context().newPage();
  await controller.goto(host.controllerUrl('SPX'));
  const row = controller.locator(`.itemrow[data-spx-epoch="${item!.itemID}"]`);
  await row.dispatchEvent('click');
  await screen.setSpeed(FAST);
  const sent: string[] = [];
  controller.on('request', (request) => {
    const command = /"command":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    if (command !== undefined && command !== 'preview') sent.push(command);
  });
  await row.locator('[data-spx-name="playbutton"]').dispatchEvent('click');
  await screen.waitFor((seen) => seen !== empty, 'nothing is visible');
  for (let press = 1; press <= Number(item!.steps); press += 1) {
    await screen.waitForRest();
    await controller.locator('#MasterCONTINUE').dispatchEvent('click');
    await expect.poll(() => sent.length).toBe(press + 1);
  }
  expect(sent).toEqual(['play', 'next', 'next', 'stop']);
  await screen.waitFor((seen) => seen === empty, 'the graphic is still visible');
  await screen.setSpeed(1);
  await controller.close();
});

test("SPX's Project settings override the layers and the data format, so the file stays as it is", async ({
  spx: { host, screen, empty },
}) => {
  const before = await withExport(await sourceOf('lower-third'), 'spx', (file) => importIntoSpx(host, file));
  expect(before).toMatchObject({ playlayer: '5', webplayout: '5', dataformat: 'json' });
  const controller = await screen.page.context().newPage();
  const rundownUrl = host.controllerUrl('SPX');
  const [, foldername = ''] = /\/gc\/([^/]+)\//.exec(rundownUrl) ?? [];

  await controller.goto(`${host.url}/show/${foldername}/config`);
  const forms = controller.locator('form[action="config/saveTemplate"]');
  const templateindex = (await forms.count()) - 1;
  const saved = controller.waitForResponse((response) => response.url().endsWith('/config/saveTemplate'));
  await forms.last().evaluate((form: HTMLFormElement) => {
    const set = (name: string, value: string) => {
      (form.elements.namedItem(`templateData[${name}]`) as HTMLInputElement).value = value;
    };
    set('playlayer', '20');
    set('webplayout', '2');
    set('dataformat', 'xml');
    form.requestSubmit();
  });
  await saved;

  await controller.goto(rundownUrl);
  const datafile = await controller.locator('#datafile').inputValue();
  const data = { command: 'addItemToRundown', foldername, listname: 'r1', datafile, templateindex };
  const known = new Set(host.rundown().map(({ itemID }) => itemID));
  await controller.request.post(`${rundownUrl}/`, { data });
  const item = host.rundown().find(({ itemID }) => !known.has(itemID))!;
  expect(item).toMatchObject({ playlayer: '20', webplayout: '2', dataformat: 'xml', steps: before.steps });
  await controller.close();
  await host.play(item);
  await expect(screen.page.frameLocator('#layer2').getByText('Mira').first()).toBeVisible();
  await host.stop(item);
  await screen.waitFor((seen) => seen === empty, 'the graphic is still visible');
});
