// @vitest-environment jsdom
// What plays on its own: Lottie elements and image sequences (which first follow) and detached compositions.
import { beforeEach, describe, expect, it } from 'vitest';
import type { ActionsFactory } from '../../../src/runtime/definition/actions.ts';
import type { CompositionDefinition } from '../../../src/runtime/definition/composition.ts';
import type { LottiePlayer } from '../../../src/runtime/dom/lottie-view.ts';
import { atFrame, composition, layer, mount, project, rectangle, showing } from './support.ts';

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

beforeEach(() => {
  drawn = -1;
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});

const span = { startFrame: 10, duration: 150 };

/**
 * A main composition of 200 frames with one of each kind. At 50 frames per second, the animation has 60
 * frames, and the sequence 8. The nested composition rests on its last frame.
 */
async function open(actions?: ActionsFactory, more: Partial<CompositionDefinition> = {}) {
  const mounted = await mount(
    {
      ...project(
        composition({
          duration: 200,
          layers: [
            showing('child', span, true),
            layer('sparks', { type: 'lottie', source: 'sparks' }, span),
            layer('row', { type: 'image-sequence', source: 'row' }, span),
          ],
          ...more,
        }),
        composition({ id: 'child', name: 'Child', duration: 51, layers: [rectangle('inner')] }),
      ),
      resources: [
        { id: 'sparks', type: 'lottie', data: { w: 10, h: 10 } },
        { id: 'row', type: 'image-sequence', urls: Array.from({ length: 8 }, (_, at) => `${at}.png`) },
      ],
    },
    actions,
    { lottie: () => Promise.resolve(player) },
  );
  const { main, template } = mounted;
  const [child, lottie, row] = ['child', 'sparks', 'row'].map((name) => main.findLayerByName(name)!.element);
  return {
    ...mounted,
    lottie: lottie!,
    row: row!,
    child: child!.composition,
    /** The animation's frame on screen, in frames of the composition, and the number of the picture. */
    shown: (): readonly number[] => {
      template.flush();
      return [drawn * 2, row!.activeImage];
    },
    both: (method: 'play' | 'pause'): void => {
      lottie![method]();
      row![method]();
    },
  };
}

/** What's shown a number of frames after the start. */
const after = (frames: number): readonly number[] => [frames % 60, frames % 8];

it('an element that follows its layer loops, and rests with its composition', async () => {
  const { main, lottie, shown, template, run } = await open();
  expect(lottie.duration).toBe(60);
  for (const frame of [25, 75]) {
    template.seek(frame);
    expect(shown()).toEqual(after(frame - 10));
  }
  template.play();
  run(31);
  main.pause();
  run(10);
  expect(shown()).toEqual(after(main.activeFrame - 10));
});

it('an element that plays on its own continues while its composition rests', async () => {
  const { main, both, shown, template, run } = await open();
  template.play();
  run(21);
  main.pause();
  both('play');
  const start = main.activeFrame - 10;
  run(5);
  expect(shown()).toEqual(after(start + 5));
  both('pause');
  template.next();
  run(20);
  expect(shown()).toEqual(after(start + 5));
});

it('an element that plays on its own is where playback would be after a seek', async () => {
  const started = atFrame(0, (own) => {
    for (const name of ['sparks', 'row']) own.findLayerByName(name)!.element.play();
  });
  const { main, both, shown, template, run } = await open(started);
  template.seek(0);
  both('play');
  for (const place of [72, 15, 10]) {
    main.goToFrame(place);
    expect(shown(), `frame ${place}`).toEqual(after(place - 10));
  }
  template.play();
  run(51);
  main.pause();
  const frame = main.activeFrame;
  const played = shown();
  run(9);
  expect(shown(), 'plays on while its composition rests').not.toEqual(played);
  template.seek(frame);
  run(30);
  expect(shown(), "a host's seek stands still").toEqual(played);
});

it('an element that plays on its own keeps playing through the outro', async () => {
  const { child, lottie, shown, template, run } = await open(undefined, {
    frameActions: [{ frame: 140, isOutro: true }],
  });
  template.play();
  run(21);
  lottie.goToFrame(5);
  lottie.play();
  run(2);
  const before = child.activeFrame;
  template.stop();
  run(2);
  expect([shown()[0], child.activeFrame]).toEqual([9, before + 2]);
});

type Opened = Awaited<ReturnType<typeof open>>;

/** Each kind: how code parks it at frame 5, plays it, and where it is. */
const KINDS: readonly (readonly [
  name: string,
  (opened: Opened) => { park: () => void; play: () => void; at: () => number },
])[] = [
  [
    'a composition',
    ({ child }) => ({ park: () => child.goToFrame(5), play: child.play, at: () => child.activeFrame }),
  ],
  [
    'a Lottie element',
    ({ lottie, shown }) => ({ park: () => lottie.goToFrame(5), play: lottie.play, at: () => shown()[0]! }),
  ],
  [
    'an image sequence',
    ({ row }) => ({ park: () => row.goToImage(5), play: row.play, at: () => row.activeImage }),
  ],
];

describe.each(KINDS)('code that moves %s', (_kind, handle) => {
  it.each([0, 31])(
    'parks it after %i frames, and it stays there until code moves it again',
    async (frames) => {
      const opened = await open();
      const { template, main, run } = opened;
      const { park, play, at } = handle(opened);
      if (frames === 0) park();
      template.play();
      run(31);
      if (frames > 0) park();
      main.goToFrame(190);
      main.goToFrame(80);
      expect(at()).toBe(5);
      template.play();
      run(31);
      expect(at()).toBe(5);
      play();
      run(2);
      expect(at()).toBe(7);
    },
  );

  it('keeps its position when its parent seeks or loops in its span, and starts over with it', async () => {
    const opened = await open();
    const { template, main, run } = opened;
    const { park, play, at } = handle(opened);
    template.play();
    run(21);
    park();
    play();
    run(1);
    main.goToFrame(120);
    expect(at()).toBe(6);
    main.goToAndPlay(60);
    run(1);
    expect(at()).toBe(7);
    template.play();
    run(15);
    expect(at()).toBe(5);
  });
});
