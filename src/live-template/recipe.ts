import { playerId } from './deep-link.ts';

/** A piece of action code from a page. */
export interface Recipe {
  readonly code: string;
  /** Where it belongs: "Composition action", or "Frame action of Tick, frame 0". */
  readonly title: string;
}

/** The event that brings a recipe to a player. */
export const RECIPE_EVENT = 'keyfill:recipe';

/** Brings a recipe to a player in the page. Its editor opens with it, and runs it. */
export function tryRecipe(player: string, recipe: Recipe): void {
  document.getElementById(playerId(player))?.dispatchEvent(new CustomEvent(RECIPE_EVENT, { detail: recipe }));
}
