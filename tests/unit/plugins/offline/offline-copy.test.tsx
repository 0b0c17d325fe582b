import { afterEach, expect, test, vi } from 'vitest';
import { offlineCopy } from '../../../../plugins/offline/client/offline-copy.ts';
import type { ToWorker } from '../../../../plugins/offline/shared.ts';

/** A worker as the browser shows it to a page. When asked, it says that it has everything. */
const worker = (state: ServiceWorkerState) =>
  Object.assign(new EventTarget(), {
    state,
    postMessage: ({ type }: ToWorker, [port]: readonly MessagePort[]) =>
      port?.postMessage(
        type === 'HOW_MUCH_IS_KEPT' ? 'all' : type === 'HOLDS' || type === 'SAVE_MISSING' || [],
      ),
  });

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

test('a browser without service workers says that it can’t save pages', async () => {
  vi.stubGlobal('navigator', {});
  const show = vi.fn();
  await offlineCopy('/', show).save();
  expect(show.mock.calls).toEqual([[{ kind: 'unsupported' }]]);
});

test.each([
  ['a page reloads itself after five seconds, and only once, if the new worker does not take over', false, 1],
  ['a page does not reload itself if the new worker takes over', true, 0],
])('%s', async (_, takesOver, times) => {
  const registration = { installing: null, waiting: worker('installed'), active: worker('activated') };
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    register: async () => ({ ...registration, update: async () => undefined }),
    getRegistration: async () => undefined,
  });
  vi.stubGlobal('caches', { delete: async () => true });
  vi.stubGlobal('navigator', { serviceWorker });
  const show = vi.fn();
  await offlineCopy('/', show).save();
  // A version that waits is completed in the background.
  await vi.waitFor(() => expect(show).toHaveBeenCalledWith(expect.objectContaining({ kind: 'newer' })));
  const reload = vi.fn();
  vi.stubGlobal('location', { href: location.href, reload });
  vi.useFakeTimers();
  // Two pages have asked for the new version.
  for (const type of ['offline-change', 'offline-change'])
    serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type } }));
  vi.advanceTimersByTime(4_900);
  expect(reload).not.toHaveBeenCalled();
  if (takesOver) serviceWorker.dispatchEvent(new Event('controllerchange'));
  vi.advanceTimersByTime(200);
  expect(reload).toHaveBeenCalledTimes(times);
});
