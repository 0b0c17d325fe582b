import { expect } from '@playwright/test';
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
