import type { Composition } from '../api/objects.ts';
import type { Keyfill } from '../api/keyfill.ts';

/** An action. `this` is the composition. If the action returns a promise, the promise isn't awaited. */
export type Action = (this: Composition) => unknown;

/** The actions of one composition. */
export interface CompositionActions {
  /** Runs once on load, before any data arrives. */
  readonly composition?: Action;
  /** The frame actions by frame. An action runs whenever the playhead enters its frame. */
  readonly frames?: Readonly<Record<number, Action>>;
}

/** The code of a template. It receives `keyfill` and returns the actions by composition ID. */
export type ActionsFactory = (keyfill: Keyfill) => Readonly<Record<string, CompositionActions>>;
