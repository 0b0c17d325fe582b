import { cachePrefix, type Change, type Progress, type TakeOver, workerFile } from '../shared';
import { ask } from './ask';
import { storeChoice } from './choice';
import { loadFrames } from './loadFrames';
import { ifOlder } from './ifOlder';
import type { OfflineState } from './state';

/** How long, in milliseconds, a page waits for a version that was chosen before it goes to fetch it. */
const changeLimit = 5_000;

/** The offline copy, as the control in the footer uses it. Loaded only for readers who want one. */
export interface OfflineCopy {
  /** Saves the site, or follows what becomes of a copy that is there. */
  readonly keep: () => Promise<void>;
  /** Shows the newer version in all open pages. */
  readonly showNewer: () => void;
  /** Forgets everything: worker, files and choice. */
  readonly remove: () => Promise<void>;
}

/**
 * @param baseUrl Begins and ends with a slash.
 * @param show Called with each new state.
 */
export function offlineCopy(baseUrl: string, show: (state: OfflineState) => void): OfflineCopy {
  let registration: ServiceWorkerRegistration | undefined;
  let saving = false;
  let isWanted = false;
  let isLeaving = false;

  /** A page that is on its way is left alone: a second reload may take the request of the first one along, and hang. */
  function reload(): void {
    if (isLeaving) return;
    isLeaving = true;
    // The reader may have said no, where there is work to lose.
    setTimeout(() => (isLeaving = false), changeLimit);
    location.reload();
  }

  async function keep(): Promise<void> {
    if (!('serviceWorker' in navigator)) {
      show({ kind: 'unsupported' });
      return;
    }
    isWanted = true;
    storeChoice(true);
    if (registration === undefined) {
      navigator.serviceWorker.addEventListener('message', onMessage);
      navigator.serviceWorker.addEventListener('controllerchange', () => void ifOlder(reload));
      // Another version may have taken over while this page was on its way.
      void ifOlder(reload);
    }
    try {
      registration = await navigator.serviceWorker.register(baseUrl + workerFile, { scope: baseUrl });
    } catch {
      await fail();
      return;
    }
    const { active, installing, waiting } = registration;
    if (active !== null) show({ kind: 'on' });
    if (waiting !== null) void ready(waiting);
    if (installing !== null) follow(registration, installing);
    registration.onupdatefound = ({ target }) => {
      const found = target as ServiceWorkerRegistration;
      if (found.installing !== null) follow(found, found.installing);
    };
  }

  /** Follows a worker that is saving its files. */
  function follow(owner: ServiceWorkerRegistration, worker: ServiceWorker): void {
    const isFirst = owner.active === null;
    if (isFirst) {
      saving = true;
      show({ kind: 'saving', done: 0, total: 0 });
    }
    const look = (): void => {
      if (worker.state === 'redundant' && isFirst) void fail();
      else if (worker.state === 'installed' && !isFirst) void ready(worker);
      else if (worker.state === 'activated' && isFirst) void ready(worker);
      else if (worker.state === 'activated') show({ kind: 'on' });
    };
    worker.addEventListener('statechange', look);
    look();
  }

  /** A worker has all its files; its version is whole, and said to be, once the browser has its frames too. */
  async function ready(worker: ServiceWorker): Promise<void> {
    await loadFrames(await ask(worker, { type: 'NAME_FRAMED' }, []));
    saving = false;
    if (isWanted) show({ kind: worker.state === 'installed' ? 'newer' : 'on' });
  }

  function onMessage({ data }: MessageEvent<Partial<Progress> | Change>): void {
    if (data.type === 'offline-change') change();
    if (data.type !== 'offline-progress') return;
    if (saving) show({ kind: 'saving', done: data.done ?? 0, total: data.total ?? 0 });
  }

  /**
   * The new worker is to take over, and `ifOlder` sees to the rest. A browser lets it wait for minutes as long as the
   * old one has a request to answer; requests end with the page that has made them.
   */
  function change(): void {
    const limit = setTimeout(reload, changeLimit);
    navigator.serviceWorker.addEventListener('controllerchange', () => clearTimeout(limit), { once: true });
  }

  async function fail(): Promise<void> {
    await remove();
    show({ kind: 'failed' });
  }

  async function remove(): Promise<void> {
    saving = false;
    isWanted = false;
    storeChoice(false);
    const present = await navigator.serviceWorker.getRegistration(baseUrl);
    await present?.unregister();
    await caches.delete(cachePrefix + new URL(baseUrl, location.href).href);
    show({ kind: 'off' });
  }

  return {
    keep,
    showNewer: () => registration?.waiting?.postMessage({ type: 'SKIP_WAITING' } satisfies TakeOver),
    remove,
  };
}
