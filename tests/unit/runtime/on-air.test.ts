// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSteps } from '../../../src/runtime/adapters/ograf-steps.ts';
import type { LayerDefinition } from '../../../src/runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../../src/runtime/definition/project.ts';
import { createManualClock } from '../../../src/runtime/playback/clock.ts';
import { RESOURCE_LIMIT } from '../../../src/runtime/resources/limit.ts';
import { createTemplate } from '../../../src/runtime/template.ts';
import { attachGraphic, composition, keyedText, mount, project, rectangle } from './support.ts';

/** What's waiting for its file, by address. The test makes it arrive. */
const waiting = new Map<string, () => void>();
const arrival = (url: string): Promise<void> => new Promise((resolve) => waiting.set(url, resolve));
const fonts = new Set<unknown>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  HTMLImageElement.prototype.decode = function () {
    return arrival(this.getAttribute('src') ?? '');
  };
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(
        readonly family: string,
        readonly source: string,
      ) {}
      load = () => arrival(this.source);
    },
  );
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
});
afterEach(() => {
  waiting.clear();
  fonts.clear();
});

const photo: LayerDefinition = {
  id: 'photo',
  name: 'photo',
  element: { type: 'image-loader', key: '_photo', source: 'first.png' },
};
const picture: LayerDefinition = {
  id: 'picture',
  name: 'picture',
  element: { type: 'image', source: 'i.png' },
};

async function late(definition: ProjectDefinition) {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const template = createTemplate(host, definition, undefined, { clock: createManualClock() });
  const loading = template.load();
  template.update({ _name: 'Ada' });
  await vi.advanceTimersByTimeAsync(RESOURCE_LIMIT);
  await loading;
  return { host, template };
}

it("a resource that doesn't arrive in time is reported, and what waits for it continues", async () => {
  const { host, template } = await late(project(composition({ layers: [picture, keyedText('_name')] })));
  expect(template.lastError).toContain('no answer within 5 s');
  expect(template.keyfill.mainComposition.isComputed).toBe(true);
  template.seek(0);
  expect(host.textContent).toContain('Ada');
});

it("a resource that doesn't arrive in time is left out if it arrives late: a picture", async () => {
  const { host, template } = await late(project(composition({ layers: [picture, photo] })));
  for (const url of ['i.png', 'first.png']) waiting.get(url)?.();
  await vi.advanceTimersByTimeAsync(0);
  template.flush();
  expect(host.querySelector('img')).toBeNull();
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
  const layers = [
    { id: 'l', name: 'Sparks', element: { type: 'lottie', source: 'sparks' } } as const,
    rectangle('plate'),
  ];
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

/** A graphic's image, which is in a shadow root. */
const imageIn = (graphic: HTMLElement): Element | null | undefined =>
  graphic.querySelector('div')?.shadowRoot?.querySelector('img');

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
  const element = attachGraphic(
    project(composition({ layers: [{ ...photo, element: { type: 'image-loader', key: '_photo' } }] })),
  );
  let isOver = false;
  const loading = element.load({ data: { _photo: 'a.png' } }).then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(500);
  expect(isOver).toBe(false);
  waiting.get('a.png')?.();
  await loading;
  expect(imageIn(element)?.getAttribute('src')).toBe('a.png');
});
