import { expect } from '@playwright/test';
import { exampleNames } from '../../tools/playout/example-names.ts';
import { exportTemplate } from '../../tools/playout/export-template.ts';
import { checkInDevtool } from '../../tools/playout/host-checks.ts';
import { serveDevtool } from '../../tools/hosts/devtool.ts';
import { writeExport } from '../../tools/playout/write-export.ts';
import { loadExample } from '../../tools/playout/load-example.ts';
import { test, withExport } from './fixtures.ts';

test('ograf-server: text arrives as it was sent, with any name', async ({
  ografServer: { host, screen },
}) => {
  const example = await loadExample('lower-third');
  const source = { ...example, project: { ...example.project, name: 'Новости' } };
  const [uploaded] = await withExport(source, 'ograf', (file) => host.upload(file));
  const data = { _name: 'Tom &amp; Jerry', _title: 'a<br>b "c" \\ مرحبا' };
  const graphic = await host.load(uploaded?.id ?? '', { data, layer: 1, id: 'test' });
  await graphic.play({ skipAnimation: true });
  await screen.waitForText('Tom &amp; Jerry');
  await screen.waitForText('a<br>b "c" \\ مرحبا');
  await graphic.update({ _name: '' });
  await expect.poll(() => screen.text()).not.toContain('Jerry');
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
