import { useState } from 'react';
import type { Recipe } from '../../player/recipe.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { parseActions } from '../model/actions/parse.ts';
import {
  insertAction,
  isInFunction,
  placeOfTitle,
  placesOf,
  recognizeAction,
  type ActionPlace,
} from '../model/actions/recipe.ts';

/** A pasted action whose place the reader has to choose. */
interface Pasted {
  readonly kind: 'composition' | 'frame';
  readonly code: string;
  readonly places: readonly ActionPlace[];
  /** The actions that it was pasted into. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

interface RecipeOptions {
  readonly text: string;
  readonly project: () => ProjectDefinition;
  /** Replaces the actions, and shows the place of the first change. */
  readonly onWrite: (text: string) => void;
  readonly onMessage: (message: string) => void;
}

const withoutSpace = (text: string): string => text.replace(/\s+/gu, '');

/** Puts the code of recipes where it belongs: pasted code after a question, and code from the page by its title. */
export function useRecipe({ text, project, onWrite, onMessage }: RecipeOptions) {
  const [pasted, setPasted] = useState<Pasted>();

  function put(...pieces: readonly (readonly [code: string, place: ActionPlace])[]): string | undefined {
    setPasted(undefined);
    let next: string | undefined = text;
    for (const [code, place] of pieces) {
      // Trying a recipe again doesn't register its middleware twice.
      if (next !== undefined && !withoutSpace(next).includes(withoutSpace(code)))
        next = insertAction(next, code, place);
    }
    if (next === undefined)
      onMessage('The code can’t be inserted there. Fix the actions first, or paste it as text.');
    else if (next !== text) onWrite(next);
    return next;
  }

  function ask(kind: Pasted['kind'], code: string, from: number, to: number): void {
    setPasted({ kind, code, places: placesOf(project()), text, from, to });
  }

  return {
    pasted,
    put,
    cancel: () => setPasted(undefined),
    /** Pastes the code as text, or adds it at the end if the actions have changed since. */
    paste({ code, text: before, from, to }: Pasted): void {
      setPasted(undefined);
      // The editor counts each line break as one character.
      const own = text.replace(/\r\n?/gu, '\n');
      onWrite(before === text ? own.slice(0, from) + code + own.slice(to) : own + code);
    },
    /** Whether pasted text is an action outside of any function, which needs a place. If it is, asks for one. */
    recognize(code: string, from: number, to: number): boolean {
      const kind = recognizeAction(code);
      const { actions } = parseActions(text);
      if (!kind || !actions || isInFunction(actions, from, to)) return false;
      ask(kind, code, from, to);
      return true;
    },
    /**
     * Puts a recipe of the page where its titles say, or asks for the place of the first piece without one.
     * @returns The actions with the recipe, if they're complete.
     */
    take({ blocks }: Recipe): string | undefined {
      const pieces: [code: string, place: ActionPlace][] = [];
      for (const { code, title } of blocks) {
        const place = placeOfTitle(title, project());
        if (!place) {
          ask(recognizeAction(code) ?? 'composition', code, text.length, text.length);
          return undefined;
        }
        pieces.push([code, place]);
      }
      return put(...pieces);
    },
  };
}
