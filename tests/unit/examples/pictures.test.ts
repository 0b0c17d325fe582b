// @vitest-environment jsdom
// What templates with a picture do when it changes on air.
import { expect, it, vi } from 'vitest';
import { initialData } from '../../../src/playout/definition/fields.ts';
import { prepareEach } from '../../docs/run.ts';
import { mountExample } from './mount-example.ts';

prepareEach();

it('fades a picture in over the old one, which stays if the new one is missing', async () => {
  const { project, template, main, run } = await mountExample('quote');
  const [back, front] = ['Portrait before', 'Portrait'].map((name) => main.findLayerByName(name)!.element);
  const state = () => [front!.style.opacity.valueAt(main.activeFrame), front!.source, back!.source];
  template.update(initialData(project));
  template.play();
  run(80);
  for (const [_portrait, from, source, other] of [
    ['a.png', 1, '', 'a.png'],
    ['b.png', 0, 'b.png', 'a.png'],
  ] as const) {
    template.update({ _portrait });
    await template.settled();
    expect(state()).toEqual([from, source, other]);
    run(5);
    // Halfway, give or take half a frame.
    expect(state()[0]).toBeCloseTo(0.5, 0);
    run(12);
    expect([main.activeFrame, ...state()]).toEqual([74, 1 - from, source, other]);
  }
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error());
  const report = vi.spyOn(console, 'error').mockReturnValue();
  template.update({ _portrait: 'missing.png' });
  await expect.poll(() => String(report.mock.calls)).toContain('missing.png');
  expect(state()[0]).toBe(1);
});
