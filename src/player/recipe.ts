import { playerId } from './deep-link.ts';

/** A piece of action code from a page. */
export interface ActionBlock {
  readonly code: string;
  /** Where it belongs: "Composition action", or "Frame action of Tick, frame 0". */
  readonly title: string;
}

/** Code from a page that a player runs. */
export interface Recipe {
  readonly blocks: readonly ActionBlock[];
  /** Whether the editor opens, so the reader sees the code there. It also opens if the code doesn't run. */
  readonly opensEditor: boolean;
}

/** The event that brings a recipe to a player. */
export const RECIPE_EVENT = 'keyfill:recipe';

/** Brings a recipe to a player in the page, which runs it. */
export function tryRecipe(player: string, recipe: Recipe): void {
  document.getElementById(playerId(player))?.dispatchEvent(new CustomEvent(RECIPE_EVENT, { detail: recipe }));
}
