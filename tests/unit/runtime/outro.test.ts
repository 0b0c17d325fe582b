// @vitest-environment jsdom
// Going off air, frame by frame.
import { expect, it } from 'vitest';
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
