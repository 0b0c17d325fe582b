import type { SearchRequest } from './found';

/** What the page asks of the worker. */
export type WorkerCall =
  | { readonly id: number; readonly add: { readonly key: string; readonly file: Blob } }
  | { readonly id: number; readonly search: SearchRequest };

/** The worker's answer to the call with the same id. */
export interface WorkerAnswer {
  readonly id: number;
  readonly result: unknown;
}

/** Id of the message by which the worker says that it runs. */
export const STARTED = 0;
