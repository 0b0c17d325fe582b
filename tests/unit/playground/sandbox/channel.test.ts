import { describe, expect, it } from 'vitest';
import { openChannel } from '../../../../src/playground/sandbox/frame/channel.ts';
import { createLimit } from '../../../../src/playground/sandbox/frame/limit.ts';
import type { FrameMessage } from '../../../../src/playground/sandbox/messages.ts';
import { MOST_LENGTH } from '../../../../src/playground/sandbox/read-message.ts';

describe('the channel to the page', () => {
  const report = (text: string): FrameMessage => ({
    type: 'report',
    report: { text, line: undefined, column: undefined, place: undefined, frame: undefined },
  });

  it('sends JSON, and drops what’s too long before the browser copies it', async () => {
    const texts: unknown[] = [];
    const { send, pagePort } = openChannel(() => undefined);
    pagePort.onmessage = ({ data }) => texts.push(data);
    send(report('x'.repeat(MOST_LENGTH)));
    send(report('short'));
    await expect.poll(() => texts).toEqual(['{"type":"report","report":{"text":"short"}}']);
    pagePort.close();
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
