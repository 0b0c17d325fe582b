import { afterEach, expect, test, vi } from 'vitest';
import { offlineCopy } from '../../../../plugins/offline/client/offline-copy.ts';
import type { OfflineState } from '../../../../plugins/offline/client/state.ts';
import type { CacheStatus, ToWorker } from '../../../../plugins/offline/shared.ts';

/** A worker as the browser shows it to a page. When asked, it names the scripts that it has, and no frames. */
class Worker extends EventTarget {
  constructor(
    public state: ServiceWorkerState,
    private readonly files: readonly string[] = [],
    private cacheStatus: CacheStatus = 'all',
    private readonly canSave = true,
  ) {
    super();
  }

  postMessage({ type, addresses = [] }: ToWorker, [port]: readonly MessagePort[]): void {
    port?.postMessage(this.answer(type, addresses));
  }

  private answer(type: ToWorker['type'], addresses: readonly string[]): unknown {
    switch (type) {
      case 'HOLDS':
        return addresses.every((one) => this.files.includes(one));
      case 'HOW_MUCH_IS_KEPT':
        return this.cacheStatus;
      case 'SAVE_MISSING':
        if (this.canSave) this.cacheStatus = 'all';
        return this.canSave;
      default:
        return [];
    }
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** Chooses the copy in a browser with these workers, and records what the reader is told. */
async function choose(
  workers: { installing?: Worker; waiting?: Worker; active?: Worker },
  controller: Worker | null = null,
  update: (registration: object) => Promise<void> = async () => undefined,
) {
  const none = { installing: null, waiting: null, active: null };
  const registration = { ...none, ...workers, update: () => update(registration) };
  const container = Object.assign(new EventTarget(), {
    controller,
    register: async () => registration,
    getRegistration: async () => undefined,
  });
  vi.stubGlobal('caches', { delete: async () => true });
  vi.stubGlobal('navigator', { serviceWorker: container });
  const states: OfflineState['kind'][] = [];
  await offlineCopy('/', ({ kind }) => states.push(kind)).save();
  // A version that waits is completed in the background.
  if (workers.waiting) await vi.waitFor(() => expect(states).toContain('newer'));
  return states;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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
  await choose({ active: new Worker('activated'), waiting: new Worker('installed') });
  const reload = vi.fn();
  vi.stubGlobal('location', { href: location.href, reload });
  vi.useFakeTimers();
  const container = navigator.serviceWorker;
  // Two pages have asked for the new version.
  for (const type of ['offline-change', 'offline-change'])
    container.dispatchEvent(new MessageEvent('message', { data: { type } }));
  vi.advanceTimersByTime(4_900);
  expect(reload).not.toHaveBeenCalled();
  if (takesOver) container.dispatchEvent(new Event('controllerchange'));
  vi.advanceTimersByTime(200);
  expect(reload).toHaveBeenCalledTimes(times);
});
