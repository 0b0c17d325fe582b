// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { composition, mount, project, FRAME } from './support.ts';

const withOutro = (more = {}) =>
  project(composition({ frameActions: [{ frame: 80, isOutro: true }], ...more }));
const withSteps = () =>
  project(
    composition({
      frameActions: [
        { frame: 10, isStep: true },
        { frame: 30, isStep: true },
        { frame: 80, isOutro: true },
      ],
    }),
  );

describe('play', () => {
  it('starts at frame 0 and shows the main composition', async () => {
    const { template, main } = await mount();
    expect([main.isVisible, main.isPlaying]).toEqual([false, false]);
    template.play();
    expect([main.isVisible, main.isPlaying, main.activeFrame]).toEqual([true, true, 0]);
  });

  it('follows the clock frame by frame', async () => {
    const { template, main, run } = await mount();
    template.play();
    run(1);
    const start = main.activeFrame;
    run(7);
    expect(main.activeFrame).toBe(start + 7);
  });

  it('rests on the last frame, visible, without an outro', async () => {
    const { template, main, run } = await mount();
    template.play();
    run(300);
    expect([main.activeFrame, main.isPlaying, main.isVisible]).toEqual([99, false, true]);
  });

  it('rests on the frame before the outro, and next does not pass it', async () => {
    const { template, main, run } = await mount(withOutro());
    template.play();
    run(300);
    expect([main.activeFrame, main.isPlaying]).toEqual([79, false]);
    template.next();
    run(10);
    expect([main.activeFrame, main.isPlaying]).toEqual([79, false]);
  });

  it('restarts as a command at frame 0, even during an outro', async () => {
    const { template, main, run } = await mount(withOutro());
    template.play();
    run(100);
    template.stop();
    run(5);
    expect(main.activeFrame).toBeGreaterThan(80);
    template.play();
    expect(main.activeFrame).toBe(0);
    run(300);
    expect([main.activeFrame, main.isVisible]).toEqual([79, true]);
  });

  it('starts as a method at the active frame', async () => {
    const { main, run } = await mount();
    main.goToFrame(40);
    main.play();
    expect(main.activeFrame).toBe(40);
    run(100);
    expect(main.activeFrame).toBe(99);
  });

  it('passes the outro if it starts there outside a stop, and rests visibly', async () => {
    const { main, run } = await mount(withOutro());
    main.goToAndPlay(85);
    run(100);
    expect([main.activeFrame, main.isVisible]).toEqual([99, true]);
  });

  it('rests visibly on frame 0 in reverse', async () => {
    const { main, run } = await mount();
    main.goToAndPlay(10, { reverse: true });
    run(60);
    expect([main.activeFrame, main.isPlaying, main.isVisible]).toEqual([0, false, true]);
  });

  it('never runs late, because a slow machine drops frames', async () => {
    const { template, main, clock } = await mount();
    template.play();
    clock.advance(FRAME);
    const start = main.activeFrame;
    clock.advance(30 * FRAME);
    expect(main.activeFrame).toBe(start + 30);
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
});

describe('steps and next', () => {
  it('rest at each step after its action, and next continues to the following rest', async () => {
    const seen: number[] = [];
    const { template, main, run } = await mount(withSteps(), () => ({
      main: {
        frames: {
          10() {
            seen.push(this.activeFrame);
          },
        },
      },
    }));
    template.play();
    run(200);
    expect([main.activeFrame, seen]).toEqual([10, [10]]);
    template.next();
    run(200);
    expect(main.activeFrame).toBe(30);
    template.next();
    run(200);
    expect(main.activeFrame).toBe(79);
    expect(seen).toEqual([10]);
  });

  it('do nothing before play, while playing, during a stop, and after it', async () => {
    const { template, main, run } = await mount(withSteps());
    template.next();
    run(5);
    expect([main.activeFrame, main.isVisible]).toEqual([0, false]);
    template.play();
    run(5);
    template.next();
    run(100);
    expect(main.activeFrame).toBe(10);
    template.stop();
    template.next();
    run(200);
    expect([main.isVisible, main.isPlaying]).toEqual([false, false]);
    template.next();
    run(5);
    expect(main.isVisible).toBe(false);
  });

  it("continue from a plain pause, which isn't a step", async () => {
    const { template, main, run } = await mount(withOutro(), () => ({
      main: {
        frames: {
          20() {
            this.pause();
          },
        },
      },
    }));
    template.play();
    run(100);
    expect([main.activeFrame, main.isPlaying]).toEqual([20, false]);
    template.next();
    run(100);
    expect(main.activeFrame).toBe(79);
    expect(main.frameActions.filter((action) => action.isStep)).toHaveLength(0);
  });

  it("don't rest at steps during a stop", async () => {
    const { template, main, run } = await mount(
      project(
        composition({
          frameActions: [
            { frame: 80, isOutro: true },
            { frame: 90, isStep: true },
          ],
        }),
      ),
    );
    template.play();
    run(100);
    template.stop();
    run(100);
    expect(main.isVisible).toBe(false);
  });
});

describe('stop', () => {
  it('plays from the outro frame to the end, then hides', async () => {
    const { template, main, run } = await mount(withOutro());
    template.play();
    run(30);
    template.stop();
    expect([main.activeFrame, main.isVisible]).toEqual([80, true]);
    run(18);
    expect(main.isVisible).toBe(true);
    run(5);
    expect([main.isVisible, main.isPlaying]).toEqual([false, false]);
  });

  it('hides immediately without an outro', async () => {
    const { template, main, run } = await mount();
    template.play();
    run(10);
    template.stop();
    expect(main.isVisible).toBe(false);
  });

  it('does nothing before play, a second time, or after it has ended', async () => {
    const { template, main, run } = await mount(withOutro());
    template.stop();
    expect(main.activeFrame).toBe(0);
    template.play();
    run(100);
    template.stop();
    run(10);
    const frame = main.activeFrame;
    template.stop();
    expect(main.activeFrame).toBe(frame);
    run(50);
    template.stop();
    expect(main.isVisible).toBe(false);
  });

  it('hides when the outro is played in reverse to frame 0', async () => {
    const { template, main, run } = await mount(withOutro(), () => ({
      main: {
        frames: {
          80() {
            this.play({ reverse: true });
          },
        },
      },
    }));
    template.play();
    run(100);
    template.stop();
    run(40);
    expect([main.isVisible, main.isPlaying]).toEqual([true, true]);
    run(60);
    expect([main.isVisible, main.isPlaying, main.activeFrame]).toEqual([false, false, 0]);
  });

  it('hides if middleware plays in reverse instead of the default', async () => {
    const { template, main, run } = await mount(project(composition()), (keyfill) => ({
      main: {
        composition() {
          keyfill.useOnStop(() => this.play({ reverse: true }));
        },
      },
    }));
    template.play();
    run(60);
    template.stop();
    run(100);
    expect(main.isVisible).toBe(false);
  });

  it('enters the outro frame', async () => {
    const outro = vi.fn();
    const { template, run } = await mount(withOutro(), () => ({ main: { frames: { 80: outro } } }));
    template.play();
    run(100);
    expect(outro).not.toHaveBeenCalled();
    template.stop();
    expect(outro).toHaveBeenCalledOnce();
  });
});
