// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createSteps } from '../../../src/runtime/adapters/ograf-steps.ts';
import type { LayerDefinition } from '../../../src/runtime/definition/composition.ts';
import { RESOURCE_LIMIT } from '../../../src/runtime/resources/limit.ts';
import {
  attachGraphic,
  composition,
  create,
  holdPictures,
  insideOf,
  keyedText,
  layer,
  mount,
  project,
  rectangle,
} from './support.ts';

let waiting: ReadonlyMap<string, () => void>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  waiting = holdPictures();
});

const photo = layer('photo', { type: 'image-loader', key: '_photo', source: 'first.png' });
const picture = layer('picture', { type: 'image', source: 'i.png' });

async function late(...layers: readonly LayerDefinition[]) {
  const { template } = create(project(composition({ layers })));
  const loading = template.load();
  template.update({ _name: 'Ada' });
  await vi.advanceTimersByTimeAsync(RESOURCE_LIMIT);
  await loading;
  return template;
}

it("a resource that doesn't arrive in time is reported, and what waits for it continues", async () => {
  const template = await late(picture, keyedText('_name'));
  expect(template.lastError).toContain('no answer within 5 s');
  expect(template.keyfill.mainComposition.isComputed).toBe(true);
  template.seek(0);
  expect(document.body.textContent).toContain('Ada');
});

it("a resource that doesn't arrive in time is left out if it arrives late: a picture", async () => {
  const template = await late(picture, photo);
  for (const url of ['i.png', 'first.png']) waiting.get(url)?.();
  await vi.advanceTimersByTimeAsync(0);
  template.flush();
  expect(document.querySelector('img')).toBeNull();
});

it("a layer that can't be painted is reported, and the graphic keeps playing", async () => {
  const animation = {
    totalFrames: 10,
    frameRate: 50,
    goToAndStop: () => {
      throw new Error('cannot draw');
    },
    destroy: () => undefined,
  };
  const layers = [layer('Sparks', { type: 'lottie', source: 'sparks' }), rectangle('plate')];
  const { template, run, main } = await mount(
    {
      ...project(composition({ layers })),
      resources: [{ id: 'sparks', type: 'lottie', data: { w: 10, h: 10 } }],
    },
    undefined,
    { lottie: () => Promise.resolve({ show: () => Promise.resolve(animation) }) },
  );
  template.play();
  run(10);
  expect(template.lastError).toContain('layer "Sparks": Error: cannot draw');
  expect(main.activeFrame).toBeGreaterThan(5);
});

it('an OGraf graphic answers stopAction after a reverse playback', async () => {
  const { template, run, main } = await mount(project(), (keyfill) => ({
    main: {
      composition: () => void keyfill.useOnStop(() => keyfill.mainComposition.play({ reverse: true })),
    },
  }));
  const steps = createSteps(template, true);
  const playing = steps.play({});
  run(100);
  await playing;
  let isOver = false;
  const stopping = steps.stop(false).then(() => (isOver = true));
  run(10);
  await vi.advanceTimersByTimeAsync(0);
  expect([isOver, main.isVisible]).toEqual([false, true]);
  run(100);
  await stopping;
  expect(main.isVisible).toBe(false);
});

it('an OGraf graphic finishes load when the pictures in its data have loaded', async () => {
  const layers = [layer('photo', { type: 'image-loader', key: '_photo' })];
  const element = attachGraphic(project(composition({ layers })));
  let isOver = false;
  const loading = element.load({ data: { _photo: 'a.png' } }).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(500);
  expect(isOver).toBe(false);
  waiting.get('a.png')?.();
  await loading;
  expect(insideOf(element).querySelector('img')?.getAttribute('src')).toBe('a.png');
});
