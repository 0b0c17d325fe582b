// @vitest-environment jsdom
// What plays on its own: detached compositions, Lottie elements, and image sequences.
import { beforeEach, describe, expect, it } from 'vitest';
import type {
  CompositionElement,
  ImageSequenceElement,
  LottieElement,
} from '../../../src/runtime/api/objects.ts';
import type { ActionsFactory } from '../../../src/runtime/definition/actions.ts';
import type { FrameActionDefinition } from '../../../src/runtime/definition/composition.ts';
import type { LottiePlayer } from '../../../src/runtime/dom/lottie-view.ts';
import { composition, mount, project, rectangle } from './support.ts';

/** The frame that the Lottie player drew last. */
let drawn = -1;
const player: LottiePlayer = {
  show: () =>
    Promise.resolve({
      totalFrames: 1000,
      frameRate: 50,
      goToAndStop: (frame) => void (drawn = frame),
      destroy: () => undefined,
    }),
};

beforeEach(() => {
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});

interface Options {
  readonly start?: number;
  readonly frameActions?: readonly FrameActionDefinition[];
  readonly actions?: ActionsFactory;
}

/** A main composition of 200 frames with one free playhead of each kind. */
async function open({ start = 0, frameActions = [], actions }: Options = {}) {
  const span = { startFrame: start, duration: 150 };
  const mounted = await mount(
    {
      ...project(
        composition({
          duration: 200,
          layers: [
            {
              id: 'child',
              name: 'child',
              ...span,
              element: { type: 'composition', composition: 'child', detachedPlayhead: true },
            },
            { id: 'sparks', name: 'sparks', ...span, element: { type: 'lottie', source: 'sparks' } },
            { id: 'row', name: 'row', ...span, element: { type: 'image-sequence', source: 'row' } },
          ],
        }),
        composition({
          id: 'child',
          name: 'Child',
          duration: 51,
          layers: [rectangle('inner')],
          frameActions,
        }),
      ),
      resources: [
        { id: 'sparks', type: 'lottie', data: { w: 10, h: 10 } },
        { id: 'row', type: 'image-sequence', urls: Array.from({ length: 60 }, (_, at) => `${at}.png`) },
      ],
    },
    actions,
    { lottie: () => Promise.resolve(player) },
  );
  const { main } = mounted;
  const child = (main.findLayerByName('child')!.element as CompositionElement).composition;
  const lottie = main.findLayerByName('sparks')!.element as LottieElement;
  const row = main.findLayerByName('row')!.element as ImageSequenceElement;
  return { ...mounted, child, lottie, row };
}

type Mounted = Awaited<ReturnType<typeof open>>;

/** Each kind: how code parks it at frame 5, plays it, and where it is. */
const KINDS: readonly (readonly [
  name: string,
  (mounted: Mounted) => { park: () => void; play: () => void; at: () => number },
])[] = [
  [
    'a composition',
    ({ child }) => ({
      park: () => child.goToFrame(5),
      play: () => child.play(),
      at: () => child.activeFrame,
    }),
  ],
  [
    'a Lottie element',
    ({ lottie, template }) => ({
      park: () => lottie.goToFrame(5),
      play: () => lottie.play(),
      at: () => {
        template.flush();
        return drawn;
      },
    }),
  ],
  [
    'an image sequence',
    ({ row }) => ({
      park: () => row.goToImage(5),
      play: () => row.play(),
      at: () => row.activeImage,
    }),
  ],
];

describe.each(KINDS)('code that moves %s', (_kind, handle) => {
  it('parks it before play, and it stays there until code moves it again', async () => {
    const mounted = await open({ start: 10 });
    const { template, main, run } = mounted;
    const { park, play, at } = handle(mounted);
    park();
    template.play();
    run(31);
    expect(at()).toBe(5);
    main.goToFrame(80);
    expect(at()).toBe(5);
    template.play();
    run(31);
    expect(at()).toBe(5);
    play();
    run(4);
    expect(at()).toBe(9);
  });

  it('parks it on air, and neither leaving its span nor the next play moves it', async () => {
    const mounted = await open({ start: 10 });
    const { template, main, run } = mounted;
    const { park, at } = handle(mounted);
    template.play();
    run(31);
    park();
    main.goToFrame(190);
    main.goToFrame(50);
    expect(at()).toBe(5);
    template.play();
    run(31);
    expect(at()).toBe(5);
  });

  it('lets it keep its position when its parent seeks or loops in its span, and starts it over with its span', async () => {
    const mounted = await open({ start: 10 });
    const { template, main, run } = mounted;
    const { park, play, at } = handle(mounted);
    template.play();
    run(21);
    park();
    play();
    run(4);
    main.goToFrame(120);
    expect(at()).toBe(9);
    run(3);
    expect(at()).toBe(12);
    main.goToAndPlay(60);
    run(3);
    expect(at()).toBe(15);
    template.play();
    run(31);
    expect(at()).toBe(21);
  });

  it("moves it in an action on its span's first frame, which doesn't start it over", async () => {
    let started = (): void => {};
    const mounted = await open({
      start: 10,
      actions: () => ({ main: { frames: { 10: () => started() } } }),
    });
    const { template, run } = mounted;
    const { park, play, at } = handle(mounted);
    started = () => {
      park();
      play();
    };
    template.play();
    run(11);
    expect(at()).toBe(6);
    run(3);
    expect(at()).toBe(9);
  });
});

it('a free playhead that code moved before its span is placed by a seek into the span', async () => {
  const { template, main, child, run } = await open({ start: 10 });
  template.play();
  child.goToAndPlay(30);
  run(3);
  main.goToFrame(40);
  expect(child.activeFrame).toBe(30);
  main.goToFrame(25);
  expect(child.activeFrame).toBe(15);
});
