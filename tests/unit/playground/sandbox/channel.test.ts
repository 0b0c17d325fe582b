import { afterEach, describe, expect, it, vi } from 'vitest';
import { openChannel } from '../../../../src/playground/sandbox/frame/channel.ts';
import { createLimit } from '../../../../src/playground/sandbox/frame/limit.ts';
import type { FrameMessage, PageMessage } from '../../../../src/playground/sandbox/messages.ts';
import { MOST_LENGTH } from '../../../../src/playground/sandbox/read-message.ts';

describe('the channel to the page', () => {
  const ends: (() => void)[] = [];
  afterEach(() => {
    vi.restoreAllMocks();
    for (const end of ends.splice(0)) end();
  });
  function open() {
    const received: PageMessage[] = [];
    const texts: unknown[] = [];
    const { send, pagePort } = openChannel((message) => received.push(message));
    pagePort.onmessage = ({ data }) => texts.push(data);
    ends.push(() => pagePort.close());
    return { received, texts, send, pagePort };
  }
  const report = (text: string): FrameMessage => ({
    type: 'report',
    report: { text, line: undefined, column: undefined, place: undefined, frame: undefined },
  });

  it('sends JSON, and drops what’s too long before the browser copies it', async () => {
    const { texts, send } = open();
    send(report('x'.repeat(MOST_LENGTH)));
    send(report('short'));
    await expect.poll(() => texts).toEqual(['{"type":"report","report":{"text":"short"}}']);
  });

  it('doesn’t show its port to code that has replaced what it uses', async () => {
    const { received, texts, send, pagePort } = open();
    const seen: unknown[] = [];
    vi.spyOn(MessageEvent.prototype, 'data', 'get').mockImplementation(function (this: MessageEvent) {
      seen.push(this.target);
    });
    vi.spyOn(MessagePort.prototype, 'postMessage').mockImplementation(function (this: MessagePort) {
      seen.push(this);
    });
    vi.spyOn(JSON, 'stringify').mockReturnValue('replaced');
    vi.spyOn(Reflect, 'apply').mockImplementation((_, event) => seen.push(event));
    send({ type: 'pong', count: 1 });
    MessagePort.prototype.postMessage.call(pagePort, {});
    const [replaced] = seen.splice(0);
    expect(replaced).toBe(pagePort);
    vi.restoreAllMocks();
    await expect.poll(() => texts).toEqual(['{"type":"pong","count":1}']);
    pagePort.postMessage({ type: 'ping', count: 1 });
    await expect.poll(() => received).toEqual([{ type: 'ping', count: 1 }]);
    expect(seen).toEqual([]);
  });
});

describe('a limit', () => {
  it('sends so much between two pings, and the last of what remains at the next', () => {
    const { call, renew } = createLimit(3);
    const sent: number[] = [];
    for (let count = 1; count <= 10; count += 1) call(() => sent.push(count));
    expect(sent).toEqual([1, 2, 3]);
    renew();
    expect(sent).toEqual([1, 2, 3, 10]);
    renew();
    expect(sent).toEqual([1, 2, 3, 10]);
  });
});
