import type { SearchRequest } from './types.ts';

/** The page's calls to the worker. */
export type WorkerCall =
  | { readonly id: number; readonly add: { readonly key: string; readonly file: Blob } }
  | { readonly id: number; readonly search: SearchRequest };

/** The worker's answer to the call with the same id. */
export interface WorkerAnswer {
  readonly id: number;
  readonly result: unknown;
}

/** The id of the message that the worker sends once it runs. */
export const STARTED = 0;
