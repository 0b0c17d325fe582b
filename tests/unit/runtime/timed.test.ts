// @vitest-environment jsdom
// Lottie elements and image sequences, which follow their layer until they play on their own.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImageSequenceElement, LottieElement } from '../../../src/runtime/api/objects.ts';
import type { ActionsFactory } from '../../../src/runtime/definition/actions.ts';
import type { CompositionDefinition } from '../../../src/runtime/definition/composition.ts';
import type { LottiePlayer } from '../../../src/runtime/dom/lottie-view.ts';
import { createManualClock } from '../../../src/runtime/playback/clock.ts';
import { createTemplate } from '../../../src/runtime/template.ts';
import { composition, FRAME, keyedText, project } from './support.ts';

/** The frame that the player drew last, at the animation's own 25 frames per second. */
let drawn = -1;
const player: LottiePlayer = {
  show: () =>
    Promise.resolve({
      totalFrames: 30,
      frameRate: 25,
      goToAndStop: (frame) => void (drawn = frame),
      destroy: () => undefined,
    }),
};
const PICTURES = ['0.png', '1.png', '2.png', '3.png', '4.png', '5.png', '6.png', '7.png'];

beforeEach(() => {
  drawn = -1;
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});

/** At 50 frames per second, the animation has 60 frames and the series 8. Both spans start at frame 10. */
async function open(more: Partial<CompositionDefinition> = {}, actions?: ActionsFactory) {
  const clock = createManualClock();
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const template = createTemplate(
    host,
    {
      ...project(
        composition({
          layers: [
            {
              id: 'sparks',
              name: 'sparks',
              startFrame: 10,
              duration: 80,
              element: { type: 'lottie', source: 'sparks' },
            },
            {
              id: 'row',
              name: 'row',
              startFrame: 10,
              duration: 80,
              element: { type: 'image-sequence', source: 'row' },
            },
          ],
          ...more,
        }),
      ),
      resources: [
        { id: 'sparks', type: 'lottie', data: { w: 10, h: 10 } },
        { id: 'row', type: 'image-sequence', urls: PICTURES },
      ],
    },
    actions,
    { clock, lottie: () => Promise.resolve(player) },
  );
  await template.load();
  clock.advance(0);
  const main = template.keyfill.mainComposition;
  const lottie = main.findLayerByName('sparks')!.element as LottieElement;
  const row = main.findLayerByName('row')!.element as ImageSequenceElement;
  return {
    template,
    main,
    lottie,
    row,
    run: (frames: number) => clock.advance(frames * FRAME, FRAME),
    /** The animation's frame on screen, counted in frames of the composition. */
    shown: (): number => {
      template.flush();
      return drawn * 2;
    },
    /** The only visible picture of the series. */
    picture: (): string => {
      template.flush();
      const seen = [...host.querySelectorAll('img')].filter(({ style }) => style.visibility !== 'hidden');
      return seen.map((image) => image.getAttribute('src')).join();
    },
  };
}

describe('an element that follows its layer', () => {
  it("shows the frame since its layer's start, loops, and rests with its composition", async () => {
    const { main, lottie, row, shown, picture, template, run } = await open();
    expect(lottie.duration).toBe(60);
    template.seek(25);
    expect([shown(), row.activeImage, picture()]).toEqual([15, 15 % 8, '7.png']);
    template.seek(75);
    expect([shown(), row.activeImage]).toEqual([65 % 60, 65 % 8]);
    template.play();
    run(31);
    main.pause();
    const [frame, image] = [shown(), row.activeImage];
    expect(frame).toBe(main.activeFrame - 10);
    run(10);
    expect([shown(), row.activeImage]).toEqual([frame, image]);
  });

  it("stays on its last picture if it doesn't loop", async () => {
    const { lottie, row, shown, picture, template } = await open();
    lottie.loop = false;
    row.loop = false;
    template.seek(85);
    expect([shown(), row.activeImage, picture()]).toEqual([59, 7, '7.png']);
  });

  it("takes its speed from its layer's frames", async () => {
    const { lottie, shown, template } = await open();
    lottie.speed = 2;
    template.seek(25);
    expect(shown()).toBe(30);
  });
});

