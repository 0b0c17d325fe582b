import type { FieldDefinition, ProjectDefinition } from '../../runtime/definition/project.ts';
import { fieldsOf } from './fields.ts';
import { stepCount } from './general.ts';

/** One field as GDD describes it. */
export interface GddField {
  readonly type: 'string' | 'number';
  readonly title: string;
  readonly description?: string;
  readonly gddType?: 'single-line' | 'multi-line' | 'file-path/image-path';
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: string | number;
}

/** A description of template data: a JSON Schema with the types of GDD. */
export interface GddObject {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, GddField>>;
  readonly required?: readonly string[];
}

/** A description that stands by itself in the head of an HTML template. */
export interface GddDefinition extends GddObject {
  readonly title: string;
  readonly description?: string;
  readonly gddPlayoutOptions: {
    readonly client: { readonly steps: number; readonly duration: number | null };
    readonly playout?: { readonly casparcg: { readonly layer: number } };
  };
}

const TYPES = { text: 'single-line', 'multi-line': 'multi-line', image: 'file-path/image-path' } as const;

/** The value at the start as JSON has it; nothing where the field begins empty, or with what is no number. */
function defaultOf({ type, value = '' }: FieldDefinition): string | number | undefined {
  if (value === '') return undefined;
  if (type !== 'number') return value;
  return Number.isFinite(Number(value)) ? Number(value) : undefined;
}

function toField(field: FieldDefinition): GddField {
  const { type, title, description, minLength, maxLength, pattern, minimum, maximum } = field;
  const value = defaultOf(field);
  return {
    type: type === 'number' ? 'number' : 'string',
    title,
    ...(description !== undefined && { description }),
    ...(type === 'number' && {
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
    }),
    ...(type !== 'number' && {
      gddType: TYPES[type],
      ...(minLength !== undefined && { minLength }),
      ...(maxLength !== undefined && { maxLength }),
      ...(pattern !== undefined && { pattern }),
    }),
    ...(value !== undefined && { default: value }),
  };
}

/** The data of a template in GDD's words, as the `schema` of an OGraf manifest takes it. */
export function toGddObject(project: ProjectDefinition): GddObject {
  const fields = fieldsOf(project);
  const required = fields.filter((field) => field.required).map(({ key }) => key);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.key, toField(field)])),
    ...(required.length > 0 && { required }),
  };
}

/** The GDD definition of a template, as HTML exports carry it. */
export function toGdd(project: ProjectDefinition): GddDefinition {
  const { description, layer, outMode = 'manual' } = project.templateDefinition ?? {};
  return {
    title: project.name,
    ...(description !== undefined && { description }),
    ...toGddObject(project),
    gddPlayoutOptions: {
      client: { steps: stepCount(project), duration: typeof outMode === 'number' ? outMode : null },
      ...(layer !== undefined && { playout: { casparcg: { layer } } }),
    },
  };
}
