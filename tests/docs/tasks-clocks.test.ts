// @vitest-environment jsdom
// What the recipes of "I want to …" that show the time promise, measured on the template that each of them changes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { evaluate, openServer, RELEASES } from '../helpers/casparcg-server.ts';
import { fencesOf, readPage } from './blocks.ts';
import { keyed, nested } from './lookup.ts';
import { recipe, TASKS } from './pages.ts';
import { prepare, start, type Started } from './run.ts';

beforeEach(prepare);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('show a studio clock', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const program = fencesOf(TASKS, readPage(TASKS)).find(({ meta }) =>
    meta.includes('studio-clock.mjs'),
  )!.code;

  /** Runs the program of the recipe. Its clock stands still until it's moved by milliseconds, and `send` gets its lines. */
  function runProgram(send: (line: string) => void): (milliseconds: number) => void {
    const server = { resume: () => server, on: () => server, readyState: 'open', write: send };
    const connect = vi.fn(() => server);
    new Function('connect', program.replace(/^import .*$/gmu, ''))(connect);
    expect(connect).toHaveBeenCalledExactlyOnceWith(5250, '127.0.0.1');
    return (milliseconds) => vi.advanceTimersByTime(milliseconds);
  }

  it.each(RELEASES)(
    'shows the time before play, at rest, and across midnight: CasparCG %s',
    async (release) => {
      const started = await start({
        place: TASKS,
        section: 'Show a studio clock',
        kind: 'composition',
        code: "// '_time'",
      });
      const { template, main, wait } = started;
      const shown = (): unknown => keyed(started, '_time').content;
      expect(shown()).toBe('');

      // The zone is an hour ahead in winter, and the program starts in the middle of a second.
      vi.useFakeTimers({ now: new Date('2026-01-15T22:59:57.400Z'), toFake: ['Date', 'setTimeout'] });
      const lines: string[] = [];
      const server = openServer(release);
      server('CG 1-20 ADD 1 "clock" 0');
      const pass = runProgram((line) => {
        lines.push(line);
        expect(line.endsWith('\r\n')).toBe(true);
        expect(evaluate(server(line.trimEnd()).scripts, template)).toEqual([]);
      });
      expect([main.isVisible, shown()]).toEqual([false, '23:59:57']);
      template.play();
      wait(200);
      expect([main.isVisible, main.isPlaying]).toEqual([true, false]);
      pass(599);
      expect(shown()).toBe('23:59:57');
      pass(1);
      expect(shown()).toBe('23:59:58');
      pass(2000);
      expect(shown()).toBe('00:00:00');
      pass(3000);
      expect(shown()).toBe('00:00:03');
      expect(lines).toHaveLength(7);
      expect(template.lastError).toBeUndefined();
    },
  );

  it('sends commands like the one on the page', () => {
    vi.useFakeTimers({ now: new Date('2026-01-15T19:15:07Z'), toFake: ['Date', 'setTimeout'] });
    const lines: string[] = [];
    runProgram((line) => lines.push(line));
    const section = readPage(TASKS).split('### Show a studio clock')[1]!.split('\n### ')[0]!;
    expect(section).toContain(`\n${lines[0]!.trimEnd()}\n`);
  });

  it('connects again when the server has closed the connection', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const code = program.replace('5250', String(port));
    const clock = spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: 'ignore' });
    for (let connection = 1; connection <= 2; connection += 1) {
      const [socket] = (await once(server, 'connection')) as [Socket];
      const [line] = (await once(socket, 'data')) as [Buffer];
      expect(line.toString()).toMatch(/^CG 1-20 UPDATE 1 .*_time.*\r\n$/u);
      socket.destroy();
    }
    clock.kill();
    server.close();
  });
});

describe('count down to a time', () => {
  const counting = async (): Promise<Started & { readonly digits: () => string }> => {
    const started = await recipe('Count down to a time', 'this.goToAndPlay(0)');
    const digits = nested(started, 'Tick').findLayerByName('Digits')!.element;
    return { ...started, digits: () => digits.content };
  };

  it('counts from now until the given time, second by second, and stays at zero', async () => {
    const { template, digits, wait } = await counting();
    template.update({ _now: '20:13:58', _until: '20:15:00' });
    template.play();
    wait(22);
    expect(digits()).toBe('1:02');
    wait(50);
    expect(digits()).toBe('1:01');
    wait(100);
    expect(digits()).toBe('0:59');
    wait(62 * 50);
    expect(digits()).toBe('0:00');
  });

  it('reaches a time after midnight', async () => {
    const { template, digits, wait } = await counting();
    template.update({ _now: '23:59:30', _until: '00:00:15' });
    template.play();
    wait(22);
    expect(digits()).toBe('0:45');
  });

  it('stays at zero when the current time is sent again after the target time', async () => {
    const { template, digits, wait } = await counting();
    template.update({ _now: '20:14:58', _until: '20:15:00' });
    template.play();
    wait(22 + 3 * 50);
    expect(digits()).toBe('0:00');
    template.update({ _now: '20:15:05' });
    wait(100);
    expect(digits()).toBe('0:00');
  });

  it('counts down up to twelve hours, and treats a longer time as a target in the past', async () => {
    const { template, digits, wait } = await counting();
    template.update({ _now: '18:00:00', _until: '06:00:00' });
    template.play();
    wait(22);
    expect(digits()).toBe('720:00');
    template.update({ _now: '17:59:59' });
    wait(50);
    expect(digits()).toBe('0:00');
  });

  it('follows a new time within a second, and ignores invalid times', async () => {
    const { template, digits, wait } = await counting();
    template.update({ _now: '20:00:00', _until: '20:10' });
    template.play();
    wait(22);
    expect(digits()).toBe('10:00');
    template.update({ _now: '20:05:00' });
    wait(50);
    expect(digits()).toBe('5:00');
    template.update({ _now: 'soon' });
    wait(50);
    expect(digits()).toBe('4:59');
  });
});
