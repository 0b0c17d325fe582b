// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualClock, type ManualClock, type ProjectDefinition } from '../../../src/runtime/index.ts';
import { ROW_INTERVAL } from '../../../src/player/presets.ts';
import { createSession, type Session } from '../../../src/player/session.ts';

const project = {
  keyfill: 1,
  name: 'Small',
  mainComposition: 'main',
  invokeCommands: ['boom'],
  compositions: [
    {
      id: 'main',
      name: 'Main',
      width: 100,
      height: 50,
      fps: 50,
      duration: 100,
      frameActions: [
        { frame: 20, name: 'Step', isStep: true },
        { frame: 60, isOutro: true },
      ],
      layers: [
        { id: 'text', name: 'Text', element: { type: 'text', key: '_a', content: 'design' } },
        {
          id: 'loop',
          name: 'Loop',
          element: { type: 'composition', composition: 'loop', detachedPlayhead: true },
        },
      ],
    },
    {
      id: 'loop',
      name: 'Loop',
      width: 10,
      height: 10,
      fps: 25,
      duration: 1000,
      layers: [],
    },
  ],
} as unknown as ProjectDefinition;

let clock: ManualClock;
let session: Session;
let host: HTMLElement;
let seen: string[];

const status = () => session.snapshot().status;
const frame = () => session.snapshot().frame;
const run = (frames: number) => clock.advance(frames * 20, 20);

beforeEach(async () => {
  clock = createManualClock();
  host = document.createElement('div');
  document.body.append(host);
  seen = [];
  session = createSession({
    host,
    clock,
    resolve: (url) => url,
    example: {
      project,
      actions: (keyfill) => ({
        main: {
          composition() {
            keyfill.useOnUpdate('_a', (_key, value, next) => {
              seen.push(value);
              next();
            });
            keyfill.useOnInvoke('boom', () => {
              throw new Error('as a test wants it');
            });
          },
        },
      }),
    },
  });
  await session.open({ data: { _a: 'first' }, frame: 59 });
});

afterEach(() => {
  session.remove();
  host.remove();
});

describe('a session', () => {
  it('starts with a still picture and the data', () => {
    run(5);
    expect([status(), frame(), seen]).toEqual(['preview', 59, ['first']]);
    expect(host.textContent).toContain('first');
  });

  it('goes from play over a step to the rest before the outro, and then off air', () => {
    session.play();
    expect(status()).toBe('playing');
    run(40);
    expect([status(), frame()]).toEqual(['waiting', 20]);
    session.next();
    run(80);
    expect([status(), frame()]).toEqual(['resting', 59]);
    session.stop();
    run(60);
    expect(status()).toBe('off-air');
  });

  it('rests immediately without motion, and nothing moves', () => {
    session.setStill(true);
    session.play();
    expect([status(), frame()]).toEqual(['waiting', 20]);
    expect(session.snapshot().isMoving).toBe(false);
    session.next();
    expect([status(), frame()]).toEqual(['resting', 59]);
    session.stop();
    expect(status()).toBe('off-air');
  });

  it('pauses everything, and then continues', () => {
    session.play();
    run(10);
    const before = frame();
    session.toggle();
    run(50);
    expect([status(), frame()]).toEqual(['paused', before]);
    session.toggle();
    run(5);
    expect(status()).toBe('playing');
    expect(frame()).toBeGreaterThan(before);
  });

  it('can pause what plays on its own while the main composition rests', () => {
    session.play();
    run(40);
    expect([status(), session.snapshot().isMoving]).toEqual(['waiting', true]);
    session.toggle();
    expect([status(), session.snapshot().isMoving]).toEqual(['paused', false]);
  });

  it("shows an update while it's paused", () => {
    session.play();
    run(10);
    session.toggle();
    session.update({ _a: 'held' });
    expect(host.textContent).toContain('held');
  });

  it('carries out steps and pauses that were asked for before it has opened, starting at the first picture', async () => {
    session.remove();
    session = createSession({
      host,
      clock,
      resolve: (url) => url,
      example: { project, actions: () => ({}) },
    });
    session.step(1);
    session.step(-10);
    const opened = session.open({ data: {}, frame: 50 });
    session.step(2);
    await opened;
    expect([status(), frame()]).toEqual(['preview', 43]);
    session.step(Infinity);
    expect(frame()).toBe(99);
  });

  it('continues from the frame of a seek', () => {
    session.seek(30);
    session.toggle();
    run(5);
    expect(status()).toBe('playing');
    expect(frame()).toBeGreaterThan(30);
  });

  it('slows down with the speed, and counts frames at the chosen rate', () => {
    session.setSpeed(0.5);
    session.play();
    run(20);
    expect(frame()).toBeGreaterThanOrEqual(9);
    expect(frame()).toBeLessThanOrEqual(10);
    session.setSpeed(1);
    session.setFps(25);
    session.play();
    run(20);
    expect(frame()).toBeGreaterThanOrEqual(9);
    expect(frame()).toBeLessThanOrEqual(11);
  });

  it('loads the template again, off air and with the given data', async () => {
    session.play();
    await session.load({ _a: 'second' });
    expect([status(), seen]).toEqual(['off-air', ['first', 'second']]);
    expect(session.snapshot().command).toEqual({ type: 'load', data: { _a: 'second' } });
    expect(host.children).toHaveLength(1);
  });

  it('runs orders that arrived while it was loading', async () => {
    const loading = session.load({ _a: 'x' });
    session.play();
    await loading;
    expect(status()).toBe('playing');
  });

  it('runs orders that arrived before it was opened, after the first picture', async () => {
    session.remove();
    session.play();
    await session.open({ data: { _a: 'again' }, frame: 59 });
    expect([status(), seen]).toEqual(['playing', ['first', 'again']]);
  });

  it("stays loaded when it's opened later", async () => {
    session.remove();
    const loading = session.load({ _a: 'second' });
    await session.open({ data: { _a: 'late' }, frame: 59 });
    await loading;
    expect([status(), seen]).toEqual(['off-air', ['first', 'second']]);
  });

  it("reports a template's error in words", () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    session.invoke('boom', '7');
    expect(session.snapshot().error).toMatch(/as a test wants it/);
    expect(session.snapshot().error).not.toMatch(/\[keyfill\]/);
    expect(session.snapshot().command).toEqual({ type: 'invoke', name: 'boom', argument: '7' });
    quiet.mockRestore();
  });

  it('sends a series of updates, which another command ends', () => {
    vi.useFakeTimers();
    session.updateRow([{ _a: '1' }, { _a: '2' }, { _a: '3' }]);
    vi.advanceTimersByTime(ROW_INTERVAL);
    expect(seen).toEqual(['first', '1', '2']);
    session.play();
    vi.advanceTimersByTime(10 * ROW_INTERVAL);
    expect([seen.length, vi.getTimerCount()]).toEqual([3, 0]);
    vi.useRealTimers();
  });

  it('leaves no callback, timer, or node behind', () => {
    vi.useFakeTimers();
    session.play();
    session.updateRow([{ _a: '1' }, { _a: '2' }]);
    session.remove();
    expect([clock.waiting(), vi.getTimerCount(), host.children.length]).toEqual([0, 0, 0]);
    session.play();
    session.seek(3);
    expect(clock.waiting()).toBe(0);
    vi.useRealTimers();
  });
});
