/** What the pages and the worker of the offline copy say to each other, and the names that both use. */

/** The one key in localStorage: `on` once the reader has chosen to keep the site. */
export const storageKey = 'keyfill.offline';

/** File of the worker, below the base URL. */
export const workerFile = 'sw.js';

/** Begins the name of each cache; the rest is the scope, so that two sites on one host stay apart. */
export const cachePrefix = 'keyfill-offline:';

/** From the worker while it saves files. */
export interface Progress {
  readonly type: 'offline-progress';
  readonly done: number;
  readonly total: number;
}

/** From the worker when the reader has chosen its version: all open pages are about to change to it. */
export interface Change {
  readonly type: 'offline-change';
}

/** To the worker: change to its version now. */
export interface TakeOver {
  readonly type: 'SKIP_WAITING';
}

/** To the worker, with a port for the answer: the addresses in `framed` of its version. */
export interface AskFramed {
  readonly type: 'NAME_FRAMED';
}

/** To the worker, with a port for the answer: whether all of `addresses` are files of its version, true or false. */
export interface AskHolds {
  readonly type: 'HOLDS';
  readonly addresses: readonly string[];
}

/** To the worker, with a port for the answer: how much of its version is in the cache. */
export interface AskKept {
  readonly type: 'HOW_MUCH_IS_KEPT';
}

/** What a worker answers to that. */
export type Kept = 'all' | 'parts' | 'nothing';

/** To the worker, with a port for the answer: save what the cache lacks of its version; true once all of it is there. */
export interface AskSave {
  readonly type: 'SAVE_MISSING';
}

/** One file of the offline copy. */
export interface Entry {
  /** Its address, as readers have it: `/user-guide/faq`, `/assets/js/main.97ac600e.js`. */
  readonly url: string;
  /** Changes with the content; `null` where the name itself does. */
  readonly revision: string | null;
  /** Hash of the content, so that files of two builds are never saved together. */
  readonly integrity: string;
}

/** What the build writes into the worker. */
export interface Manifest {
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  readonly entries: readonly Entry[];
  /** Old addresses and where they lead. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Addresses of pages that are shown in frames with an origin of their own, whose requests go past the worker. */
  readonly framed: readonly string[];
}
