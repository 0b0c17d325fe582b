// @vitest-environment jsdom
// A stop during the in animation: the outro continues the picture that's on screen.
import { expect, it } from 'vitest';
import { composition, mount, project, rectangle, showing } from './support.ts';

/** A value that comes in from frame 0 to 20 and leaves in an outro from frame 75 to the last frame, 99. */
const inAndOut = (start: number, end: number) => ({
  keyframes: [
    { frame: 0, value: start },
    { frame: 20, value: end },
    { frame: 75, value: end },
    { frame: 99, value: start },
  ],
});
const plate = (id: string) =>
  rectangle(id, {
    element: { type: 'rectangle', style: { opacity: inAndOut(0, 1), width: inAndOut(0, 800), height: 50 } },
    masks: [{ id: 'm', shape: 'rectangle', style: { width: inAndOut(0, 800), height: 50 } }],
  });

const definition = project(
  composition({
    frameActions: [{ frame: 75, isOutro: true }],
    layers: [plate('plate'), { ...plate('late'), startFrame: 40 }, showing('child')],
  }),
  composition({ id: 'child', name: 'Child', layers: [plate('inner')] }),
);

async function stopped(at: number) {
  const { template, main, run } = await mount(definition);
  const nodes = [main.layers[0]!, main.layers[2]!.element.composition.layers[0]!].map(
    ({ element }) => element.domNode,
  );
  const seen = (): readonly number[] =>
    nodes.flatMap(({ style }) => [Number(style.opacity), parseFloat(style.width) / 800]);
  template.play();
  run(at);
  const frames = [seen()];
  template.stop();
  run(1);
  frames.push(seen());
  const isLateShown = !main.layers[1]!.element.domNode.closest('[style*="visibility: hidden"]');
  while (main.isVisible) {
    run(1);
    if (main.isVisible) frames.push(seen());
  }
  return { frames, isLateShown };
}

it.each([3, 10, 17, 20, 60])(
  'a stop at frame %d leads into the outro without a pop, and ends empty',
  async (at) => {
    const { frames, isLateShown } = await stopped(at);
    expect(frames.length).toBeGreaterThan(20);
    for (const [index, values] of frames.slice(1).entries()) {
      for (const [which, value] of values.entries()) {
        // The fastest movement of the keyframes is a 20th in a frame. Nothing comes in again before leaving.
        expect(Math.abs(value - frames[index]![which]!)).toBeLessThan(0.15);
        expect(value).toBeLessThanOrEqual(frames[0]![which]! + 0.001);
      }
    }
    expect(frames.at(-1)).toEqual([0, 0, 0, 0]);
    expect(isLateShown).toBe(at >= 40);
  },
);
