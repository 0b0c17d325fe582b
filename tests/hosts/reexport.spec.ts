import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import type { ExportFile, ExportSource } from '../../src/playout/export/source.ts';
import { exportTemplate } from '../../tools/playout/export-template.ts';
import type { SpxItem } from '../../tools/hosts/spx.ts';
import { writeExport } from '../../tools/playout/start-hosts.ts';
import { FAST, sourceOf, test, withExport } from './fixtures.ts';

/** A lower third under its own name, with a title that isn't a field, so it shows which export is on air. */
async function withTitle(title: string): Promise<ExportSource> {
  const source = await sourceOf('lower-third');
  return {
    ...source,
    project: {
      ...source.project,
      name: 'Exported again',
      templateDefinition: {},
      compositions: source.project.compositions.map((composition) => ({
        ...composition,
        layers: composition.layers.map((layer) => {
          const { element } = layer;
          if (element.type !== 'text' || element.key !== '_title') return layer;
          return { ...layer, element: { ...element, key: '', content: title } };
        }),
      })),
    },
  };
}

/** The files of a package. Its manifest gets another name, so that two exports fit into one folder. */
async function filesOf(source: ExportSource, name: string): Promise<readonly ExportFile[]> {
  const [zip] = await exportTemplate(source, 'ograf');
  return Object.entries(unzipSync(zip?.bytes ?? new Uint8Array())).map(([path, bytes]) => ({
    name: path.replace(/^[^/]*\//, '').replace(/^.*(?=\.ograf\.json$)/, name),
    type: '',
    bytes,
  }));
}

test('SPX shows an export that was unpacked over an earlier one without a reload, and the items of the earlier one still play', async ({
  spx: { host, screen, empty },
}) => {
  const files = [
    ...(await filesOf(await withTitle('First export'), 'a')),
    ...(await filesOf(await withTitle('Second export'), 'b')),
  ];
  const exported = writeExport([...new Map(files.map((file) => [file.name, file])).values()]);
  const items: SpxItem[] = await host.importTemplate(exported.folder, { format: 'OGRAF' });
  exported.remove();
  expect(items).toHaveLength(2);
  await screen.setSpeed(FAST);
  for (const [item, title] of [
    [items[0]!, 'First export'],
    [items[1]!, 'Second export'],
    [items[0]!, 'First export'],
  ] as const) {
    await host.play(item);
    await screen.waitForText(title);
    await host.stop(item);
    await screen.waitFor((seen) => seen === empty, `something is left: ${title}`);
  }
  await screen.setSpeed(1);
});

test('ograf-server shows the new export after a reload of the renderer, as the page says', async ({
  ografServer: { host, screen, empty },
}) => {
  const shown = async (title: string, upload: string): Promise<void> => {
    const [graphic] = await withExport(await withTitle(upload), 'ograf', (file) => host.upload(file));
    const loaded = await host.load(graphic?.id ?? '', { layer: 1, id: 'test' });
    await loaded.play({ skipAnimation: true });
    await screen.waitForText(title);
    await loaded.stop({ skipAnimation: true });
    await loaded.clear();
    await screen.waitFor((seen) => seen === empty, `something is left: ${title}`);
  };
  await shown('First export', 'First export');
  await shown('First export', 'Second export');
  await screen.page.reload();
  await shown('Second export', 'Second export');
});
