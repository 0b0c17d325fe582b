// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { createFrameHost } from '../../../../src/playground/sandbox/frame-host.ts';
import { MOST_LENGTH } from '../../../../src/playground/sandbox/read-message.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.head.innerHTML = document.body.innerHTML = '';
});

/** Creates a frame host and the runner's end of the channel. */
function createHost() {
  document.head.innerHTML = `<meta http-equiv="Content-Security-Policy" content="frame-src 'self'">`;
  const said: string[] = [];
  const { send, remove } = createFrameHost({
    host: document.body,
    address: 'about:blank',
    title: 'Template',
    onReady: () => said.push('ready'),
    onMessage: ({ type }) => said.push(type),
    onEnd: (ending) => said.push(`ended: ${ending}`),
  });
  const { port1, port2 } = new MessageChannel();
  const frame = document.querySelector('iframe')!;
  const source = frame.contentWindow;
  const post = (ports: readonly MessagePort[], from = source): void => {
    const event = new Event('message');
    const data = { get: () => said.push('read') };
    Object.defineProperties(event, { source: { value: from }, ports: { value: ports }, data });
    window.dispatchEvent(event);
  };
  ends.push(remove, () => port1.close());
  return { said, send, post, runner: port1, port: port2 };
}

const report = (text: string): string => JSON.stringify({ type: 'report', report: { text } });

it('talks to the frame through the port in its first message', async () => {
  const { said, send, post, runner, port } = createHost();
  send({ type: 'ping', count: 1 });
  post([port]);
  const received: unknown[] = [];
  runner.onmessage = ({ data }) => received.push(data);
  send({ type: 'ping', count: 2 });
  runner.postMessage(report('text'));
  runner.postMessage('{');
  runner.postMessage(report('text'));
  await expect.poll(() => said).toEqual(['ready', 'report', 'report']);
  await expect.poll(() => received).toEqual([{ type: 'ping', count: 2 }]);
});

it('ignores the messages of others', () => {
  const { said, post, port } = createHost();
  post([port], window);
  post([port], null);
  expect(said).toEqual([]);
});

it.each([{ type: 'report' }, 'x'.repeat(MOST_LENGTH + 1), new ArrayBuffer(8), null])(
  'ends a frame whose code reaches the port: case %#',
  async (message) => {
    const { said, post, runner, port } = createHost();
    post([port]);
    runner.postMessage(message);
    await expect.poll(() => said).toEqual(['ready', 'ended: large']);
  },
);
