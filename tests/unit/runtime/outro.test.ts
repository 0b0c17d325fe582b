// @vitest-environment jsdom
// Going off air, frame by frame.
import { expect, it } from 'vitest';
import type { Composition } from '../../../src/runtime/api/objects.ts';
import { composition, mount, project } from './support.ts';

it('every frame of the outro is on screen, including the last one', async () => {
  const { template, main, run, clock } = await mount(
    project(composition({ frameActions: [{ frame: 97, isOutro: true }] })),
  );
  template.play();
  run(120);
  const seen = new Set<number>();
  template.subscribe(() => main.isVisible && seen.add(main.activeFrame));
  template.stop();
  clock.advance(200, 5);
  expect([...seen]).toEqual([97, 98, 99]);
  expect(main.isVisible).toBe(false);
});

it('an outro of one frame is on screen for one frame', async () => {
  const { template, main, run, clock } = await mount(
    project(composition({ frameActions: [{ frame: 99, isOutro: true }] })),
  );
  template.play();
  run(120);
  template.stop();
  clock.advance(5);
  expect([main.activeFrame, main.isVisible]).toEqual([99, true]);
  clock.advance(40, 5);
  expect(main.isVisible).toBe(false);
});

it('next continues from a pause in the outro', async () => {
  const { template, main, run } = await mount(
    project(composition({ frameActions: [{ frame: 80, isOutro: true }] })),
    () => ({
      main: {
        frames: {
          90() {
            this.pause();
          },
        },
      },
    }),
  );
  template.play();
  run(100);
  template.stop();
  run(40);
  expect([main.activeFrame, main.isPlaying]).toEqual([90, false]);
  template.next();
  run(40);
  expect([main.activeFrame, main.isVisible]).toEqual([99, false]);
});

it('an action that continues and then reverses enters no frame on its way back', async () => {
  const ran: number[] = [];
  const { template, run } = await mount(project(), () => ({
    main: {
      frames: {
        5() {
          this.goToAndPlay(50);
          this.play({ reverse: true });
        },
        50: () => void ran.push(50),
      },
    },
  }));
  template.play();
  run(10);
  expect(ran).toEqual([]);
});

it('stop at or past the outro frame continues to the end and hides, without jumping back', async () => {
  const ran: number[] = [];
  const { template, main, run, clock } = await mount(
    project(composition({ frameActions: [{ frame: 60, isOutro: true }, { frame: 85 }] })),
    () => ({
      main: {
        frames: {
          20() {
            this.goToAndPlay(80);
          },
          60: () => void ran.push(60),
          85: () => void ran.push(85),
        },
      },
    }),
  );
  template.play();
  run(23);
  expect(main.activeFrame).toBe(83);
  const seen: number[] = [];
  template.subscribe(() => main.isVisible && seen.push(main.activeFrame));
  template.stop();
  clock.advance(1000, 20);
  expect([...new Set(seen)]).toEqual(Array.from({ length: 16 }, (_, at) => 84 + at));
  expect([main.isVisible, ran]).toEqual([false, [85]]);
});

it.each([
  ['rests past it', () => {}],
  ['plays in reverse past it', (main: Composition) => main.play({ reverse: true })],
])('stop continues to the end if playback %s', async (_name, before) => {
  const { template, main, run } = await mount(
    project(composition({ frameActions: [{ frame: 60, isOutro: true }] })),
  );
  template.play();
  run(10);
  main.goToFrame(90);
  before(main);
  template.stop();
  run(5);
  expect([main.activeFrame, main.isPlaying]).toEqual([95, true]);
  run(6);
  expect(main.isVisible).toBe(false);
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
  expect(main.outroFrame).toBe(80);
  template.play();
  run(90);
  expect(main.activeFrame).toBe(79);
  main.outroFrame = 500;
  expect(main.outroFrame).toBe(500);
  template.play();
  run(110);
  expect(main.activeFrame).toBe(98);
  template.stop();
  expect([main.activeFrame, main.isVisible]).toEqual([99, true]);
});
