import type { Composition } from '../api/composition.ts';
import type { Keyfill } from '../api/keyfill.ts';

/** An action: `this` is the composition. A promise that it returns is not awaited. */
export type Action = (this: Composition) => unknown;

/** The actions of one composition. */
export interface CompositionActions {
  /** Runs once on load, before any data. */
  readonly composition?: Action;
  /** Runs whenever the playhead enters the frame, by frame. */
  readonly frames?: Readonly<Record<number, Action>>;
}

/** The code of a template: gets `keyfill` and gives the actions, by id of the composition. */
export type ActionsFactory = (keyfill: Keyfill) => Readonly<Record<string, CompositionActions>>;
