import { moved } from '../look/model/arrange.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { FileError } from '../look/model/svg.ts';
import { editJson, layersOf, withCopies, type Change } from '../look/model/template.ts';
import { projectOf } from '../model/check.ts';
import type { Draft } from '../model/draft.ts';
import { edit, type Editing } from './editing.ts';
import { repaintSoon } from './run.ts';

/** The look of a template, and functions that change it. */
export interface Look {
  readonly project: ProjectDefinition;
  readonly template: string;
  readonly actions: string;
  readonly data: Readonly<Record<string, string>>;
  /**
   * Changes the template, and shows it.
   * @param step - The control. Changes with the same step are undone together until `finish`.
   * @param base - The text that the places refer to, if it isn't the current one.
   * @returns The new text.
   * @throws FileError if the text has changed since the reader chose a file.
   */
  readonly edit: (
    step: string,
    changes: readonly Change[],
    dataChanges?: readonly Change[],
    base?: string,
  ) => string;
  /** Ends the current step, so the next change is undone on its own. */
  readonly finish: () => void;
}

/** Outlines layers on the stage while the focus or a pointer that can hover is in their row. */
export const lights = ({ state }: Editing, lit: readonly string[]) => {
  const show = (): void => state.change({ lit });
  const hide = (): void => state.change({ lit: [] });
  const onPointerEnter = (): void => void (window.matchMedia('(hover: hover)').matches && show());
  return { 'data-lit': '', onPointerEnter, onPointerLeave: hide, onFocus: show, onBlur: hide };
};

/** Undoes or repeats a change. */
export function travel(editing: Editing, type: 'undo' | 'redo'): void {
  edit(editing, { type });
  repaintSoon(editing);
}

/** Takes back a change that isn't finished. */
export function giveUp(editing: Editing, step: string): void {
  if (editing.state.get().step === step) travel(editing, 'undo');
}

/** Returns the look of the draft in the editor. */
export const lookOf = (
  editing: Editing,
  { template, actions, data: dataText }: Draft,
  project: ProjectDefinition,
  data: Look['data'],
): Look => ({
  ...{ project, template, actions, data },
  edit(step, changes, dataChanges = [], base = template) {
    if (editing.pending.isClosed || editing.state.get().draft.template !== template)
      throw new FileError('The template has changed in the meantime. Choose again.');
    const next = editJson(base, withCopies(project, changes));
    const hasData = dataChanges.length > 0;
    const changed = { template: next, ...(hasData && { data: editJson(dataText, dataChanges) }) };
    edit(editing, { type: 'edit', step, changes: changed }, true);
    repaintSoon(editing);
    return next;
  },
  finish: () => editing.state.change({ step: '' }),
});

const ARROWS: Readonly<Record<string, readonly ['x' | 'y', number]>> = {
  ArrowLeft: ['x', -1],
  ArrowRight: ['x', 1],
  ArrowUp: ['y', -1],
  ArrowDown: ['y', 1],
};

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>;

/** Moves a layer with an arrow key, by 10 pixels if Shift is pressed. */
export function moveWithKey(editing: Editing, event: Key, id: string): void {
  const [axis, by] = ARROWS[event.key] ?? [];
  if (axis === undefined || by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const { draft } = editing.state.get();
  editing.state.change({ selected: id });
  const project = projectOf(draft.template);
  const placed = project && layersOf(project).find(({ layer }) => layer.id === id);
  if (!project || !placed) return;
  const changes = moved(placed, axis, by * (event.shiftKey ? 10 : 1));
  lookOf(editing, draft, project, {}).edit(`${axis} ${id}`, changes);
}
