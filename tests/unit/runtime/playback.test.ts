// @vitest-environment jsdom
// A graphic's life on the browser's clock. oracle.test.ts checks every rule of play, next, and stop in random cases.
import { expect, it } from 'vitest';
import { composition, mount, project } from './support.ts';

it('a graphic plays to its step, continues to the frame before its outro, and leaves after stop', async () => {
  const { template, main, run } = await mount(
    project(
      composition({
        frameActions: [
          { frame: 10, isStep: true },
          { frame: 80, isOutro: true },
        ],
      }),
    ),
  );
  const state = () => [main.activeFrame, main.isPlaying, main.isVisible];
  expect(state()).toEqual([0, false, false]);
  template.play();
  expect(state()).toEqual([0, true, true]);
  run(200);
  expect(state()).toEqual([10, false, true]);
  template.next();
  run(200);
  expect(state()).toEqual([79, false, true]);
  template.stop();
  expect(state()).toEqual([80, true, true]);
  run(30);
  expect(state()).toEqual([99, false, false]);
});

it('neither loses nor doubles a frame if ticks jitter', async () => {
  const { template, main, clock } = await mount();
  template.play();
  clock.advance(19.3);
  const frames: number[] = [];
  const start = main.activeFrame;
  for (let index = 0; index < 60; index += 1) {
    clock.advance(index % 2 === 0 ? 24 : 16);
    frames.push(main.activeFrame - start);
  }
  expect(frames).toEqual(frames.map((_, index) => index + 1));
});

it('an outro frame past the end is kept as written, and limited only when it is used', async () => {
  const { template, main, run } = await mount(
    project(composition({ frameActions: [{ frame: 80, isOutro: true }] })),
  );
  main.duration = 50;
  expect(main.outroFrame).toBe(80);
  template.play();
  run(80);
  expect([main.activeFrame, main.isPlaying]).toEqual([48, false]);
  main.duration = 100;
  template.play();
  run(90);
  expect(main.activeFrame).toBe(79);
  main.outroFrame = 500;
  expect(main.outroFrame).toBe(500);
  template.play();
  run(110);
  expect(main.activeFrame).toBe(98);
});
