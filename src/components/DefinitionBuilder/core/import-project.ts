import {
  DECORATION_TYPES,
  FIELD_TYPES,
  isDecoration,
  type FormPart,
} from '../../../playout/definition/field-types.ts';
import { formPartsOf } from '../../../playout/definition/fields.ts';
import { stepCount } from '../../../playout/definition/general.ts';
import { listOf, type JsonObject } from '../../../playout/validation/checker.ts';
import { isObject } from '../../../runtime/state/checks.ts';
import { product } from '../../../product.ts';
import { describe } from '../../../runtime-validation/problem.ts';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import { EMPTY, newField, fieldText, textsOf, TEXT_SETTINGS, type Form, type FormField } from './form.ts';
import { ImportError } from './import-error.ts';
import { reasonOf } from '../../../shared/reason-of.ts';

const TYPES: readonly string[] = [...FIELD_TYPES, ...DECORATION_TYPES];

/** The settings that the form takes from the project as they are. */
const GENERAL = ['description', 'layer', 'webLayer', 'playServer', 'playChannel', 'uiColor'] as const;

function rowOf(part: FormPart, id: string): FormField {
  if (!TYPES.includes(part.type)) throw new TypeError(`unknown field type ${describe(part.type)}`);
  const row = { ...newField(id), type: part.type };
  if (isDecoration(part)) return { ...row, title: fieldText(part.text) };
  return {
    ...row,
    ...textsOf(part, TEXT_SETTINGS),
    isRequired: part.required === true,
    choices: listOf(part.choices)
      .filter(isObject)
      .map((choice) => textsOf(choice, ['value', 'label'])),
    extensions: listOf(part.extensions).map(fieldText).join(', '),
    isInLabel: part.inLabel !== false,
  };
}

function read(project: ProjectDefinition): Form {
  const { templateDefinition = {} } = project;
  const { outMode } = templateDefinition;
  const isTime = typeof outMode === 'number';
  return {
    ...EMPTY,
    ...textsOf(templateDefinition, GENERAL),
    name: fieldText(project.name),
    steps: String(stepCount(project)),
    outMode: isTime ? 'time' : outMode === 'none' ? 'none' : 'manual',
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
    throw new ImportError(`The ${product.name} project can’t be read: ${reasonOf(error)}`);
  }
}
