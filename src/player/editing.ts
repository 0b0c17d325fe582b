import type { ComponentType } from 'react';
import type { ExampleMeta } from './meta.ts';
import type { Queue } from './queue.ts';
import type { PlayerStore } from './player-state.ts';
import type { Recipe } from './recipe.ts';

/** Requests to the editor, which then loads, but only opens if the reader has to see something there. */
export type EditorRequest =
  /** Shows the reader's version, as Run does. */
  | { readonly type: 'run' }
  | { readonly type: 'original' }
  /** Makes another composition the main one, and shows it. */
  | { readonly type: 'shape'; readonly id: string }
  /** Puts code from the page where it belongs, and runs it. */
  | { readonly type: 'recipe'; readonly recipe: Recipe }
  /** Puts a project file into the editor. */
  | { readonly type: 'open'; readonly file: File }
  /** Embeds a font file in the version on the stage, and runs it. Then, `onShown` is called. */
  | { readonly type: 'font'; readonly family: string; readonly file: File; readonly onShown: () => void };

export interface EditorProps {
  /** The name of the player, used in links and for saved drafts. */
  readonly name: string;
  readonly meta: ExampleMeta;
  readonly host: HTMLElement;
  /** The template that's open, with the version on the stage. */
  readonly store: PlayerStore;
  readonly requests: Queue<EditorRequest>;
  readonly isOpen: boolean;
}

/** The editor, as far as a player knows it. */
export interface Editing {
  readonly load: () => Promise<ComponentType<EditorProps>>;
  /** Which changes to a player's template the browser has kept: this tab's, or an earlier visit's. */
  readonly savedDraft: (name: string) => 'tab' | { readonly day: string } | undefined;
  /** Whether the address of the page contains a changed version of a player's template. */
  readonly isLinked: (name: string) => boolean;
}
