import { expect, test, vi } from 'vitest';
import { pacePrefetch } from '../../../../plugins/startup/pace-prefetch.ts';

const framework = (prefetch: typeof window.docusaurus.prefetch) => ({
  prefetch: vi.fn(prefetch),
  preload: vi.fn(() => false as const),
});

test('prefetches one link at a time, in the order of the requests, and only when the page is idle', async () => {
  const idle: (() => void)[] = [];
  const original = framework(() => Promise.resolve([]));
  const paced = pacePrefetch(original, (run) => idle.push(run));
  const answers = ['/a', '/b', '/c'].map((path) => paced.prefetch(path));
  expect(original.prefetch).not.toHaveBeenCalled();
  const seen: number[] = [];
  while (idle.length > 0) {
    expect(idle).toHaveLength(1);
    idle.shift()!();
    seen.push(original.prefetch.mock.calls.length);
  }
  expect(seen).toEqual([1, 2, 3]);
  expect(original.prefetch.mock.calls).toEqual([['/a'], ['/b'], ['/c']]);
  await expect(Promise.all(answers)).resolves.toEqual([[], [], []]);

  void paced.prefetch('/d');
  expect(idle).toHaveLength(1);
});

test('continues with the other links if one fails', () => {
  const idle: (() => void)[] = [];
  const original = framework((path) => {
    if (path === '/a') throw new Error('no such chunk');
    return Promise.resolve([]);
  });
  const paced = pacePrefetch(original, (run) => idle.push(run));
  for (const path of ['/a', '/b']) void paced.prefetch(path);
  expect(() => idle.shift()!()).toThrow('no such chunk');
  idle.shift()!();
  expect(original.prefetch).toHaveBeenLastCalledWith('/b');
});

test('also answers if the framework prefetches nothing, and leaves preload as it is', async () => {
  const original = framework(() => false);
  const paced = pacePrefetch(original, (run) => run());
  await expect(paced.prefetch('/a')).resolves.toEqual([]);
  expect(paced.preload).toBe(original.preload);
});
