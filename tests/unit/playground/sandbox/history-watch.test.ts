import { beforeEach, expect, test, vi } from 'vitest';
import { SETTLE, watchHistory } from '../../../../src/playground/sandbox/history-watch.ts';

// A page's history, as a browser keeps it: frames add to its length without changing anything else.
let page: EventTarget;
let entries: { length: number; state: unknown; readonly go: (steps: number) => void };
let address: { href: string };
let gone: number[];

beforeEach(() => {
  vi.useFakeTimers();
  gone = [];
  page = new EventTarget();
  entries = { length: 3, state: null, go: (steps) => gone.push(steps) };
  address = { href: '/page' };
  vi.stubGlobal('window', page);
  vi.stubGlobal('history', entries);
  vi.stubGlobal('location', address);
});

test('the page goes back over all steps of a frame, even those that come after its end', () => {
  const watch = watchHistory();
  expect(watch.hasChanged()).toBe(false);
  entries.length += 1;
  expect(watch.hasChanged()).toBe(true);
  watch.end();
  entries.length += 7;
  vi.advanceTimersByTime(SETTLE);
  expect(gone).toEqual([-8]);
});

test.each([
  ['follows a link within the page', () => (address.href = '/page#part')],
  ['opens another page of the site', () => (entries.state = { key: 'a' })],
  ['returns to the same place in the meantime', () => page.dispatchEvent(new Event('popstate'))],
])('a history that grows because the reader %s is ignored', (_, move) => {
  const watch = watchHistory();
  move();
  entries.length += 1;
  expect(watch.hasChanged()).toBe(false);
  entries.length += 1;
  expect(watch.hasChanged()).toBe(true);
});

test('a reader who leaves right after the end of a frame is not taken back', () => {
  const watch = watchHistory();
  entries.length += 5;
  watch.end();
  address.href = '/other';
  vi.advanceTimersByTime(SETTLE);
  expect(gone).toEqual([]);
});
