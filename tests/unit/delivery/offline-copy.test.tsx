import { afterEach, expect, test, vi } from 'vitest';
import { offlineCopy } from '../../../plugins/offline/client/offlineCopy';
import type { OfflineState } from '../../../plugins/offline/client/state';

const RUNNER = '/runner/runner.1f2e3d4c.html';

/** A worker as the browser shows it to a page; it names the frames of its version when it is asked. */
class Worker extends EventTarget {
  constructor(public state: ServiceWorkerState) {
    super();
  }

  postMessage(_data: unknown, [port]: readonly MessagePort[]): void {
    port?.postMessage([RUNNER]);
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** Chooses the copy in a browser with these workers, and collects what the reader is told. */
async function choose(workers: { installing?: Worker; waiting?: Worker; active?: Worker }) {
  const none = { installing: null, waiting: null, active: null };
  const container = Object.assign(new EventTarget(), {
    controller: null,
    register: async () => ({ ...none, ...workers }),
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  const told: OfflineState['kind'][] = [];
  await offlineCopy('/', ({ kind }) => told.push(kind)).keep();
  return told;
}

const frame = () => document.querySelector('iframe');

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
});

test('the site is said to be kept once the browser also has the page that runs edited code', async () => {
  const worker = new Worker('installing');
  const told = await choose({ installing: worker });
  worker.become('installed');
  worker.become('activated');
  await vi.waitFor(() => expect(frame()?.getAttribute('src')).toBe(RUNNER));
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts');
  expect(told).not.toContain('on');
  frame()?.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(told.at(-1)).toBe('on'));
  expect(frame()).toBeNull();
});

test('a newer version is told of once its own page for edited code is there, also where it already waits', async () => {
  const told = await choose({ active: new Worker('activated'), waiting: new Worker('installed') });
  await vi.waitFor(() => expect(frame()?.getAttribute('src')).toBe(RUNNER));
  expect(told).toEqual(['on']);
  frame()?.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(told).toEqual(['on', 'newer']));
});

test('a copy that is there asks for no frame', async () => {
  expect(await choose({ active: new Worker('activated') })).toEqual(['on']);
  expect(frame()).toBeNull();
});

test.each([
  ['where the new worker does not take over, a page loads itself again after five seconds', false, 1],
  ['where it does, a page leaves it at that', true, 0],
])('%s', async (_, takesOver, times) => {
  await choose({ active: new Worker('activated'), waiting: new Worker('installed') });
  const reload = vi.fn();
  vi.stubGlobal('location', { href: location.href, reload });
  vi.useFakeTimers();
  const container = navigator.serviceWorker;
  container.dispatchEvent(new MessageEvent('message', { data: { type: 'offline-change' } }));
  vi.advanceTimersByTime(4_900);
  expect(reload).not.toHaveBeenCalled();
  if (takesOver) container.dispatchEvent(new Event('controllerchange'));
  vi.advanceTimersByTime(200);
  expect(reload).toHaveBeenCalledTimes(times);
});
