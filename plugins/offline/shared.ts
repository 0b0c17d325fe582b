/**
 * The messages between pages and the worker of the offline copy, and the names that both use. The strings in
 * messages and answers must not change, because a page can talk to the worker of another version of the site.
 */

/** The only key in localStorage: `on` once the reader has chosen to save the site. */
export const storageKey = 'keyfill.offline';

/** The worker's file, relative to the base URL. */
export const workerFile = 'sw.js';

/** The start of each cache's name. The rest is the scope, so that two sites on one host stay separate. */
export const cachePrefix = 'keyfill-offline:';

/** From the worker while it saves files. */
export interface Progress {
  readonly type: 'offline-progress';
  readonly done: number;
  readonly total: number;
}

/** From the worker when the reader has chosen its version: all open pages are about to switch to it. */
export interface VersionChange {
  readonly type: 'offline-change';
}

/** To the worker: switch to your version now. */
export interface SkipWaiting {
  readonly type: 'SKIP_WAITING';
}

/** To the worker, with a port for the answer: the addresses in `framed` of its version. */
export interface GetFramedPages {
  readonly type: 'NAME_FRAMED';
}

/** To the worker, with a port for the answer: whether all `addresses` are files of its version, true or false. */
export interface HasFiles {
  readonly type: 'HOLDS';
  readonly addresses: readonly string[];
}

/** To the worker, with a port for the answer: how much of its version is in the cache. */
export interface GetCacheStatus {
  readonly type: 'HOW_MUCH_IS_KEPT';
}

/** The worker's answer to `GetCacheStatus`. */
export type CacheStatus = 'all' | 'parts' | 'nothing';

/**
 * To the worker, with a port for the answer: save the files of your version that the cache doesn't have. The
 * answer is true once all of them are there.
 */
export interface SaveMissing {
  readonly type: 'SAVE_MISSING';
}

/** One file of the offline copy. */
export interface Entry {
  /** Its address, as readers see it: `/user-guide/faq`, `/assets/js/main.97ac600e.js`. */
  readonly url: string;
  /** Changes with the content; `null` if the name already does. */
  readonly revision: string | null;
  /** A hash of the content, so that files from two builds are never saved together. */
  readonly integrity: string;
}

/** What the build writes into the worker. */
export interface Manifest {
  /** Starts and ends with a slash. */
  readonly baseUrl: string;
  readonly entries: readonly Entry[];
  /** Old addresses and their targets. */
  readonly redirects: Readonly<Record<string, string>>;
  /** The addresses of pages that are shown in frames with their own origin, whose requests bypass the worker. */
  readonly framed: readonly string[];
}
