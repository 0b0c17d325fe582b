import type { FieldDefinition, ProjectDefinition } from '../../runtime/definition/project.ts';
import { colorPattern, isColor, isFile, isNumeric, isTextual, isWhole, readSwitch } from './field-types.ts';
import { fieldsOf } from './fields.ts';
import { defined, stepCount } from './general.ts';

type SharedSetting = 'title' | 'description' | 'minLength' | 'maxLength' | 'pattern' | 'minimum' | 'maximum';

export interface GddField extends Pick<FieldDefinition, SharedSetting> {
  readonly type: 'string' | 'number' | 'integer' | 'boolean';
  /** A GDD type. Types with a slash are our own additions for manifests. */
  readonly gddType?: string;
  readonly gddOptions?: {
    readonly labels?: Readonly<Record<string, string>>;
    readonly extensions?: readonly string[];
  };
  readonly enum?: readonly string[];
  readonly multipleOf?: number;
  readonly readOnly?: true;
  readonly default?: string | number | boolean;
}

/** A description of template data: a JSON Schema with GDD types. */
export interface GddObject {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, GddField>>;
  readonly required?: readonly string[];
}

const TYPES: Readonly<Record<FieldDefinition['type'], string | undefined>> = {
  text: 'single-line',
  'multi-line': 'multi-line',
  number: undefined,
  integer: undefined,
  percentage: 'percentage',
  duration: 'duration-ms',
  checkbox: undefined,
  dropdown: 'select',
  color: 'color-rrggbb',
  'color-alpha': 'color-rrggbbaa',
  image: 'file-path/image-path',
  file: 'file-path',
  hidden: 'single-line',
};

/** Returns a field's initial value as JSON, or undefined if it's empty or impossible for the field's type. */
function defaultOf({ type, value = '' }: FieldDefinition): string | number | boolean | undefined {
  if (value === '') return undefined;
  if (type === 'checkbox') return readSwitch(value);
  // GDD requires lowercase letters in colors.
  if (isColor(type)) return value.toLowerCase();
  if (!isNumeric(type)) return value;
  return Number.isFinite(Number(value)) ? Number(value) : undefined;
}

function jsonType({ type }: FieldDefinition): GddField['type'] {
  if (type === 'checkbox') return 'boolean';
  if (isWhole(type)) return 'integer';
  return isNumeric(type) ? 'number' : 'string';
}

function limitsOf(field: FieldDefinition): Partial<GddField> {
  const { type, minLength, maxLength, pattern, minimum, maximum, step } = field;
  if (isNumeric(type)) return defined({ minimum, maximum, multipleOf: step });
  if (isColor(type)) return { pattern: colorPattern(type) };
  return isTextual(type) ? defined({ minLength, maxLength, pattern }) : {};
}

function choicesOf({ type, choices = [], extensions = [] }: FieldDefinition): Partial<GddField> {
  if (type === 'dropdown') {
    return {
      enum: choices.map(({ value }) => value),
      gddOptions: { labels: Object.fromEntries(choices.map(({ value, label }) => [value, label])) },
    };
  }
  return isFile(type) && extensions.length > 0 ? { gddOptions: { extensions } } : {};
}

function toField(field: FieldDefinition): GddField {
  const { type, title, description } = field;
  return {
    type: jsonType(field),
    title,
    ...defined({ description, gddType: TYPES[type] }),
    ...limitsOf(field),
    ...choicesOf(field),
    ...(type === 'hidden' && { readOnly: true as const }),
    ...defined({ default: defaultOf(field) }),
  };
}

/** Describes a template's data in GDD, for the `schema` of an OGraf manifest. */
export function toGddObject(project: ProjectDefinition): GddObject {
  const fields = fieldsOf(project);
  const required = fields.filter((field) => field.required).map(({ key }) => key);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.key, toField(field)])),
    ...(required.length > 0 && { required }),
  };
}

/**
 * Returns a template's GDD definition: a standalone description in the head of HTML exports.
 * @param steps - The step count, if it isn't the project's own.
 */
export function toGdd(project: ProjectDefinition, steps = stepCount(project)) {
  const { description, playChannel: channel, layer, outMode = 'manual' } = project.templateDefinition ?? {};
  const casparcg = defined({ channel, layer });
  return {
    title: project.name,
    ...defined({ description }),
    ...toGddObject(project),
    gddPlayoutOptions: {
      client: { steps, duration: typeof outMode === 'number' ? outMode : null },
      ...(Object.keys(casparcg).length > 0 && { playout: { casparcg } }),
    },
  };
}
