// @vitest-environment jsdom
// What pages promise about loops, reverse playback, and clocks, measured on the template of their code.
import { describe, expect, it, vi } from 'vitest';
import { evaluate, openServer, RELEASES } from '../helpers/casparcg-server.ts';
import { codeTitled } from './blocks.ts';
import { blockWith, open, prepareEach, start } from './run.ts';

prepareEach();

it('looping leaves immediately from any frame', async () => {
  const { template, main, wait } = await open('user-guide/examples/looping', '', 'Leave immediately');
  template.play();
  wait(170);
  expect(main.activeFrame).toBeLessThan(46);
  template.stop();
  expect(main.activeFrame).toBe(47);
  wait(60);
  expect(main.isVisible).toBe(false);
});

it("looping loops three times after each play, but doesn't loop again if the count isn't reset", async () => {
  const reset = blockWith('user-guide/examples/looping', 'turns += 1', 'Loop three times, then rest');
  const block = blockWith('user-guide/actions/index', 'turns += 1');
  for (const [own, laps] of [
    [reset, 3],
    [{ ...block, place: 'user-guide/examples/looping.mdx' }, 1],
  ] as const) {
    const { template, main, wait } = await start(own);
    template.play();
    // Three times at frame 46: after 46 frames, and then twice after 22 more.
    wait(46 + 22);
    expect(main.isPlaying).toBe(true);
    wait(60);
    expect([main.isPlaying, main.activeFrame, main.isVisible]).toEqual([false, 46, true]);
    template.play();
    wait(60);
    expect(main.isPlaying).toBe(laps > 1);
  }
});

const variation = (section: string) => open('user-guide/examples/play-in-reverse-on-stop', '', section);

it('play in reverse on stop uses a shorter out animation', async () => {
  const { template, main, wait } = await variation('A faster exit');
  template.play();
  wait(60);
  template.stop();
  expect(main.activeFrame).toBe(12);
  wait(13);
  expect(main.isVisible).toBe(false);
});

it('play in reverse on stop disappears early in the in animation, and at a second stop', async () => {
  const { template, main, wait } = await variation('Reverse only after the in animation');
  template.play();
  wait(10);
  template.stop();
  expect(main.isVisible).toBe(false);
  template.play();
  wait(60);
  template.stop();
  wait(10);
  expect([main.isVisible, main.isPlaying]).toEqual([true, true]);
  template.stop();
  expect(main.isVisible).toBe(false);
});

it('play in reverse on stop reverses a loop', async () => {
  const { template, nested, wait } = await variation('With a looping part');
  const dots = nested('Dots');
  template.play();
  wait(30);
  const before = dots.activeFrame;
  template.stop();
  wait(10);
  expect(before).toBeGreaterThan(20);
  expect(dots.activeFrame).toBeLessThan(before);
});

describe('show a studio clock', () => {
  const program = codeTitled('studio-clock.mjs');

  it.each(RELEASES)(
    'shows the time before play, at rest, and across midnight: CasparCG %s',
    async (release) => {
      const { template, main, keyed, wait } = await start({
        place: 'user-guide/tutorials.mdx',
        section: 'Show a studio clock',
        kind: 'composition',
        code: "this.findElementByKey('_time').content = '';",
      });
      const shown = (): unknown => keyed('_time').content;
      // The zone is an hour ahead in winter, and the program starts in the middle of a second.
      vi.useFakeTimers({ now: new Date('2026-01-15T22:59:57.400Z'), toFake: ['Date', 'setTimeout'] });
      const server = openServer(release);
      server('CG 1-20 ADD 1 "clock" 0');
      const connection = {
        resume: () => connection,
        on: () => connection,
        readyState: 'open',
        write: (line: string) =>
          expect(evaluate(server(line.replace(/\r\n$/u, '')).scripts, template)).toEqual([]),
      };
      new Function('connect', program.replace(/^import .*$/gmu, ''))(() => connection);
      expect(shown()).toBe('23:59:57');
      template.play();
      wait(200);
      expect([main.isVisible, main.isPlaying]).toEqual([true, false]);
      for (const [milliseconds, time] of [
        [599, '23:59:57'],
        [1, '23:59:58'],
        [2000, '00:00:00'],
        [3000, '00:00:03'],
      ] as const) {
        vi.advanceTimersByTime(milliseconds);
        expect(shown()).toBe(time);
      }
    },
  );
});
