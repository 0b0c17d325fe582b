// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { saveFiles } from '../../../src/player/save.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('gives each file its name and address, keeps the last addresses, and leaves no timer', () => {
  vi.useFakeTimers();
  let count = 0;
  const revoked: string[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => `blob:${(count += 1)}`,
      revokeObjectURL: (address: string) => revoked.push(address),
    }),
  );
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.download} ${this.href}`);
  });
  const file = (name: string) => ({ name, type: 'text/plain', bytes: new Uint8Array([1]) });
  saveFiles([file('a.html'), file('templates.json')]);
  saveFiles([file('b.zip')]);
  expect(clicked).toEqual(['a.html blob:1', 'templates.json blob:2', 'b.zip blob:3']);
  saveFiles([file('c.zip')]);
  expect(revoked).toEqual([]);
  saveFiles([file('d.html'), file('e.json')]);
  expect(revoked).toEqual(['blob:1', 'blob:2']);
  expect(vi.getTimerCount()).toBe(0);
});
