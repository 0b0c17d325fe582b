import { describe, expect, it, test } from 'vitest';
import { messageSize } from '../../../../src/playground/sandbox/message-size.ts';
import { MESSAGE_TEXT_LIMIT, readFrameMessage } from '../../../../src/playground/sandbox/read-message.ts';
import { MOST_BYTES } from '../../../../src/playground/sandbox/watchdog.ts';

const MB = 1_000_000;

describe('the size of a message', () => {
  test.each([
    ['a long string', 'x'.repeat(MB)],
    ['a string deep inside', { report: { text: ['x'.repeat(MB)] } }],
    ['many short strings', Array.from({ length: 100_000 }, () => 'short')],
    ['many keys', Object.fromEntries(Array.from({ length: 100_000 }, (_, key) => [`k${key}`, 0]))],
    ['an array without elements', new Array(2 ** 31)],
    ['a buffer', new ArrayBuffer(MB)],
    ['a view of a buffer', { bytes: new Uint8Array(MB) }],
    ['a map', new Map([['a', 'x'.repeat(MB)]])],
    ['a set', new Set(['x'.repeat(MB)])],
    ['the message of an error', new Error('x'.repeat(MB))],
    ['a large integer', 2n ** 10_000_000n],
    ['a wrapped string', Object('x'.repeat(MB))],
    ['a regular expression', new RegExp('x'.repeat(MB))],
    ['a file', new Blob(['x'.repeat(MB)])],
  ])('is too large for %s', (_, message) => {
    expect(messageSize(message, MOST_BYTES)).toBeGreaterThan(MOST_BYTES);
  });

  it('is too large for an object that contains itself, and for one that repeats a part endlessly', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(messageSize(circle, MOST_BYTES)).toBeGreaterThan(MOST_BYTES);
    let doubled: unknown = {};
    for (let level = 0; level < 60; level += 1) doubled = [doubled, doubled];
    expect(messageSize(doubled, MOST_BYTES)).toBeGreaterThan(MOST_BYTES);
  });

  it('is counted without the stack, no matter how deep the message is', () => {
    let deep: unknown = 0;
    for (let level = 0; level < 50_000; level += 1) deep = [deep];
    expect(messageSize(deep, MOST_BYTES)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('is within the limit for the largest message that the page reads', () => {
    const data = Object.fromEntries(
      Array.from({ length: 200 }, (_, key) => [String(key).padStart(100, '_'), 'x'.repeat(900)]),
    );
    const message = {
      type: 'snapshot',
      snapshot: {
        status: 'playing',
        frame: 0,
        isMoving: true,
        error: 'x'.repeat(MESSAGE_TEXT_LIMIT),
        command: { type: 'load', data, playOnLoad: true },
        commandCount: 1,
      },
    };
    expect(readFrameMessage(message)).toEqual(message);
    expect(messageSize(message, MOST_BYTES)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('is small for everything else that can be sent', () => {
    for (const message of [
      null,
      undefined,
      1,
      1n,
      true,
      'text',
      [],
      new Map(),
      new Error('e'),
      new ArrayBuffer(8),
    ])
      expect(messageSize(message, MOST_BYTES)).toBeLessThan(10_000);
  });
});
