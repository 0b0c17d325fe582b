/** Strings in messages and answers must not change: a page can talk to the worker of another version. */

/** The key in localStorage: `on` once the reader has chosen to save the site. */
export const storageKey = 'keyfill.offline';

/** The worker's file, relative to the base URL. */
export const workerFile = 'sw.js';

/** The start of each cache's name. The rest is the scope, so two sites on one host stay separate. */
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

/** How much of a worker's version is in the cache. */
export type CacheStatus = 'all' | 'parts' | 'nothing';

/** The files that couldn't be saved, and why. */
export interface Missing {
  readonly addresses: readonly string[];
  /** `full`: the device is out of space. `changed`: other bytes arrived than the build wrote. */
  readonly cause: 'full' | 'changed' | 'unreachable';
}

/** A page's questions to a worker about its version, with a port for the answer, by the message's type. */
export interface Answers {
  /** The addresses in `framed`. */
  readonly NAME_FRAMED: readonly string[];
  /** Whether all `addresses` are files of this version. */
  readonly HOLDS: boolean;
  readonly HOW_MUCH_IS_KEPT: CacheStatus;
  /** The files that the last attempt couldn't save. Workers of earlier versions don't answer. */
  readonly NAME_MISSING: Missing | undefined;
  /** Save the files that the cache doesn't have: true once all of them are there. */
  readonly SAVE_MISSING: boolean;
}

/** A message to a worker. `SKIP_WAITING` isn't a question: switch to your version now. */
export interface ToWorker<Type = keyof Answers | 'SKIP_WAITING'> {
  readonly type: Type;
  readonly addresses?: readonly string[];
}

/** One file of the offline copy. */
export interface Entry {
  /** Its address, as readers see it: `/user-guide/faq`, `/assets/js/main.97ac600e.js`. */
  readonly url: string;
  /** Changes with the content; `null` if the name already does. */
  readonly revision: string | null;
  /** A hash of the content, so files from two builds are never saved together. */
  readonly integrity: string;
}

/** The facts that the build adds to the worker. */
export interface Manifest {
  /** Starts and ends with a slash. */
  readonly baseUrl: string;
  readonly entries: readonly Entry[];
  readonly redirects: Readonly<Record<string, string>>;
  /** The addresses of pages shown in frames with their own origin, whose requests bypass the worker. */
  readonly framed: readonly string[];
}
