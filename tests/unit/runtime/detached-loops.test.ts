// @vitest-environment jsdom
// Detached compositions with actions that move their own playhead.
import { describe, expect, it } from 'vitest';
import type { CompositionElement } from '../../../src/runtime/api/objects.ts';
import type { ActionsFactory } from '../../../src/runtime/definition/actions.ts';
import { composition, mount, project, rectangle } from './support.ts';

/** A main composition of 200 frames that shows a detached one of 51 frames. */
async function open(actions: ActionsFactory) {
  const mounted = await mount(
    project(
      composition({
        duration: 200,
        layers: [
          {
            id: 'child',
            name: 'child',
            duration: 150,
            element: { type: 'composition', composition: 'child', detachedPlayhead: true },
          },
        ],
      }),
      composition({ id: 'child', name: 'Child', duration: 51, layers: [rectangle('inner')] }),
    ),
    actions,
  );
  const element = mounted.main.findLayerByName('child')!.element as CompositionElement;
  return { ...mounted, child: element.composition };
}

type Mounted = Awaited<ReturnType<typeof open>>;

/** A child that loops by itself at its last frame. */
const LOOPING: ActionsFactory = () => ({
  child: {
    frames: {
      50() {
        this.goToAndPlay(0);
      },
    },
  },
});

/** The frames that the child shows in a number of ticks. */
function framesOf({ child, run }: Mounted, ticks: number): ReadonlySet<number> {
  const seen = new Set<number>();
  for (let tick = 0; tick < ticks; tick += 1) {
    run(1);
    seen.add(child.activeFrame);
  }
  return seen;
}

describe('a detached composition that loops by itself', () => {
  it('keeps looping in its own rhythm when its parent loops', async () => {
    const mounted = await open((keyfill) => ({
      ...LOOPING(keyfill),
      main: {
        frames: {
          149() {
            this.goToAndPlay(60);
          },
        },
      },
    }));
    const { template, main, child, run } = mounted;
    template.play();
    run(147);
    expect([main.activeFrame, child.activeFrame]).toEqual([147, 47]);
    run(10);
    expect([main.activeFrame, child.activeFrame]).toEqual([68, 7]);
    run(140);
    expect(framesOf(mounted, 60).size).toBe(50);
  });

  it.each([
    ['before it has looped', 21],
    ['before it has played', 0],
  ])('keeps looping when its parent seeks past its loop %s', async (_name, frames) => {
    const mounted = await open(LOOPING);
    mounted.template.play();
    mounted.run(frames);
    mounted.main.goToFrame(120);
    mounted.run(2);
    expect(framesOf(mounted, 60).size).toBe(50);
  });

  it('keeps looping when its parent seeks past a loop in its middle', async () => {
    const mounted = await open(() => ({
      child: {
        frames: {
          20() {
            this.goToAndPlay(10);
          },
        },
      },
    }));
    const { template, main, run } = mounted;
    template.play();
    run(30);
    template.play();
    run(5);
    main.goToFrame(120);
    run(2);
    expect(framesOf(mounted, 30)).toEqual(new Set([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]));
  });

  it("doesn't run its actions in a host's seek", async () => {
    let runs = 0;
    const { template, child, run } = await open(() => ({ child: { frames: { 50: () => (runs += 1) } } }));
    template.seek(120);
    run(10);
    expect([child.activeFrame, runs]).toEqual([50, 0]);
  });
});
