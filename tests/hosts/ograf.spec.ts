import { expect } from '@playwright/test';
import type { Loaded, OgrafServer } from '../../tools/hosts/types.ts';
import { exampleNames } from '../../tools/playout/example-names.ts';
import { exportTemplate } from '../../tools/playout/export-template.ts';
import { checkInDevtool } from '../../tools/playout/host-checks.ts';
import { serveDevtool } from '../../tools/hosts/devtool.ts';
import { writeExport } from '../../tools/playout/start-hosts.ts';
import { loadExample } from '../../tools/playout/validate-example.ts';
import { test, withExport } from './fixtures.ts';
import { withPictures } from './pictures.ts';

/** Loads an example on ograf-server. */
async function loaded(server: OgrafServer, example: string, data: object): Promise<Loaded> {
  const source = await loadExample(example);
  const [graphic] = await withExport(source, 'ograf', (file) => server.upload(file));
  return server.load(graphic?.id ?? '', { data, layer: 1, id: 'test' });
}

test('ograf-server: text arrives as it was sent, because this host escapes nothing', async ({
  ografServer: { host, screen },
}) => {
  const graphic = await loaded(host, 'lower-third', {
    _name: 'Tom &amp; Jerry',
    _title: 'a<br>b "c" \\ مرحبا',
  });
  await graphic.play({ skipAnimation: true });
  await screen.waitForText('Tom &amp; Jerry');
  await screen.waitForText('a<br>b "c" \\ مرحبا');
  await graphic.update({ _name: '' });
  await expect.poll(() => screen.text()).not.toContain('Jerry');
  await graphic.stop({ skipAnimation: true });
  await graphic.clear();
});

test('ograf-server: an image field shows the chosen picture, and the placeholder if it is emptied', async ({
  ografServer: { host, screen },
}) => {
  const [uploaded] = await withPictures(await loadExample('full-screen'), 'ograf', (folder) =>
    host.upload(folder),
  );
  const graphic = await host.load(uploaded?.id ?? '', { layer: 1, id: 'test' });
  await graphic.play({ skipAnimation: true });
  await screen.waitForRest();
  const placeholder = await screen.picture();
  const shown = async (value: string) => {
    const before = screen.requests.length;
    expect(await graphic.update({ _photo: value })).toMatchObject({ statusCode: 200 });
    await screen.waitForRest();
    return { picture: await screen.picture(), requests: screen.requests.slice(before) };
  };
  const svg = await shown('./photo.svg');
  expect(svg.requests.filter((url) => url.endsWith('/photo.svg'))).toHaveLength(1);
  const jpeg = await shown('./photo.jpeg');
  expect(jpeg.requests.filter((url) => url.endsWith('/photo.jpeg'))).toHaveLength(1);
  expect(jpeg.picture).not.toBe(svg.picture);
  const none = await shown('');
  // The server's own page asks for its logo at any time.
  const others = /\/(?:harbor|ograf-logo-colour)\.svg(?:\?|$)/;
  expect(none.requests.filter((url) => !others.test(url))).toEqual([]);
  expect(none.picture).toBe(placeholder);
  expect([svg.picture, jpeg.picture]).not.toContain(placeholder);
  await graphic.stop({ skipAnimation: true });
  await graphic.clear();
});

test('ograf-devtool lists each package once, without a problem', async ({ browser }) => {
  const files = (
    await Promise.all(
      exampleNames().map(async (example) => exportTemplate(await loadExample(example), 'ograf')),
    )
  ).flat();
  const exported = writeExport(files);
  const tool = await serveDevtool();
  try {
    const listed = await checkInDevtool(
      tool,
      browser,
      files.map(({ name }) => `${exported.folder}/${name}`),
    );
    expect(listed).toHaveLength(files.length);
    expect(listed.filter(({ problems }) => problems !== '')).toEqual([]);
  } finally {
    await tool.close();
    exported.remove();
  }
});
