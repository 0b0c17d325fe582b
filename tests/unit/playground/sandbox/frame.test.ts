import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { disarm } from '../../../../src/playground/sandbox/frame/disarm.ts';
import { REHEARSAL_FILE, RUNNER_FILE } from '../../../../src/playground/sandbox/frame-pages.ts';
import {
  MESSAGE_TEXT_LIMIT,
  MOST_LENGTH,
  readFrameMessage,
} from '../../../../src/playground/sandbox/read-message.ts';
import {
  createWatchdog,
  LEAST_LENGTH,
  MOST_LENGTH_PER_PING,
  PING_INTERVAL,
} from '../../../../src/playground/sandbox/watchdog.ts';

test.each([
  [RUNNER_FILE, "worker-src 'none'"],
  [REHEARSAL_FILE, 'worker-src blob:'],
])('%s has a policy before its script that only allows that script, and no network', (file, workers) => {
  const page = readFileSync(`generated/static/${file}`, 'utf8');
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page);
  expect(policy?.index).toBeLessThan(page.indexOf('<script'));
  const rules = policy?.[1]?.split('; ') ?? [];
  expect(rules[0]).toBe("default-src 'none'");
  expect(rules[1]).toMatch(/^script-src 'sha256-[\w+/=]{44}' blob:$/);
  const none = ['connect-src', 'frame-src', 'object-src', 'base-uri', 'form-action'].map(
    (one) => `${one} 'none'`,
  );
  expect(rules).toEqual(expect.arrayContaining([...none, workers]));
  expect(rules.join()).not.toMatch(/https?:|'self'|unsafe-eval|\*/);
  expect(page).not.toMatch(/(?:src|href)="http/);
});

test('code in a frame has neither a network nor shadow trees, which would hide frames', () => {
  const methods = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, vi.fn()]));
  const scope = {
    ...methods('XMLHttpRequest', 'WebSocket', 'RTCPeerConnection', 'Worker', 'open', 'matchMedia'),
    Element: { prototype: methods('attachShadow', 'setHTMLUnsafe', 'append') },
    Document: methods('parseHTMLUnsafe'),
    URL: methods('createObjectURL'),
  };
  disarm(scope as never);
  const left = [scope, scope.Element.prototype, scope.Document, scope.URL].flatMap((holder) =>
    Object.entries(holder).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
  );
  expect(left).toEqual(['matchMedia', 'append']);
});

const snapshot = {
  status: 'playing',
  frame: 3,
  isMoving: true,
  error: undefined,
  command: { type: 'update', data: { _a: 'b' } },
  commandCount: 2,
};

test.each([
  { type: 'navigated' },
  { type: 'pong', count: 3 },
  { type: 'snapshot', snapshot },
  { type: 'snapshot', snapshot: { ...snapshot, command: undefined } },
  { type: 'snapshot', snapshot: { ...snapshot, command: { type: 'load', playOnLoad: true } } },
  { type: 'snapshot', snapshot: { ...snapshot, command: { type: 'invoke', name: 'a', argument: 'b' } } },
  { type: 'report', report: { text: 'a', line: 1, column: 2, place: 0, frame: 3 } },
])("a message from a frame is read if it's valid: %j", (message) => {
  expect(readFrameMessage(JSON.stringify(message))).toEqual(message);
});

const long = 'x'.repeat(MESSAGE_TEXT_LIMIT + 1);
const large = Object.fromEntries(Array.from({ length: 100 }, (_, key) => [key, long.slice(1)]));
test.each([
  [null],
  ['text'],
  [{ type: 'navigated', more: 1 }],
  [{ type: 'pong', count: -1 }],
  [{ type: 'report', report: { text: long } }],
  [{ type: 'report', report: { text: 'a', line: '1' } }],
  [{ type: 'snapshot', snapshot: { ...snapshot, status: 'hacked' } }],
  [{ type: 'snapshot', snapshot: { ...snapshot, command: { type: 'remove' } } }],
  [{ type: 'snapshot', snapshot: { ...snapshot, command: { type: 'update', data: { a: 1 } } } }],
  [{ type: 'snapshot', snapshot: { ...snapshot, command: { type: 'update', data: large } } }],
  [JSON.parse('{"type": "report", "report": {"text": "a", "__proto__": {"line": 1}}}')],
])('a message from a frame is dropped otherwise: case %#', (message) => {
  expect(readFrameMessage(JSON.stringify(message))).toBeUndefined();
  expect(readFrameMessage('{')).toBeUndefined();
});

// tests/e2e/playground-misbehavior.spec.ts has a frame that goes silent.
test.each([
  ['large', MOST_LENGTH],
  ['short', 1],
])('the watchdog removes a frame that sends too many %s messages between two pings', (_, length) => {
  vi.useFakeTimers();
  const ends: string[] = [];
  const dog = createWatchdog(
    vi.fn(),
    () => false,
    (ending) => ends.push(ending),
  );
  const whole = Math.floor(MOST_LENGTH_PER_PING / Math.max(length, LEAST_LENGTH));
  for (let turn = 0; turn < 5; turn += 1) {
    for (let count = 0; count < whole; count += 1) dog.heard(length);
    expect(ends).toEqual([]);
    vi.advanceTimersByTime(PING_INTERVAL);
  }
  for (let count = 0; count <= whole; count += 1) dog.heard(length);
  expect(ends).toEqual(['large']);
});