describe('an element that plays on its own', () => {
  it('continues from its current position while its composition is paused', async () => {
    const { main, lottie, row, shown, template, run } = await open();
    template.play();
    run(21);
    main.pause();
    lottie.play();
    row.play();
    const [frame, image] = [shown(), row.activeImage];
    expect(frame).toBe(main.activeFrame - 10);
    run(5);
    expect([shown(), row.activeImage]).toEqual([frame + 5, (image + 5) % 8]);
  });

  it('rests where it is after pause, while its composition keeps playing', async () => {
    const { main, lottie, row, shown, picture, template, run } = await open();
    template.play();
    run(21);
    lottie.pause();
    row.pause();
    const before = [main.activeFrame, shown(), row.activeImage, picture()];
    run(20);
    expect(main.activeFrame).toBe((before[0] as number) + 20);
    expect([shown(), row.activeImage, picture()]).toEqual(before.slice(1));
    lottie.play();
    row.play();
    run(3);
    expect([shown(), row.activeImage]).toEqual([(before[1] as number) + 3, ((before[2] as number) + 3) % 8]);
  });

  it('goes to a frame or picture, and rests there until it plays', async () => {
    const { lottie, row, shown, picture, template, run } = await open();
    template.play();
    run(21);
    lottie.goToFrame(40);
    row.goToImage(6);
    run(7);
    expect([shown(), row.activeImage, picture()]).toEqual([40, 6, '6.png']);
    lottie.play();
    row.play();
    run(4);
    expect([shown(), row.activeImage, picture()]).toEqual([44, 2, '2.png']);
    row.activeImage = 5;
    run(4);
    expect(picture()).toBe('5.png');
  });

  it("clamps frames and pictures out of range, rounds fractions down, and refuses anything that isn't a number", async () => {
    const { template, lottie, row, shown } = await open();
    template.seek(20);
    const seen = [-4, 3.9, 500].map((place) => {
      lottie.goToFrame(place);
      row.goToImage(place);
      return [shown(), row.activeImage];
    });
    expect(seen).toEqual([
      [0, 0],
      [3, 3],
      [59, 7],
    ]);
    expect(() => lottie.goToFrame('3' as never)).toThrow('goToFrame: expected');
    expect(() => row.goToImage(NaN)).toThrow('goToImage: expected an image number');
    expect(() => (row.activeImage = null as never)).toThrow('activeImage: expected an image number');
    expect([shown(), row.activeImage]).toEqual([59, 7]);
  });

  it('goes to the given frame, whatever its speed', async () => {
    const { lottie, shown, template, run } = await open();
    template.play();
    run(21);
    lottie.speed = 3;
    lottie.goToFrame(31);
    run(2);
    expect(shown()).toBeCloseTo(31, 6);
    lottie.play();
    run(2);
    expect(shown()).toBeCloseTo(37, 6);
    lottie.speed = 1;
    run(2);
    expect(shown()).toBeCloseTo(39, 6);
    lottie.speed = 0;
    run(5);
    expect(shown()).toBeCloseTo(39, 6);
    lottie.goToFrame(15);
    run(2);
    expect(shown()).toBeCloseTo(15, 6);
  });
});

describe('a seek', () => {
  it('puts an element that plays on its own where playback from frame 0 would, forward and backward', async () => {
    const { template, lottie, row, shown, main } = await open();
    template.seek(0);
    lottie.play();
    row.play();
    for (const frame of [40, 72, 15, 10, 40]) {
      main.goToFrame(frame);
      expect([shown(), row.activeImage], `frame ${frame}`).toEqual([(frame - 10) % 60, (frame - 10) % 8]);
    }
  });

  it('shows the same as playing to the frame, even if an action on the first frame has started the element', async () => {
    const actions: ActionsFactory = () => ({
      main: {
        frames: {
          0() {
            for (const { element } of this.layers) (element as LottieElement).play();
          },
        },
      },
    });
    const { main, row, shown, template, run } = await open({}, actions);
    template.play();
    run(51);
    main.pause();
    const frame = main.activeFrame;
    const played = [shown(), row.activeImage];
    run(9);
    expect([shown(), row.activeImage], 'plays on while its composition rests').not.toEqual(played);
    template.seek(frame);
    expect([shown(), row.activeImage]).toEqual(played);
    run(30);
    expect([shown(), row.activeImage], 'a host’s seek stands still').toEqual(played);
  });

  it("isn't needed to start an element that plays on its own when playback reaches its span", async () => {
    const { lottie, row, shown, template, run, main } = await open();
    lottie.play();
    row.play();
    template.play();
    run(31);
    expect([shown(), row.activeImage]).toEqual([main.activeFrame - 10, (main.activeFrame - 10) % 8]);
  });

  it("isn't part of a stop, so an element that plays on its own keeps playing through the outro", async () => {
    const { lottie, shown, template, run } = await open({ frameActions: [{ frame: 70, isOutro: true }] });
    template.play();
    run(21);
    lottie.goToFrame(5);
    lottie.play();
    run(2);
    template.stop();
    run(2);
    expect(shown()).toBe(9);
  });
});

it.each([
  ['no Lottie element', [keyedText('_name')], 0],
  ['one', [{ id: 'l', name: 'l', element: { type: 'lottie', source: 'sparks' } } as const], 1],
])('the player is fetched by a template that has %s: %#', async (_name, layers, calls) => {
  const lottie = vi.fn(() => Promise.resolve(player));
  const template = createTemplate(
    document.createElement('div'),
    {
      ...project(composition({ layers })),
      resources: [{ id: 'sparks', type: 'lottie', data: { w: 10, h: 10 } }],
    },
    undefined,
    { clock: createManualClock(), lottie },
  );
  await template.load();
  template.play();
  expect(lottie).toHaveBeenCalledTimes(calls);
});
