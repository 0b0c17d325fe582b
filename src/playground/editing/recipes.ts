import type { Recipe } from '../../player/recipe.ts';
import { firstDifference } from '../editor/create.ts';
import { parseActions } from '../model/actions/parse.ts';
import {
  insertAction,
  isInFunction,
  placeOfTitle,
  placesOf,
  recognizeAction,
  type ActionPlace,
} from '../model/actions/recipe.ts';
import { projectOf } from '../model/check.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { edit, goTo, say, type Editing, type Pasted } from './editing.ts';

const withoutSpace = (text: string): string => text.replace(/\s+/gu, '');

const projectIn = ({ state, example }: Editing): ProjectDefinition =>
  projectOf(state.get().draft.template) ?? example.project;

/** Replaces the actions, and shows the place of the first change. */
function writeActions(editing: Editing, actions: string): void {
  const before = editing.state.get().draft.actions;
  edit(editing, { type: 'edit', changes: { actions } });
  goTo(editing, 'actions', firstDifference(before, actions));
}

function ask(editing: Editing, kind: Pasted['kind'], code: string, from: number, to: number): void {
  const { actions: text } = editing.state.get().draft;
  editing.state.change({ pasted: { kind, code, places: placesOf(projectIn(editing)), text, from, to } });
}

/**
 * Puts code where it belongs.
 * @returns The actions with the code, if that was possible.
 */
export function put(
  editing: Editing,
  pieces: readonly (readonly [code: string, place: ActionPlace])[],
): string | undefined {
  editing.state.change({ pasted: undefined });
  const { actions: text } = editing.state.get().draft;
  let next: string | undefined = text;
  for (const [code, place] of pieces) {
    // Trying a recipe again doesn't register its middleware twice.
    if (next !== undefined && !withoutSpace(next).includes(withoutSpace(code)))
      next = insertAction(next, code, place);
  }
  if (next === undefined)
    say(editing, 'The code can’t be inserted there. Fix the actions first, or paste it as text.');
  else if (next !== text) writeActions(editing, next);
  return next;
}

/** Pastes the code as text, or adds it at the end if the actions have changed since. */
export function pasteAsText(editing: Editing, { code, text: before, from, to }: Pasted): void {
  editing.state.change({ pasted: undefined });
  const { actions } = editing.state.get().draft;
  // The editor counts each line break as one character.
  const own = actions.replace(/\r\n?/gu, '\n');
  writeActions(editing, before === actions ? own.slice(0, from) + code + own.slice(to) : own + code);
}

/** Whether pasted text is an action outside of any function, which needs a place. If it is, asks for one. */
export function recognize(editing: Editing, code: string, from: number, to: number): boolean {
  const kind = recognizeAction(code);
  const { actions } = parseActions(editing.state.get().draft.actions);
  if (!kind || !actions || isInFunction(actions, from, to)) return false;
  ask(editing, kind, code, from, to);
  return true;
}

/**
 * Puts a recipe of the page where its titles say, or asks for the place of the first piece without one.
 * @returns The actions with the recipe, if they're complete.
 */
export function takeRecipe(editing: Editing, { blocks }: Recipe): string | undefined {
  const { length } = editing.state.get().draft.actions;
  const pieces: [code: string, place: ActionPlace][] = [];
  for (const { code, title } of blocks) {
    const place = placeOfTitle(title, projectIn(editing));
    if (!place) return void ask(editing, recognizeAction(code) ?? 'composition', code, length, length);
    pieces.push([code, place]);
  }
  return put(editing, pieces);
}
