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

  /** After the rest, `next` plays on; it does not pass the frame before the outro. */
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
  ] as const)('ends catching up at %s inside skipped frames', async (_name, place, action, later) => {
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

describe('a composition action that fails', () => {
  it.each([
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['rejects', () => Promise.reject(new Error('broken'))],
  ])('because it %s is reported, and neither other actions nor commands suffer', async (_name, fail) => {
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

  it('is not waited for: a promise that never settles holds nothing up', async () => {
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
