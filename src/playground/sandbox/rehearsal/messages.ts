/*
 * The messages between the page, its rehearsal frame, and the worker in that frame. Steps may come from the
 * reader's code too, so the page only counts them and looks up their places in its own list.
 */

export interface RehearseMessage {
  readonly type: 'rehearse';
  readonly code: string;
  readonly guard: string;
  readonly data: Readonly<Record<string, string>>;
}

export type ToRehearsal = RehearseMessage | { readonly type: 'spin' };

export type FromWorker =
  | {
      readonly type: 'step';
      /** The index of the loop or function that started; undefined between two of them. */
      readonly place: number | undefined;
    }
  | { readonly type: 'done' };

export type FromRehearsal = FromWorker | { readonly type: 'ready' } | Spun;

/** When the frame kept its thread busy, in milliseconds of `Date.now`, a clock that the page shares. */
export interface Spun {
  readonly type: 'spun';
  readonly start: number;
  readonly end: number;
}

/** How long the frame keeps its thread busy when it's asked to, in milliseconds. */
export const SPIN = 40;
