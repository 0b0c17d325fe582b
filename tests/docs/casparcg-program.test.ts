// The Node.js program of the CasparCG page, run with the real library against a server that answers as CasparCG does.
import { execFile } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { dataText, quote } from '../../src/playout/commands/amcp.ts';
import packages from '../../package.json';
import { fencesOf, readPage } from './blocks.ts';
import { splitByCasparcg } from './casparcg.ts';

const siteDir = path.resolve(import.meta.dirname, '../..');
const page = readPage('user-guide/exporting/integrations/casparcg.mdx');
const program = fencesOf('', page).find(({ meta }) => meta.includes('title="lower-third.mjs"'))?.code ?? '';

/** Replaces something that the program must contain. */
function replaced(code: string, part: string, by: string): string {
  expect(code.split(part)).toHaveLength(2);
  return code.replace(part, () => by);
}

/** Runs the program, and returns the commands that the server got, without the library's own, and what the program printed. */
async function run(code: string): Promise<{ readonly commands: string[]; readonly printed: string }> {
  const commands: string[] = [];
  const server = createServer((socket) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      const lines = (text + part).split('\r\n');
      text = lines.pop() ?? '';
      for (const line of lines) {
        const [, id = '', command = ''] = /^REQ (\S+) (.*)$/su.exec(line) ?? [];
        if (command === 'VERSION') socket.write(`RES ${id} 201 VERSION OK\r\n2.5.0 Stable\r\n`);
        else {
          commands.push(command);
          socket.write(`RES ${id} 202 CG OK\r\n`);
        }
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    // Only the port and the time on air differ from what readers copy.
    const { port } = server.address() as AddressInfo;
    const shown = replaced(replaced(code, 'port: 5250', `port: ${port}`), '5000', '50');
    // Fails if the program doesn't end by itself.
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', shown], {
      cwd: siteDir,
      timeout: 20_000,
    });
    return { commands, printed: stdout };
  } finally {
    server.close();
  }
}

it('the Node.js program adds the template with escaped data, stops it, and ends', async () => {
  const { commands, printed } = await run(program);
  const data = { _name: 'Mira "Mi" Halvorsen', _title: 'Harbor reporter\nLive' };
  expect(commands).toEqual([`CG 1-20 ADD 1 "lower-third" 1 ${quote(dataText(data))}`, 'CG 1-20 STOP 1']);
  expect(JSON.parse(splitByCasparcg(commands[0] ?? '').at(-1) ?? '')).toEqual(data);
  expect(printed.trim().split('\n')).toEqual(Array(2).fill('202 The command has been executed.'));
});

it('the library loses a dollar sign if it gets the object itself, as the page says', async () => {
  const name = '_name: \'Mira "Mi" Halvorsen\'';
  const withDollar = replaced(program, name, "_name: 'From $5'");
  const sent = async (code: string): Promise<unknown> =>
    JSON.parse(splitByCasparcg((await run(code)).commands[0] ?? '').at(-1) ?? '');
  expect(await sent(withDollar)).toMatchObject({ _name: 'From $5' });
  expect(await sent(replaced(withDollar, 'data: escaped(data)', 'data'))).toMatchObject({ _name: 'From 5' });
});

it('the page names the version of the library that these tests use', () => {
  expect(page).toContain(
    `npm install casparcg-connection@${packages.devDependencies['casparcg-connection']}`,
  );
});
