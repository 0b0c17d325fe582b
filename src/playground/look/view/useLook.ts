import { useLayoutEffect, useMemo, useRef, type Dispatch } from 'react';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import { projectOf } from '../../model/check.ts';
import { parseData } from '../../model/data.ts';
import { excessOf, type Draft } from '../../model/draft.ts';
import type { DraftAction } from '../../model/drafts/draft-state.ts';
import { FileError } from '../model/svg.ts';
import { editJson, type Change } from '../model/template.ts';

/** Edits the look of a template. */
export interface LookEditing {
  readonly project: ProjectDefinition;
  readonly template: string;
  readonly actions: string;
  readonly data: Readonly<Record<string, string>>;
  /**
   * Changes the template.
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

/** Reads a draft's look; undefined if its template isn't valid. */
export function useLook(draft: Draft, dispatch: Dispatch<DraftAction>): LookEditing | undefined {
  const { template, data, actions } = draft;
  const project = useMemo(() => projectOf(template), [template]);
  const values = useMemo(() => (excessOf('data', data) ? undefined : parseData(data).data) ?? {}, [data]);
  const gesture = useRef(0);
  const newest = useRef<string>();
  useLayoutEffect(() => {
    newest.current = template;
    return () => void (newest.current = undefined);
  }, [template]);
  return (
    project && {
      project,
      template,
      actions,
      data: values,
      edit(step, changes, dataChanges = [], base = template) {
        if (newest.current !== template)
          throw new FileError('The template has changed in the meantime. Choose again.');
        const next = editJson(base, changes);
        const texts = {
          template: next,
          ...(dataChanges.length > 0 && { data: editJson(data, dataChanges) }),
        };
        dispatch({ type: 'edit', step: `${step} ${gesture.current}`, changes: texts });
        return next;
      },
      finish() {
        gesture.current += 1;
      },
    }
  );
}
