import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { FileError } from '../look/model/svg.ts';
import { editJson, type Change } from '../look/model/template.ts';
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

/** Changes the look of a draft, and shows it with the code that's on the stage. */
function changeLook(editing: Editing, step: string, changes: Partial<Draft>): void {
  edit(editing, { type: 'edit', step, changes });
  repaintSoon(editing);
}

/** Undoes or repeats a change. */
export function travel(editing: Editing, type: 'undo' | 'redo'): void {
  edit(editing, { type });
  repaintSoon(editing);
}

/** Returns the look of the draft in the editor. */
export function lookOf(
  editing: Editing,
  { template, actions, data: dataText }: Draft,
  project: ProjectDefinition,
  data: Look['data'],
): Look {
  return {
    ...{ project, template, actions, data },
    edit(step, changes, dataChanges = [], base = template) {
      if (editing.pending.isClosed || editing.state.get().draft.template !== template)
        throw new FileError('The template has changed in the meantime. Choose again.');
      const next = editJson(base, changes);
      const hasData = dataChanges.length > 0;
      changeLook(editing, step, {
        template: next,
        ...(hasData && { data: editJson(dataText, dataChanges) }),
      });
      return next;
    },
    finish: () => editing.state.change({ step: '' }),
  };
}
