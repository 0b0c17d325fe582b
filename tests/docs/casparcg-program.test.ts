// @vitest-environment jsdom
// The CasparCG page's Node.js program, with the real library and a server that acts like each CasparCG.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { toAmcp } from '../../src/playout/commands/amcp.ts';
import { parseData } from '../../src/runtime/commands/data.ts';
import { evaluate, openServer, RELEASES, type Release } from '../helpers/casparcg-server.ts';
import { codeTitled } from './blocks.ts';

/** Replaces something that the program must contain. */
function replaced(code: string, part: string | RegExp, by: string): string {
  expect(code.split(part)).toHaveLength(2);
  return code.replace(part, () => by);
}

/** Runs the program, and returns what happened on the server and in its page. */
async function run(code: string, release: Release) {
  /** Without the library's own. */
  const commands: string[] = [];
  const updates: unknown[] = [];
  const errors: unknown[] = [];
  const template = {
    ran: () => errors.push('ran'),
    update: (data: unknown) => updates.push(parseData(data)),
    play: () => {},
    stop: () => {},
  };
  const receive = openServer(release);
  const server = createServer((socket) => {
    let unread = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      const lines = (unread + part).split('\r\n');
      unread = lines.pop() ?? '';
      for (const line of lines) {
        const [, id = '', command = ''] = /^REQ (\S+) (.*)$/su.exec(line) ?? [];
        if (command === 'VERSION') {
          socket.write(`RES ${id} 201 VERSION OK\r\n2.5.0 Stable\r\n`);
          continue;
        }
        commands.push(command);
        const { answer, scripts } = receive(command);
        errors.push(...evaluate(scripts, template));
        socket.write(`RES ${id} ${answer}\r\n`);
      }
    });
    socket.on('error', () => undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    // Only the port, the time on air, and the data differ from what readers copy.
    const { port } = server.address() as AddressInfo;
    const shown = replaced(replaced(code, 'port: 5250', `port: ${port}`), '5000', '50');
    // The time limit makes the test fail if the program doesn't end by itself.
    const child = spawn(process.execPath, ['--input-type=module'], { timeout: 20_000 });
    child.stdin.end(shown);
    const [printed, [exitCode]] = await Promise.all([text(child.stdout), once(child, 'close')]);
    expect(exitCode).toBe(0);
    return { commands, printed, updates, errors };
  } finally {
    server.close();
  }
}

it.each(RELEASES)(
  'the Node.js program adds the template with its data, stops it, and ends: %s',
  async (release) => {
    const { commands, printed, updates, errors } = await run(codeTitled('lower-third.mjs'), release);
    const data = { _name: 'Mira "Mi" Halvorsen', _title: 'Harbor reporter\nLive' };
    const target = 'lower-third';
    expect(commands).toEqual([
      toAmcp({ type: 'load', data, playOnLoad: true }, target),
      toAmcp({ type: 'stop' }, target),
    ]);
    expect([updates, errors]).toEqual([[data], []]);
    expect(printed.trim().split('\n')).toEqual(Array(2).fill('202 The command has been executed.'));
  },
);
