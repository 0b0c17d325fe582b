import { expect } from '@playwright/test';
import { importIntoSpx } from '../../tools/playout/host-checks.ts';
import { lottieSource } from '../helpers/lottie-files.ts';
import { SPX_FORMATS, test, withExport } from './fixtures.ts';

/** A Lottie file with text in a font of its own. tests/e2e/runtime-lottie.spec.ts checks when and how it's painted. */
const NAME = 'lower-third';
const TEXT = 'LIVENOW';

for (const format of SPX_FORMATS) {
  test(`SPX plays and stops a Lottie file with text, as ${format}`, async ({
    spx: { host, screen, empty },
  }) => {
    const item = await withExport(await lottieSource(NAME), format, (file) => importIntoSpx(host, file));
    await host.play(item);
    await screen.waitFor((seen) => seen !== empty, 'nothing is visible after play');
    expect((await screen.text()).replace(/\s/g, '')).toContain(TEXT);
    await host.stop(item);
    await screen.waitFor((seen) => seen === empty, 'something is left after stop');
    expect(screen.reports.filter((report) => report.includes('resource "file"'))).toEqual([]);
  });
}

test('ograf-server plays and stops a Lottie file with text', async ({
  ografServer: { host, screen, empty },
}) => {
  const [uploaded] = await withExport(await lottieSource(NAME), 'ograf', (file) => host.upload(file));
  const graphic = await host.load(uploaded?.id ?? '', { layer: 1, id: 'test' });
  await graphic.play();
  await screen.waitFor((seen) => seen !== empty, 'nothing is visible after play');
  expect((await screen.text()).replace(/\s/g, '')).toContain(TEXT);
  await graphic.stop();
  await screen.waitFor((seen) => seen === empty, 'something is left after stop');
  await graphic.clear();
  expect(screen.reports.filter((report) => report.includes('resource "file"'))).toEqual([]);
});
