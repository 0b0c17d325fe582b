import { isFile, isNumeric, isTextual, type FormPart } from '../../../playout/definition/field-types.ts';
import { titleOf } from '../../../playout/definition/fields.ts';
import type {
  DecorationDefinition,
  FieldDefinition,
  ProjectDefinition,
  TemplateDefinition,
} from '../../../runtime/definition/project.ts';
import { LEAST_STEPS, MOST_STEPS, numberOf, wholeOf } from './check-form.ts';
import { isDecorationRow, type Form, type FormField } from './form.ts';

/** Returns the limits of a number. */
function rangeOf(field: FormField): Partial<FieldDefinition> {
  const minimum = numberOf(field.minimum);
  const maximum = numberOf(field.maximum);
  const step = numberOf(field.step);
  return {
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(step !== undefined && step > 0 && { step }),
  };
}

/** Returns the limits of text. */
function lengthsOf({ pattern, ...field }: FormField): Partial<FieldDefinition> {
  const minLength = wholeOf(field.minLength, 0);
  const maxLength = wholeOf(field.maxLength, 0);
  return {
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== '' && { pattern }),
  };
}

/** Returns the files that a field offers. */
function filesOf(field: FormField): Partial<FieldDefinition> {
  const extensions = field.extensions.split(/[\s,]+/).flatMap((one) => one.replace(/^\.+/, '') || []);
  return {
    ...(extensions.length > 0 && { extensions }),
    ...(field.folder.trim() !== '' && { folder: field.folder.trim() }),
  };
}

function toField(field: FormField, type: FieldDefinition['type']): FieldDefinition {
  const { value, description, isRequired, isInLabel, choices } = field;
  const key = field.key.trim();
  return {
    key,
    title: field.title.trim() === '' ? titleOf(key) : field.title,
    type,
    ...(description !== '' && { description }),
    ...(isRequired && { required: true }),
    ...(value !== '' && { value }),
    ...(isNumeric(type) && rangeOf(field)),
    ...(isTextual(type) && lengthsOf(field)),
    ...(isFile(type) && filesOf(field)),
    ...(type === 'dropdown' && {
      choices: choices.map(({ value, label }) => ({ value, label: label || value })),
    }),
    ...(!isInLabel && { inLabel: false }),
  };
}

/** Returns a row the way a project contains it. A decoration doesn't have the key of the next field yet. */
export function partOf(row: FormField): FormPart {
  const { type, title } = row;
  switch (type) {
    case 'caption':
    case 'instruction':
    case 'divider':
      return { type, text: title };
    case 'spacer':
      return { type };
    default:
      return toField(row, type);
  }
}

/** Returns the rows as fields, and as decorations that name the next field. Rows without a key are left out. */
function partsOf(rows: readonly FormField[]): Pick<TemplateDefinition, 'fields' | 'decorations'> {
  const isKeyed = (row: FormField): boolean => !isDecorationRow(row) && row.key.trim() !== '';
  const fields: FieldDefinition[] = [];
  const decorations: DecorationDefinition[] = [];
  rows.forEach((row, index) => {
    const part = partOf(row);
    if ('key' in part) {
      if (part.key !== '') fields.push(part);
      return;
    }
    const before = rows.slice(index).find(isKeyed)?.key.trim();
    decorations.push({ ...part, ...(before !== undefined && { before }) });
  });
  return { fields, ...(decorations.length > 0 && { decorations }) };
}

/** Returns the form's step count. A project can't have a step count below 1, so definitions need it in addition. */
export const stepsOf = ({ steps }: Form): number => wholeOf(steps, LEAST_STEPS, MOST_STEPS) ?? 1;

/**
 * Returns the smallest project that produces the form's definitions: an empty composition with an action on one
 * frame for each step. Anything that the form doesn't accept, such as an invalid length, is left out.
 */
export function toProject(form: Form): ProjectDefinition {
  const { name, description, outMode } = form;
  const layer = wholeOf(form.layer, 0);
  const playServer = form.playServer.trim();
  const playChannel = wholeOf(form.playChannel, 1);
  const uiColor = wholeOf(form.uiColor, 0, 7);
  const steps = Math.max(1, stepsOf(form));
  const duration = wholeOf(form.duration, 0);
  return {
    keyfill: 1,
    name,
    mainComposition: 'main',
    compositions: [
      {
        id: 'main',
        name: 'Main',
        width: 1920,
        height: 1080,
        duration: steps,
        layers: [],
        frameActions: Array.from({ length: steps - 1 }, (_, frame) => ({ frame, isStep: true })),
      },
    ],
    templateDefinition: {
      ...(description !== '' && { description }),
      ...(layer !== undefined && { layer }),
      ...(playServer !== '' && { playServer }),
      ...(playChannel !== undefined && { playChannel }),
      ...(uiColor !== undefined && { uiColor }),
      outMode: outMode === 'time' ? (duration ?? 'manual') : outMode,
      ...partsOf(form.fields),
    },
  };
}
