// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { NORVALE, VESTHOLM } from '../../../src/examples/teams.ts';
import type { Color } from '../../../src/runtime/api/values.ts';
import { toHex } from '../../../src/runtime/model/color.ts';
import { prepareEach } from '../../docs/run.ts';
import { mountExample } from './mount-example.ts';

prepareEach();

it('lets the edge of a new color pass a plate while its name changes', async () => {
  const { template, main, run } = await mountExample('change-fill-color');
  const [plate, old] = ['Plate', 'Plate before'].map((name) => main.findLayerByName(name)!.element.style);
  const colors = () => [plate, old].map((style) => toHex(style!.fill.value as Color));
  template.update({ _team: 'Norvale' });
  template.play();
  run(80);
  expect([main.activeFrame, ...colors()]).toEqual([74, NORVALE, NORVALE]);
  const start = old!.x.valueAt(66);
  template.update({ _team: 'Vestholm' });
  expect([main.activeFrame, ...colors()]).toEqual([66, VESTHOLM, NORVALE]);
  run(4);
  expect(old!.x.valueAt(main.activeFrame)).toBeGreaterThan(start + 200);
  run(10);
  expect(main.activeFrame).toBe(74);
  template.play();
  run(1);
  // The next show has nothing of the old color.
  expect(colors()).toEqual([VESTHOLM, VESTHOLM]);
});

it('announces a goal in the color of the team that has just scored, from its end', async () => {
  const { template, main, run } = await mountExample('score-bug');
  const goal = main.findLayerByName('Scored')!.element.composition;
  const { color, x } = goal.findLayerByName('Scored text')!.element.style;
  template.play();
  for (const [key, own] of Object.entries({ _homeScore: NORVALE, _awayScore: VESTHOLM })) {
    template.update({ [key]: 1 });
    run(70);
    template.update({ [key]: 2 });
    const isFromLeft = x.valueAt(1) < x.valueAt(20);
    expect([goal.activeFrame, toHex(color.value), isFromLeft]).toEqual([1, own, key === '_homeScore']);
  }
});

it.each(['4-4-2', '3-5-2', '4-2-3-1'])('moves players to a %s, and none of them meet', async (_formation) => {
  const { template, main, run } = await mountExample('line-up');
  const { layers } = main.findLayerByName('Board')!.element.composition;
  const players = layers.flatMap(({ name, element }) => (name.startsWith('Player') ? [element.style] : []));
  template.play();
  run(90);
  template.update({ _formation });
  for (let frame = 64; frame <= 74; frame += 1) {
    const places = players.map((style) => [style.x, style.y].map((one) => one.valueAt(frame)));
    const seen = places.map(([x, y]) => [x! + y! * 0.445, y!] as const);
    for (const [x, y] of seen)
      expect(seen.filter(([x2, y2]) => Math.abs(x - x2) < 96 && Math.abs(y - y2) < 62)).toHaveLength(1);
  }
  expect(players[8]!.x.valueAt(64)).not.toBe(players[8]!.x.valueAt(74));
});

it('sets all players as small as the longest name needs, together with its change', async () => {
  const { template, main, run } = await mountExample('line-up');
  const names = main
    .findLayerByName('Board')!
    .element.composition.layers.flatMap(({ name, element }) =>
      name.startsWith('Player') ? [element.composition.findLayerByName('Name')!.element] : [],
    );
  for (const name of names)
    vi.spyOn(name, 'measure').mockImplementation(() => ({ width: 30 * name.content.length, height: 60 }));
  const sizes = (frame: number) => names.map(({ style }) => Math.round(style.fontSize.valueAt(frame)));
  template.play();
  run(90);
  template.update({ _players: [{ name: 'Halvorsen-Li' }] });
  expect([new Set(sizes(74)), sizes(64)[5]]).toEqual([new Set([46]), 60]);
});
