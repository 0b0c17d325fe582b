import { expect, test, vi } from 'vitest';
import { pacePrefetch } from '../../../../plugins/startup/pace-prefetch.ts';

const framework = (prefetch: typeof window.docusaurus.prefetch) => ({
  prefetch: vi.fn(prefetch),
  preload: vi.fn(() => false as const),
});

/** Lets everything run that doesn't wait for anything else. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('prefetches one link at a time, in the order of the requests, and only when the page is idle', async () => {
  const idle: (() => void)[] = [];
  let load: () => void = () => undefined;
  const original = framework(() => new Promise((resolve) => (load = () => resolve([]))));
  const paced = pacePrefetch(original, { wait: (run) => idle.push(run), isSeen: () => true });
  const answers = ['/a', '/b'].map((path) => paced.prefetch(path));
  await settle();
  expect(original.prefetch).not.toHaveBeenCalled();
  idle.shift()!();
  await settle();
  expect(original.prefetch.mock.calls).toEqual([['/a']]);
  // The files of the first link are still loading.
  expect(idle).toEqual([]);
  load();
  await settle();
  idle.shift()!();
  await settle();
  expect(original.prefetch.mock.calls).toEqual([['/a'], ['/b']]);
  load();
  await expect(Promise.all(answers)).resolves.toEqual([[], []]);
});

test('continues with the other links if one fails', async () => {
  const original = framework((path) => {
    if (path === '/a') throw new Error('no such chunk');
    return Promise.resolve([]);
  });
  const paced = pacePrefetch(original, { wait: (run) => run(), isSeen: () => true });
  const failing = paced.prefetch('/a');
  const next = paced.prefetch('/b');
  await expect(failing).rejects.toThrow('no such chunk');
  await next;
  expect(original.prefetch).toHaveBeenLastCalledWith('/b');
});
