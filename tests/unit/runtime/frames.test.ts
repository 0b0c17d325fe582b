// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { composition, create, mount, project, FRAME } from './support.ts';

describe('entering a frame', () => {
  const recording = (frames: readonly number[], seen: number[]) => () => ({
    main: {
      frames: Object.fromEntries(
        frames.map((frame) => [
          frame,
          function (this: { activeFrame: number }) {
            seen.push(this.activeFrame);
          },
        ]),
      ),
    },
  });

  it('happens for the first frame of play and goToAndPlay, not for goToFrame, resuming or reverse', async () => {
    const seen: number[] = [];
    const { template, main, run } = await mount(project(), recording([0, 5, 9], seen));
    template.play();
    expect(seen).toEqual([0]);
    run(3);
    main.pause();
    main.play();
    expect(seen).toEqual([0]);
    main.goToFrame(5);
    expect(seen).toEqual([0]);
    main.play();
    expect(seen).toEqual([0, 5]);
    main.goToAndPlay(9, { reverse: true });
    run(20);
    expect(seen).toEqual([0, 5]);
    main.goToAndPlay(9);
    expect(seen).toEqual([0, 5, 9]);
  });

  it('happens in order for frames that a slow machine skips', async () => {
    const seen: number[] = [];
    const { template, clock } = await mount(project(), recording([3, 4, 7, 20], seen));
    template.play();
    clock.advance(FRAME);
    clock.advance(15 * FRAME);
    expect(seen).toEqual([3, 4, 7]);
  });

  it('ends catching up at the first action that moves the playhead, and the clock restarts there', async () => {
    const { template, main, clock, run } = await mount(project(), () => ({
      main: {
        frames: {
          10() {
            this.goToAndPlay(2);
          },
        },
      },
    }));
    template.play();
    run(1);
    clock.advance(50 * FRAME);
    expect(main.activeFrame).toBe(2);
    run(3);
    expect(main.activeFrame).toBe(5);
  });

  it('loops without losing frames, and the frame that jumps is not painted', async () => {
    const { template, main, run } = await mount(project(), () => ({
      main: {
        frames: {
          9() {
            this.goToAndPlay(5);
          },
        },
      },
    }));
    template.play();
    run(1);
    const painted: number[] = [];
    for (let index = 0; index < 16; index += 1) {
      run(1);
      painted.push(main.activeFrame);
    }
    const start = painted.indexOf(5);
    expect(painted.slice(start, start + 9)).toEqual([5, 6, 7, 8, 5, 6, 7, 8, 5]);
  });

  it('survives actions that jump in a circle', async () => {
    const { template, run } = await mount(project(), () => ({
      main: {
        frames: {
          0() {
            this.goToAndPlay(1);
          },
          1() {
            this.goToAndPlay(0);
          },
        },
      },
    }));
    template.play();
    run(20);
    expect(template.lastError).toBeUndefined();
  });

  it('reports an exception once and plays on', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { template, main, run } = await mount(project(), () => ({
      main: {
        frames: {
          3() {
            throw new Error('broken');
          },
        },
      },
    }));
    template.play();
    run(10);
    template.play();
    run(10);
    expect(main.isPlaying).toBe(true);
    expect(error.mock.calls).toEqual([['[keyfill] composition "Main", frame 3: Error: broken']]);
    error.mockRestore();
  });
});

describe('a host seek', () => {
  it('shows a frame and stands still', async () => {
    const { template, main, run } = await mount();
    template.seek(25);
    run(10);
    expect([main.activeFrame, main.isVisible, main.isPlaying]).toEqual([25, true, false]);
  });
});

describe('commands that come before loading', () => {
  it('wait and run in order', async () => {
    const { template, main } = create(project(composition()));
    template.play();
    template.seek(12);
    template.update({ _name: 'Ada' });
    expect(main.activeFrame).toBe(0);
    await template.load();
    expect([main.activeFrame, template.keyfill.templateData._name]).toEqual([12, 'Ada']);
  });
});
