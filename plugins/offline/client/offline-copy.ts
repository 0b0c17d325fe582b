import {
  cachePrefix,
  type CacheStatus,
  type Missing,
  type Progress,
  type ToWorker,
  type VersionChange,
  workerFile,
} from '../shared.ts';
import { messageWorker } from './message-worker.ts';
import { storeChoice } from './choice.ts';
import { loadFrames } from './load-frames.ts';
import { checkVersion } from './check-version.ts';
import type { OfflineState } from './state.ts';

/** How long, in milliseconds, a page waits for the chosen version before it fetches it. */
const takeOverTimeout = 5_000;

/** If the site doesn't respond in this many milliseconds, it counts as unreachable: the reader is waiting. */
const reachTimeout = 3_000;

/** Asks the host itself, because a network connection isn't enough. The worker ignores `HEAD` requests. */
async function isReachable(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(reachTimeout);
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** Creates the offline copy, for the control in the footer. It's only loaded for readers who want one. */
export function offlineCopy(baseUrl: string, show: (state: OfflineState) => void) {
  let registration: ServiceWorkerRegistration | undefined;
  const tracked = new WeakSet<ServiceWorker>();
  let currentState: OfflineState = { kind: 'off' };
  /** The state of the displayed version, as far as this page knows. */
  let cacheStatus: CacheStatus = 'nothing';
  let saving = false;
  let isWanted = false;
  let isLeaving = false;

  function setState(state: OfflineState): void {
    currentState = state;
    show(state);
  }

  /** A page that's already navigating is left alone: a second reload may cancel its request and hang. */
  function reload(): void {
    if (isLeaving) return;
    isLeaving = true;
    // The reader may have said no because there's work to lose.
    setTimeout(() => (isLeaving = false), takeOverTimeout);
    location.reload();
  }

  /** Saves the site, or follows the state of an existing copy. */
  async function save(): Promise<void> {
    if (!('serviceWorker' in navigator)) {
      setState({ kind: 'unsupported' });
      return;
    }
    isWanted = true;
    storeChoice(true);
    if (registration === undefined) {
      navigator.serviceWorker.addEventListener('message', onMessage);
      navigator.serviceWorker.addEventListener('controllerchange', () => void checkVersion(reload));
      // Another version may have taken over while this page was loading.
      void checkVersion(reload);
    }
    try {
      registration = await navigator.serviceWorker.register(baseUrl + workerFile, { scope: baseUrl });
    } catch {
      await handleFailure();
      return;
    }
    const { active } = registration;
    // A worker can outlive its files if the browser loses them, or if the reader removes the copy elsewhere.
    cacheStatus =
      active === null ? 'nothing' : await messageWorker(active, { type: 'HOW_MUCH_IS_KEPT' }, 'parts');
    if (!isWanted) return;
    if (cacheStatus === 'all') setState({ kind: 'on' });
    const { installing, waiting } = registration;
    if (waiting !== null) void finishSaving(waiting);
    if (installing !== null) trackInstallation(installing);
    registration.onupdatefound = ({ target }) => {
      const updated = target as ServiceWorkerRegistration;
      if (updated.installing !== null) trackInstallation(updated.installing);
    };
    if (active !== null && cacheStatus !== 'all' && waiting === null && installing === null)
      await saveMissing(registration, active);
  }

  /** Saves what's missing: in the host's current version, or else in the worker's version. */
  async function saveMissing(owner: ServiceWorkerRegistration, active: ServiceWorker): Promise<void> {
    startSaving();
    try {
      await owner.update();
    } catch {
      await handleMissingFiles();
      return;
    }
    const { installing, waiting } = owner;
    if (installing !== null) trackInstallation(installing);
    else if (waiting !== null) void finishSaving(waiting);
    else await finishSaving(active);
  }

  function startSaving(): void {
    saving = true;
    setState({ kind: 'saving', done: 0, total: 0 });
  }

  function trackInstallation(worker: ServiceWorker): void {
    if (tracked.has(worker)) return;
    tracked.add(worker);
    if (cacheStatus !== 'all') startSaving();
    // If no worker is active, a worker with all of its files takes over immediately.
    const isFirst = registration?.active === null;
    // A worker that had all of its files and was replaced later hasn't failed.
    let isInstalled = false;
    const onStateChange = (): void => {
      if (worker.state === 'redundant' && cacheStatus !== 'all' && !isInstalled) void handleMissingFiles();
      isInstalled ||= worker.state !== 'installing';
      if (worker.state === 'installed' && !isFirst) void finishSaving(worker);
      else if (worker.state === 'activated') void finishSaving(worker);
    };
    worker.addEventListener('statechange', onStateChange);
    onStateChange();
  }

  /** The browser may have lost files since. A version is only complete with all its files and frames. */
  async function finishSaving(worker: ServiceWorker): Promise<void> {
    const isComplete =
      (await messageWorker(worker, { type: 'HOW_MUCH_IS_KEPT' }, 'parts')) === 'all' ||
      (isWanted && (await messageWorker(worker, { type: 'SAVE_MISSING' }, false)));
    // Even if files are missing, because a later attempt may end when its page is left.
    await loadFrames(await messageWorker(worker, { type: 'NAME_FRAMED' }, []));
    if (worker.state === 'redundant' || !isWanted) return;
    saving = false;
    const isWaiting = worker.state === 'installed';
    if (isComplete && !isWaiting) cacheStatus = 'all';
    if (isComplete) setState({ kind: isWaiting ? 'newer' : 'on' });
    else await handleMissingFiles(worker);
  }

  /** Keeps the files of an incomplete version, because they may be all there is. `worker` may be gone. */
  async function handleMissingFiles(worker?: ServiceWorker): Promise<void> {
    const missing = worker && (await messageWorker(worker, { type: 'NAME_MISSING' }, undefined));
    if (worker && cacheStatus === 'nothing')
      cacheStatus = await messageWorker(worker, { type: 'HOW_MUCH_IS_KEPT' }, 'nothing');
    if (!isWanted) return;
    saving = false;
    if (cacheStatus === 'nothing') await handleFailure(missing);
    else setState(cacheStatus === 'all' ? { kind: 'on' } : { kind: 'partial', missing });
  }

  function onMessage({ data }: MessageEvent<Partial<Progress> | VersionChange>): void {
    if (data.type === 'offline-change') waitForNewVersion();
    if (data.type !== 'offline-progress') return;
    if (saving) setState({ kind: 'saving', done: data.done ?? 0, total: data.total ?? 0 });
  }

  /** Lets a new worker take over. A reload ends requests that could make it wait for minutes. */
  function waitForNewVersion(): void {
    const limit = setTimeout(reload, takeOverTimeout);
    navigator.serviceWorker.addEventListener('controllerchange', () => clearTimeout(limit), { once: true });
  }

  async function handleFailure(missing?: Missing): Promise<void> {
    await removeAll();
    setState({ kind: 'failed', missing });
  }

  /** Removes everything. If it couldn't be saved again now, this asks first. */
  async function remove(): Promise<void> {
    if (await isReachable(baseUrl + workerFile)) await removeAll();
    else if (currentState.kind !== 'asking') setState({ kind: 'asking', before: currentState });
  }

  function cancelRemoval(): void {
    if (currentState.kind === 'asking') setState(currentState.before);
  }

  /** Another page has removed everything, so this page doesn't show anything about it anymore. */
  function stopTracking(): void {
    saving = false;
    isWanted = false;
  }

  /** Removes everything: the worker, the files, and the choice. */
  async function removeAll(): Promise<void> {
    stopTracking();
    storeChoice(false);
    const present = await navigator.serviceWorker.getRegistration(baseUrl);
    await present?.unregister();
    await caches.delete(cachePrefix + new URL(baseUrl, location.href).href);
    setState({ kind: 'off' });
  }

  return {
    save,
    showNewer: (): void => registration?.waiting?.postMessage({ type: 'SKIP_WAITING' } satisfies ToWorker),
    remove,
    cancelRemoval,
    removeAll,
    stopTracking,
  };
}

export type OfflineCopy = ReturnType<typeof offlineCopy>;
