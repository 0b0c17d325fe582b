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

function filesOf(field: FormField): Partial<FieldDefinition> {
  const extensions = field.extensions.split(/[\s,]+/).flatMap((one) => one.replace(/^\.+/, '') || []);
  return {
    extensions: extensions.length > 0 ? extensions : undefined,
    folder: field.folder.trim() || undefined,
  };
}

function toField(field: FormField, type: FieldDefinition['type']): FieldDefinition {
  const key = field.key.trim();
  const step = numberOf(field.step);
  return {
    key,
    title: field.title.trim() === '' ? titleOf(key) : field.title,
    type,
    description: field.description || undefined,
    required: field.isRequired || undefined,
    value: field.value || undefined,
    ...(isNumeric(type) && {
      minimum: numberOf(field.minimum),
      maximum: numberOf(field.maximum),
      step: step !== undefined && step > 0 ? step : undefined,
    }),
    ...(isTextual(type) && {
      minLength: wholeOf(field.minLength, 0),
      maxLength: wholeOf(field.maxLength, 0),
      pattern: field.pattern || undefined,
    }),
    ...(isFile(type) && filesOf(field)),
    ...(type === 'dropdown' && {
      choices: field.choices.map(({ value, label }) => ({ value, label: label || value })),
    }),
    inLabel: field.isInLabel ? undefined : false,
  };
}

/** Returns a row the way a project contains it. A decoration doesn't have the key of the next field yet. */
export function partOf(row: FormField): FormPart {
  const { type, title } = row;
  if (type === 'spacer') return { type };
  const isText = type === 'caption' || type === 'instruction' || type === 'divider';
  return isText ? { type, text: title } : toField(row, type);
}

/** Returns the rows as fields, and as decorations that name the next field. It skips rows without a key. */
function partsOf(rows: readonly FormField[]): Pick<TemplateDefinition, 'fields' | 'decorations'> {
  const isKeyed = (row: FormField): boolean => !isDecorationRow(row) && row.key.trim() !== '';
  const decorations = rows.flatMap((row, index): readonly DecorationDefinition[] => {
    const part = partOf(row);
    return 'key' in part ? [] : [{ ...part, before: rows.slice(index).find(isKeyed)?.key.trim() }];
  });
  const fields = rows.filter(isKeyed).map((row) => partOf(row) as FieldDefinition);
  return { fields, decorations };
}

/** Returns the form's step count. A project can't have less than 1, so definitions get it separately. */
export const stepsOf = ({ steps }: Form): number => wholeOf(steps, LEAST_STEPS, MOST_STEPS) ?? 1;

/** Returns the smallest project that produces the form's definitions, without anything the form refuses. */
export function toProject(form: Form): ProjectDefinition {
  const steps = Math.max(1, stepsOf(form));
  return {
    keyfill: 1,
    name: form.name,
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
      description: form.description || undefined,
      layer: wholeOf(form.layer, 0),
      webLayer: form.webLayer.trim() === '-' ? '-' : wholeOf(form.webLayer, 1),
      playServer: form.playServer.trim() || undefined,
      playChannel: wholeOf(form.playChannel, 1),
      uiColor: wholeOf(form.uiColor, 0, 7),
      outMode: form.outMode === 'time' ? (wholeOf(form.duration, 0) ?? 'manual') : form.outMode,
      ...partsOf(form.fields),
    },
  };
}
