// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { pacePrefetch } from '../../../../plugins/startup/pace-prefetch.ts';

afterEach(() => void (document.head.innerHTML = document.body.innerHTML = ''));

const box = { top: 10, left: 10, bottom: 20, right: 20 };

it.each([
  ['in view, and a seventh of all bytes was prefetched', box, 100, true],
  ['in view, and a fifth of all bytes was prefetched', box, 150, false],
  ['in the closed menu', { ...box, left: -20, right: 0 }, 0, false],
])('a link %s: prefetched is %s', async (_case, place, ahead, isWanted) => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  document.head.innerHTML = '<link rel="prefetch" href="http://localhost/ahead.js">';
  document.body.innerHTML = '<a href="/page">Page</a>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(place as DOMRect);
  const files = [
    { name: 'http://localhost/ahead.js', encodedBodySize: ahead },
    { name: 'http://localhost/main.js', encodedBodySize: 600 },
  ];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(files as never);
  const prefetch = vi.fn(() => Promise.resolve([]));
  await pacePrefetch({ prefetch, preload: vi.fn() } as never).prefetch('/page');
  expect(prefetch).toHaveBeenCalledTimes(isWanted ? 1 : 0);
});

it('a link that fails does not block the next one', async () => {
  const prefetch = vi.fn((_path: string) => Promise.reject(new Error('offline')));
  const pace = { wait: (run: () => void) => run(), isSeen: () => true };
  const paced = pacePrefetch({ prefetch, preload: vi.fn() } as never, pace);
  await Promise.allSettled([paced.prefetch('/a'), paced.prefetch('/b')]);
  expect(prefetch.mock.calls).toEqual([['/a'], ['/b']]);
});
