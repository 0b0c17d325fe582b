import { cachePrefix, type Change, type Kept, type Progress, type TakeOver, workerFile } from '../shared';
import { messageWorker } from './message-worker';
import { storeChoice } from './choice';
import { loadFrames } from './load-frames';
import { ifOlder } from './if-older';
import { isReachable } from './is-reachable';
import type { OfflineState } from './state';

/** How long, in milliseconds, a page waits for the chosen version before it fetches it. */
const changeLimit = 5_000;

/** The offline copy, for the control in the footer. It's only loaded for readers who want one. */
export interface OfflineCopy {
  /** Saves the site, or follows the state of an existing copy. */
  readonly keep: () => Promise<void>;
  /** Shows the newer version in all open pages. */
  readonly showNewer: () => void;
  /** Removes everything. If it couldn't be saved again now, this asks first. */
  readonly remove: () => Promise<void>;
  /** Cancels the question that `remove` asked. */
  readonly stay: () => void;
  /** Removes everything: the worker, the files, and the choice. */
  readonly forget: () => Promise<void>;
  /** Another page has removed everything, so this page doesn't show anything about it anymore. */
  readonly leave: () => void;
}

/**
 * @param baseUrl Starts and ends with a slash.
 * @param show Called with each new state.
 */
export function offlineCopy(baseUrl: string, show: (state: OfflineState) => void): OfflineCopy {
  let registration: ServiceWorkerRegistration | undefined;
  const followed = new WeakSet<ServiceWorker>();
  let shown: OfflineState = { kind: 'off' };
  /** The state of the displayed version, as far as this page knows. */
  let kept: Kept = 'nothing';
  let saving = false;
  let isWanted = false;
  let isLeaving = false;

  function tell(state: OfflineState): void {
    shown = state;
    show(state);
  }

  /**
   * A page that's already navigating is left alone, because a second reload may cancel the first one's request
   * and hang.
   */
  function reload(): void {
    if (isLeaving) return;
    isLeaving = true;
    // The reader may have said no because there's work to lose.
    setTimeout(() => (isLeaving = false), changeLimit);
    location.reload();
  }

  async function keep(): Promise<void> {
    if (!('serviceWorker' in navigator)) {
      tell({ kind: 'unsupported' });
      return;
    }
    isWanted = true;
    storeChoice(true);
    if (registration === undefined) {
      navigator.serviceWorker.addEventListener('message', onMessage);
      navigator.serviceWorker.addEventListener('controllerchange', () => void ifOlder(reload));
      // Another version may have taken over while this page was loading.
      void ifOlder(reload);
    }
    try {
      registration = await navigator.serviceWorker.register(baseUrl + workerFile, { scope: baseUrl });
    } catch {
      await fail();
      return;
    }
    const { active } = registration;
    // A worker can outlive its files, either because the browser has lost them or because the reader has
    // removed the copy while pages that use it are still open.
    kept = active === null ? 'nothing' : await messageWorker(active, { type: 'HOW_MUCH_IS_KEPT' }, 'parts');
    if (!isWanted) return;
    if (kept === 'all') tell({ kind: 'on' });
    const { installing, waiting } = registration;
    if (waiting !== null) void ready(waiting);
    if (installing !== null) follow(installing);
    registration.onupdatefound = ({ target }) => {
      const found = target as ServiceWorkerRegistration;
      if (found.installing !== null) follow(found.installing);
    };
    if (active !== null && kept !== 'all' && waiting === null && installing === null)
      await complete(registration, active);
  }

  /** Saves what's missing: in the host's current version, or else in the worker's version. */
  async function complete(owner: ServiceWorkerRegistration, active: ServiceWorker): Promise<void> {
    startSaving();
    try {
      await owner.update();
    } catch {
      await miss();
      return;
    }
    const { installing, waiting } = owner;
    if (installing !== null) follow(installing);
    else if (waiting !== null) void ready(waiting);
    else await ready(active);
  }

  function startSaving(): void {
    saving = true;
    tell({ kind: 'saving', done: 0, total: 0 });
  }

  /** Follows a worker that's saving its files. */
  function follow(worker: ServiceWorker): void {
    if (followed.has(worker)) return;
    followed.add(worker);
    if (kept !== 'all') startSaving();
    // If no worker is active, a worker with all of its files takes over immediately.
    const isFirst = registration?.active === null;
    // A worker that had all of its files and was replaced later hasn't failed.
    let isInstalled = false;
    const look = (): void => {
      if (worker.state === 'redundant' && kept !== 'all' && !isInstalled) void miss();
      isInstalled ||= worker.state !== 'installing';
      if (worker.state === 'installed' && !isFirst) void ready(worker);
      else if (worker.state === 'activated') void ready(worker);
    };
    worker.addEventListener('statechange', look);
    look();
  }

  /**
   * A worker had all of its files, but the browser may have lost some since. Its version only counts as
   * complete once the cache has all files again and the browser has its frames too.
   */
  async function ready(worker: ServiceWorker): Promise<void> {
    const isWhole =
      (await messageWorker(worker, { type: 'HOW_MUCH_IS_KEPT' }, 'parts')) === 'all' ||
      (isWanted && (await messageWorker(worker, { type: 'SAVE_MISSING' }, false)));
    if (isWhole) await loadFrames(await messageWorker(worker, { type: 'NAME_FRAMED' }, []));
    if (worker.state === 'redundant' || !isWanted) return;
    saving = false;
    const isWaiting = worker.state === 'installed';
    if (isWhole && !isWaiting) kept = 'all';
    if (isWhole) tell({ kind: isWaiting ? 'newer' : 'on' });
    else await miss();
  }

  /** A version is incomplete and can't be completed now. Its files stay, since they may be all that's available. */
  async function miss(): Promise<void> {
    if (!isWanted) return;
    saving = false;
    if (kept === 'nothing') await fail();
    else tell({ kind: kept === 'all' ? 'on' : 'partial' });
  }

  function onMessage({ data }: MessageEvent<Partial<Progress> | Change>): void {
    if (data.type === 'offline-change') change();
    if (data.type !== 'offline-progress') return;
    if (saving) tell({ kind: 'saving', done: data.done ?? 0, total: data.total ?? 0 });
  }

  /**
   * Lets the new worker take over; `ifOlder` does the rest. Browsers make it wait for minutes while the old one
   * has requests to answer, but requests end when the page that made them reloads.
   */
  function change(): void {
    const limit = setTimeout(reload, changeLimit);
    navigator.serviceWorker.addEventListener('controllerchange', () => clearTimeout(limit), { once: true });
  }

  async function fail(): Promise<void> {
    await forget();
    tell({ kind: 'failed' });
  }

  async function remove(): Promise<void> {
    if (await isReachable(baseUrl + workerFile)) await forget();
    else if (shown.kind !== 'asking') tell({ kind: 'asking', before: shown });
  }

  function stay(): void {
    if (shown.kind === 'asking') tell(shown.before);
  }

  function leave(): void {
    saving = false;
    isWanted = false;
  }

  async function forget(): Promise<void> {
    leave();
    storeChoice(false);
    const present = await navigator.serviceWorker.getRegistration(baseUrl);
    await present?.unregister();
    await caches.delete(cachePrefix + new URL(baseUrl, location.href).href);
    tell({ kind: 'off' });
  }

  return {
    keep,
    showNewer: () => registration?.waiting?.postMessage({ type: 'SKIP_WAITING' } satisfies TakeOver),
    remove,
    stay,
    forget,
    leave,
  };
}
