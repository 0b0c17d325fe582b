import { isDecoration, type FormPart } from '../../../playout/definition/field-types.ts';
import { formPartsOf } from '../../../playout/definition/fields.ts';
import { stepCount } from '../../../playout/definition/general.ts';
import type { JsonObject } from '../../../playout/validation/checker.ts';
import { product } from '../../../product.ts';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import { EMPTY, newField, type Form, type FormField } from './form.ts';
import { ImportError } from './import-error.ts';

const textOf = (value: string | number | undefined): string => (value === undefined ? '' : String(value));

/** Turns a part of a project's form into a row of the builder. */
function rowOf(part: FormPart, id: string): FormField {
  if (isDecoration(part)) return { ...newField(id), type: part.type, title: part.text ?? '' };
  return {
    id,
    key: part.key,
    title: part.title,
    description: part.description ?? '',
    isRequired: part.required ?? false,
    type: part.type,
    value: part.value ?? '',
    minLength: textOf(part.minLength),
    maxLength: textOf(part.maxLength),
    minimum: textOf(part.minimum),
    maximum: textOf(part.maximum),
    step: textOf(part.step),
    choices: part.choices ?? [],
    extensions: (part.extensions ?? []).join(', '),
    folder: part.folder ?? '',
    isInLabel: part.inLabel ?? true,
    pattern: part.pattern ?? '',
  };
}

function read(project: ProjectDefinition): Form {
  const { description, layer, playServer, playChannel, uiColor, outMode } = project.templateDefinition ?? {};
  const isTime = typeof outMode === 'number';
  return {
    ...EMPTY,
    name: project.name,
    description: description ?? '',
    layer: textOf(layer),
    playServer: playServer ?? '',
    playChannel: textOf(playChannel),
    uiColor: textOf(uiColor),
    steps: String(stepCount(project)),
    outMode: isTime ? 'time' : (outMode ?? 'manual'),
    duration: isTime ? String(outMode) : '',
    fields: formPartsOf(project).map((part, index) => rowOf(part, String(index + 1))),
  };
}

/**
 * Turns a project into a form, with a row for each key of a text element or an image loader.
 * @throws ImportError if the project can't be read.
 */
export function projectForm(content: JsonObject): Form {
  try {
    return read(content as unknown as ProjectDefinition);
  } catch (error) {
    throw new ImportError(
      `The ${product.name} project can't be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
