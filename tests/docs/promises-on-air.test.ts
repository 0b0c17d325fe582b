// @vitest-environment jsdom
// What pages promise about a graphic on air, measured on the template that runs the page's code.
import { expect, it, vi } from 'vitest';
import { EXAMPLE } from '../../src/components/DefinitionBuilder/core/form.ts';
import { toProject } from '../../src/components/DefinitionBuilder/core/to-project.ts';
import { toLiveos } from '../../src/playout/definition/liveos.ts';
import { installGlobals, type PlayoutWindow } from '../../src/runtime/adapters/globals.ts';
import { codeTitled } from './blocks.ts';
import { open, prepareEach, settle } from './run.ts';

prepareEach();

const TASKS = 'user-guide/tutorials';
const HOSTS = 'user-guide/exporting/integrations';

it.each([
  ['user-guide/elements/image-loader', 'portraitReady', { _portrait: 'c.png' }],
  ['api/elements/image-loader', 'silhouette', { _name: 'Mira' }],
])('%s: play waits for the picture, but for at most two seconds', async (page, words, update) => {
  let arrive = (): void => {};
  HTMLImageElement.prototype.decode = () => new Promise<void>((resolve) => (arrive = resolve));
  vi.useFakeTimers();
  const { template, main } = await open(page, words);
  template.update(update);
  template.play();
  await vi.advanceTimersByTimeAsync(1990);
  expect(main.isVisible).toBe(false);
  await vi.advanceTimersByTimeAsync(20);
  expect(main.isVisible).toBe(true);
  const quick = await open(page, words);
  quick.template.update(update);
  quick.template.play();
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(quick.main.isVisible).toBe(true);
});

it('data in the address fills the text elements', async () => {
  history.replaceState(null, '', '?_name=Mira+Halvorsen&unknown=1');
  const { keyed } = await open(`${HOSTS}/casparcg`, 'URLSearchParams');
  history.replaceState(null, '', '/');
  expect(keyed('_name').content).toBe('Mira Halvorsen');
  expect(console.error).not.toHaveBeenCalled();
});

it('events from OBS control the graphic, and unknown commands are ignored', async () => {
  const { template, main, wait } = await open(`${HOSTS}/index`, 'CustomEvent');
  installGlobals(template, window as unknown as PlayoutWindow);
  const send = (detail: object): boolean => window.dispatchEvent(new CustomEvent('lowerThird', { detail }));
  send({ command: 'play', data: { _name: 'Mira' } });
  await settle();
  expect([main.isVisible, template.keyfill.templateData['_name']]).toEqual([true, 'Mira']);
  send({ command: 'remove' });
  send({ command: 'stop' });
  wait(200);
  expect(main.isVisible).toBe(false);
  send({ command: 'play' });
  expect(main.isVisible).toBe(true);
});

it('the LiveOS page shows the templates.json that the builder exports', () => {
  expect(JSON.parse(codeTitled('templates.json'))).toMatchObject({
    templates: [toLiveos(toProject(EXAMPLE), 'lower-third.html')],
  });
});

it('a score flashes when it changes on air, and only then', async () => {
  const { template, nested, wait } = await open(TASKS, '', 'Flash a changed score');
  const flash = nested('Flash');
  template.update({ _homeScore: '2', _awayScore: '0' });
  template.play();
  wait(40);
  expect([flash.activeFrame, flash.isPlaying]).toEqual([0, false]);
  for (const scored of [{ _homeScore: '3' }, { _awayScore: '1' }]) {
    template.update(scored);
    wait(2);
    expect(flash.isPlaying).toBe(true);
    wait(30);
    expect(flash.isPlaying).toBe(false);
  }
});

it('a number counts from 0 on each play, and from the shown number on air', async () => {
  const { template, nested, wait } = await open(TASKS, 'this.goToAndPlay(0)', 'Count up to a number');
  const text = nested('Count').findElementByKey('_total')!;
  const shown = (): number => Number(String(text.content).replaceAll(',', ''));
  template.update({ _total: '12500' });
  template.play();
  wait(5);
  expect(shown()).toBeGreaterThan(0);
  expect(shown()).toBeLessThan(12_500);
  wait(75);
  expect(text.content).toBe('12,500');
  template.update({ _total: 12_000 });
  wait(2);
  expect(shown()).toBeGreaterThan(12_000);
  wait(75);
  expect(text.content).toBe('12,000');
  template.play();
  wait(2);
  expect(shown()).toBeLessThan(6000);
});

it('a graphic disappears by itself three seconds after the in animation, on each play', async () => {
  const { template, main, wait } = await open(TASKS, '', 'Make a graphic disappear by itself');
  for (let show = 0; show < 2; show += 1) {
    template.play();
    wait(26 + 148);
    expect([main.isVisible, main.activeFrame]).toEqual([true, 74]);
    wait(4);
    expect(main.activeFrame).toBeGreaterThanOrEqual(75);
    wait(30);
    expect(main.isVisible).toBe(false);
  }
});

it.each([
  [400, 480, false],
  [3000, 1664, true],
])('a name of %i pixels gets a bar of %i pixels, squeezed: %s', async (letters, bar, isSqueezed) => {
  const { template, keyed, layer } = await open(TASKS, '', 'Make the bar follow the text');
  const name = keyed('_name');
  vi.spyOn(name, 'measure').mockReturnValue({ width: letters, height: 60 });
  template.update({ _name: 'Mira' });
  expect(layer('Bar').element.style.width.value).toBe(bar);
  expect([name.autoSqueeze, name.autoSize]).toEqual([isSqueezed, !isSqueezed]);
});

async function onAir() {
  // The last block continues the ones before it, so it runs all three.
  const opened = await open(TASKS, 'if (this.takeNew)', 'Animate a text change');
  const line = opened.nested('Name line');
  const state = () => [opened.keyed('_name').content, line.activeFrame, line.isPlaying];
  opened.template.update({ _name: 'First' });
  opened.template.play();
  opened.wait(30);
  expect(state()).toEqual(['First', 0, false]);
  return { ...opened, state };
}

it('a text change moves the old text out, then brings in the newest one', async () => {
  const { template, state, wait } = await onAir();
  template.update({ _name: 'Second' });
  wait(5);
  template.update({ _name: 'Third' });
  const seen = new Set(Array.from({ length: 12 }, () => (wait(1), state()[0])));
  expect([...seen]).toEqual(['First', 'Third']);
  template.update({ _name: 'Fourth' });
  wait(45);
  expect(state()).toEqual(['Fourth', 23, false]);
});

it('a crawl shows its next line once the old one is out of sight', async () => {
  const { template, nested, wait } = await open('user-guide/examples/crawler', '', 'One line of text');
  const { width, findElementByKey } = nested('Crawl');
  const line = findElementByKey('_crawl')!;
  template.update({ _crawl: 'First' });
  template.play();
  wait(5);
  template.update({ _crawl: 'Second' });
  wait(150);
  expect(line.content).toBe('First');
  wait(Math.ceil(width / 4));
  expect(line.content).toBe('Second');
});
