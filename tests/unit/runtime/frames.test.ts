// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { composition, create, keyedText, mount, project, FRAME } from './support.ts';

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

  it('happens for the first frame of play and goToAndPlay, but not for goToFrame, resuming, or reverse', async () => {
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

  /** After the rest, `next` continues, but it doesn't pass the frame before the outro. */
  it.each([
    ['a step', { frame: 10, isStep: true }, undefined, 14],
    [
      'an action that pauses',
      { frame: 10 },
      function (this: { pause: () => void }) {
        this.pause();
      },
      14,
    ],
    ['the frame before the outro', { frame: 11, isOutro: true }, undefined, 10],
  ] as const)('stops catching up at %s within skipped frames', async (_name, place, action, later) => {
    const seen: number[] = [];
    const enter = function (this: { activeFrame: number }): void {
      seen.push(this.activeFrame);
    };
    const { template, main, clock, run } = await mount(
      project(composition({ frameActions: [place] })),
      () => ({
        main: { frames: { 9: enter, 12: enter, 10: action ?? (() => undefined) } },
      }),
    );
    template.play();
    run(1);
    clock.advance(50 * FRAME);
    expect([main.activeFrame, main.isPlaying, seen]).toEqual([10, false, [9]]);
    run(20);
    expect([main.activeFrame, seen]).toEqual([10, [9]]);
    template.next();
    run(4);
    expect([main.activeFrame, seen]).toEqual([later, later > 12 ? [9, 12] : [9]]);
  });

  it('stops catching up at the first action that moves the playhead, and restarts the clock there', async () => {
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

  it("loses no frames in a loop, and doesn't paint the frame that jumps", async () => {
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

  it('survives actions that jump in circles', async () => {
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

  it('reports an exception once and keeps playing', async () => {
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

describe('a composition action that fails', () => {
  it.each([
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['rejects', () => Promise.reject(new Error('broken'))],
  ])("is reported if it %s, and doesn't affect other actions or commands", async (_name, fail) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const ran: string[] = [];
    const { template, main, run } = create(
      project(
        composition({
          layers: [
            { id: 'n', name: 'n', element: { type: 'composition', composition: 'child' } },
            keyedText('_name'),
          ],
        }),
        composition({ id: 'child', name: 'Child' }),
      ),
      () => ({
        main: {
          composition() {
            ran.push('main');
            return fail();
          },
          frames: { 2: () => void ran.push('frame 2') },
        },
        child: { composition: () => void ran.push('child') },
      }),
    );
    template.update({ _name: 'Ada' });
    template.play();
    await template.load();
    await Promise.resolve();
    run(5);
    expect(ran).toEqual(['main', 'child', 'frame 2']);
    expect(main.isPlaying).toBe(true);
    expect(main.findElementByKey('_name')).toMatchObject({ content: 'Ada' });
    expect(error.mock.calls).toEqual([['[keyfill] composition "Main", composition action: Error: broken']]);
    expect(template.lastError).toBe(error.mock.calls[0]?.[0]);
    error.mockRestore();
  });

  it("isn't awaited, so a promise that never settles blocks nothing", async () => {
    const { template, main, run } = create(project(), () => ({
      main: { composition: () => new Promise(() => undefined) },
    }));
    template.play();
    await template.load();
    run(3);
    expect([main.isPlaying, template.lastError]).toEqual([true, undefined]);
  });
});

describe('a host seek', () => {
  it('shows a frame and stays there', async () => {
    const { template, main, run } = await mount();
    template.seek(25);
    run(10);
    expect([main.activeFrame, main.isVisible, main.isPlaying]).toEqual([25, true, false]);
  });
});

describe('commands that arrive before loading', () => {
  it('wait, and then run in order', async () => {
    const { template, main } = create(project(composition()));
    template.play();
    template.seek(12);
    template.update({ _name: 'Ada' });
    expect(main.activeFrame).toBe(0);
    await template.load();
    expect([main.activeFrame, template.keyfill.templateData._name]).toEqual([12, 'Ada']);
  });
});
