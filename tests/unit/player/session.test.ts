// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createManualClock, type ManualClock, type ProjectDefinition } from '../../../src/runtime/index.ts';
import type { SessionCommand } from '../../../src/player/commands.ts';
import { createSession, type Session } from '../../../src/player/session/session.ts';
import { composition, layer, project, showing } from '../runtime/support.ts';

const small: ProjectDefinition = {
  ...project(
    composition({
      frameActions: [
        { frame: 20, name: 'Step', isStep: true },
        { frame: 60, isOutro: true },
      ],
      layers: [layer('Text', { type: 'text', key: '_a', content: 'design' }), showing('loop', {}, true)],
    }),
    composition({ id: 'loop', fps: 25, duration: 1000, layers: [] }),
  ),
  invokeCommands: ['boom'],
};

let clock: ManualClock;
let session: Session;
let host: HTMLElement;
let seen: string[];

const status = () => session.snapshot().status;
const frame = () => session.snapshot().frame;
const isMoving = () => session.snapshot().isMoving;
const wait = (frames: number) => clock.advance(frames * 20, 20);
const run = (command: SessionCommand['type'] | SessionCommand) =>
  session.run((typeof command === 'string' ? { type: command } : command) as SessionCommand);
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
      project: small,
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
  run('remove');
  host.remove();
});

it('a session starts with a still picture and the data', () => {
  wait(5);
  expect([status(), frame(), seen]).toEqual(['preview', 59, ['first']]);
  expect(host.textContent).toContain('first');
});

it('a session pauses everything, shows an update in the meantime, and then continues', () => {
  run('play');
  wait(10);
  const before = frame();
  run('toggle');
  run({ type: 'update', data: { _a: 'held' } });
  expect([host.textContent, clock.waiting()]).toEqual([expect.stringContaining('held'), 0]);
  wait(50);
  expect([status(), frame(), isMoving()]).toEqual(['paused', before, false]);
  run('toggle');
  wait(5);
  expect(status()).toBe('playing');
  expect(frame()).toBeGreaterThan(before);
  expect(frame()).toBeLessThan(before + 10);
});

it('a session plays from the start with Continue on its first still', () => {
  run('toggle');
  wait(5);
  expect([status(), frame()]).toEqual(['playing', 5]);
});

it("a session reports a template's error in words", () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const command = { type: 'invoke', name: 'boom', argument: '7' } as const;
  run(command);
  expect(session.snapshot().error).toMatch(/as a test wants it/);
  expect(session.snapshot().error).not.toMatch(/\[keyfill\]/);
  expect(session.snapshot().command).toEqual(command);
});
