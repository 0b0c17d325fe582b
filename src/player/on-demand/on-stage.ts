import { shapesOf } from '../../examples/shapes.ts';
import type { FormPart } from '../../playout/definition/field-types.ts';
import { commandsOf, fieldsOf, formPartsOf } from '../../playout/definition/fields.ts';
import type { ExportSource } from '../../playout/export/source.ts';
import type { PatternTest } from '../../playout/validation/pattern-test.ts';
import type { FieldDefinition, ProjectDefinition } from '../../runtime/definition/project.ts';
import type { FieldNote } from '../form/Field.tsx';
import { limitsText, problemOf } from '../form/problems.ts';
import type { ExampleMeta } from '../meta.ts';
import { mainOf, marksOf, restFrame } from '../session/marks.ts';
import type { Opening, Session } from '../session/session.ts';

/** A template on the stage. */
export interface Shown {
  readonly session: Session;
  readonly project: ProjectDefinition;
  readonly opening: Opening;
  /** Whether it plays as soon as it has loaded. */
  readonly isPlayed?: boolean;
  /** The code of the reader's version, as exports need it; undefined for the original. */
  readonly code?: Pick<ExportSource, 'actions' | 'module'>;
}

/** The template on the stage, and what the controls show of it. */
export interface Playing extends Pick<ExampleMeta, 'marks' | 'invoke' | 'shapes'> {
  readonly shown: Shown;
  /** The frame on which playback rests. */
  readonly rest: number;
  readonly main: ReturnType<typeof mainOf>;
  readonly fields: readonly FieldDefinition[];
  /** The fields, with the decorations between them. */
  readonly parts: readonly FormPart[];
  /** Names of the template's own pictures. An image loader accepts them as its source. */
  readonly pictures: readonly string[];
  readonly noteOf: (key: string, value: string, showsProblem: boolean) => FieldNote;
}

/**
 * Collects what the controls show of a template.
 * @param test - Looks up whether a value fits a pattern.
 */
export function playingOf(shown: Shown, test: PatternTest): Playing {
  const { project } = shown;
  const { resources = [] } = project;
  const fields = fieldsOf(project);
  return {
    shown,
    marks: marksOf(project),
    rest: restFrame(project),
    main: mainOf(project),
    shapes: shapesOf(project),
    fields,
    parts: formPartsOf(project),
    invoke: commandsOf(project),
    pictures: resources.filter(({ type }) => type === 'image').map(({ id }) => id),
    noteOf(key, value, showsProblem) {
      const field = fields.find((one) => one.key === key);
      const problem = field && showsProblem ? problemOf(field, value, test) : undefined;
      return { text: problem ?? (field ? limitsText(field, value) : ''), isProblem: problem !== undefined };
    },
  };
}
