// @vitest-environment jsdom
// Nested compositions while actions and operators do unusual things to the compositions around them.
import { beforeEach, describe, expect, it } from 'vitest';
import type { ActionsFactory } from '../../../src/runtime/definition/actions.ts';
import type {
  Composition,
  CompositionElement,
  ImageSequenceElement,
} from '../../../src/runtime/api/objects.ts';
import type { CompositionDefinition, LayerDefinition } from '../../../src/runtime/definition/composition.ts';
import { composition, mount, project, rectangle } from './support.ts';

beforeEach(() => {
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});

/** A layer that shows the composition with the same name. */
const layer = (
  id: string,
  startFrame: number,
  detachedPlayhead: boolean,
  duration = 60,
): LayerDefinition => ({
  id: `layer-${id}`,
  name: id,
  startFrame,
  duration,
  element: { type: 'composition', composition: id, detachedPlayhead },
});
const child = (id: string, more: Partial<CompositionDefinition> = {}): CompositionDefinition =>
  composition({ id, name: id, duration: 50, layers: [rectangle(`plate-${id}`)], ...more });
const row: LayerDefinition = { id: 'row', name: 'row', element: { type: 'image-sequence', source: 'row' } };
const urls = Array.from({ length: 90 }, (_, index) => `${index}.png`);

const nestedIn = (parent: Composition, name: string): CompositionElement =>
  parent.findLayerByName(name)!.element as CompositionElement;
const open = (
  main: Partial<CompositionDefinition>,
  children: CompositionDefinition[],
  actions?: ActionsFactory,
) =>
  mount(
    { ...project(composition(main), ...children), resources: [{ id: 'row', type: 'image-sequence', urls }] },
    actions,
  );

describe('an action that pauses', () => {
  it("doesn't keep what follows from entering the frame", async () => {
    const { template, main, run } = await open(
      { layers: [layer('a', 10, false), row] },
      [child('a')],
      () => ({
        main: {
          frames: {
            20() {
              this.pause();
            },
          },
        },
      }),
    );
    template.play();
    run(40);
    const sequence = main.findLayerByName('row')!.element as ImageSequenceElement;
    expect([main.activeFrame, nestedIn(main, 'a').composition.activeFrame, sequence.activeImage]).toEqual([
      20, 10, 20,
    ]);
  });

  it("doesn't keep what plays on its own from starting", async () => {
    const { template, main, run } = await open({ layers: [layer('a', 10, true)] }, [child('a')], () => ({
      main: {
        frames: {
          10() {
            this.pause();
          },
        },
      },
    }));
    template.play();
    run(25);
    expect([main.activeFrame, nestedIn(main, 'a').composition.activeFrame]).toEqual([10, 15]);
    template.next();
    run(10);
    expect([main.activeFrame, nestedIn(main, 'a').composition.activeFrame]).toEqual([20, 25]);
  });

  it("in a nested composition doesn't keep its siblings from entering the frame", async () => {
    const { template, main, run } = await open(
      { layers: [layer('a', 10, false), layer('b', 10, false), layer('c', 20, true)] },
      ['a', 'b', 'c'].map((id) => child(id)),
      (keyfill) => ({ a: { frames: { 10: () => keyfill.mainComposition.pause() } } }),
    );
    template.play();
    run(30);
    const frames = ['a', 'b', 'c'].map((name) => nestedIn(main, name).composition.activeFrame);
    expect([main.activeFrame, ...frames]).toEqual([20, 10, 10, 10]);
  });
});

it.each(['pause', 'goToFrame'] as const)(
  '%s of a nested composition also works in the frame in which its layer starts',
  async (method) => {
    const { template, main, run } = await open(
      { layers: [layer('a', 0, false)] },
      [child('a')],
      (keyfill) => ({
        main: { frames: { 0: () => keyfill.compositions[1]![method](30) } },
      }),
    );
    template.play();
    run(10);
    const { activeFrame, isPlaying } = nestedIn(main, 'a').composition;
    expect([activeFrame, isPlaying]).toEqual([method === 'pause' ? 0 : 30, false]);
  },
);

it.each([true, false])(
  'a changed time takes effect immediately inside a composition that rests on its own, main at rest: %s',
  async (isAtRest) => {
    const { template, main, run } = await open({ duration: 200, layers: [layer('a', 0, true, 200)] }, [
      child('a', { layers: [layer('b', 10, false)], frameActions: [{ frame: 40, isStep: true }] }),
      child('b'),
    ]);
    template.play();
    run(100);
    if (isAtRest) main.pause();
    const resting = nestedIn(main, 'a').composition;
    const inner = nestedIn(resting, 'b').composition;
    expect([resting.activeFrame, inner.activeFrame]).toEqual([40, 30]);
    resting.findLayerByName('b')!.startFrame = 20;
    run(5);
    expect(inner.activeFrame).toBe(20);
  },
);

it('a composition that follows again after its own stop is on screen, now and in later plays', async () => {
  const { template, main, run } = await open({ layers: [layer('a', 0, true)] }, [child('a')]);
  template.play();
  run(10);
  const element = nestedIn(main, 'a');
  element.composition.stop();
  element.detachedPlayhead = false;
  run(5);
  expect([element.composition.isVisible, element.composition.activeFrame]).toEqual([true, 15]);
  template.play();
  run(5);
  expect([element.composition.isVisible, element.composition.activeFrame]).toEqual([true, 5]);
});

it("changing the frame rate doesn't make a sequence jump that plays on its own", async () => {
  const { template, main, run } = await open({ duration: 500, layers: [{ ...row, duration: 500 }] }, []);
  template.play();
  const sequence = main.findLayerByName('row')!.element as ImageSequenceElement;
  sequence.play();
  run(60);
  expect(sequence.activeImage).toBe(60);
  main.fps = 25;
  run(20);
  expect(sequence.activeImage).toBe(70);
});
