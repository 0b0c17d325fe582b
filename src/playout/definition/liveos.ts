import { product } from '../../product.ts';
import type { FieldDefinition, ProjectDefinition } from '../../runtime/definition/project.ts';
import { isFile, isNumeric } from './field-types.ts';
import { fieldsOf } from './fields.ts';
import { stepCount } from './general.ts';

/** One template in `templates.json`. */
export interface LiveosTemplate {
  readonly name: string;
  readonly description: string;
  readonly file: string;
  readonly layer: number;
  readonly steps: number;
  readonly fields: readonly {
    readonly key: string;
    readonly title: string;
    readonly type: FieldDefinition['type'];
    readonly required: boolean;
    readonly value: string;
    readonly minimum?: number;
    readonly maximum?: number;
    readonly step?: number;
    readonly choices?: FieldDefinition['choices'];
    readonly extensions?: readonly string[];
  }[];
}

/**
 * `templates.json`, as Keyfill writes it. The format of LiveOS is not public: this is our own reading, and the file
 * says so itself.
 */
export interface LiveosTemplates {
  readonly note: string;
  readonly templates: readonly unknown[];
}

const NOTE = `Written by ${product.name}, by its own reading of the format: check with NETON.LIVE.`;

/** What a field has beyond what every field has. */
function detailsOf(field: FieldDefinition): Partial<LiveosTemplate['fields'][number]> {
  const { minimum, maximum, step, choices, extensions } = field;
  return {
    ...(isNumeric(field.type) && {
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
      ...(step !== undefined && { step }),
    }),
    ...(field.type === 'dropdown' && choices && { choices }),
    ...(isFile(field.type) && extensions && { extensions }),
  };
}

/** The entry of a template. */
export function toLiveos(project: ProjectDefinition, file: string): LiveosTemplate {
  const { description = '', layer = 0 } = project.templateDefinition ?? {};
  return {
    name: project.name,
    description,
    file,
    layer,
    steps: stepCount(project),
    fields: fieldsOf(project).map((field) => {
      const { key, title, type, required = false, value = '' } = field;
      return { key, title, type, required, value, ...detailsOf(field) };
    }),
  };
}

const nameOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : undefined;

/**
 * Puts an entry into `templates.json`. The entry of the same name gives way, in its place; all others stay as they are,
 * and so does what else the file holds.
 *
 * @param existing - The parsed file of the folder, or undefined for a new one.
 * @throws TypeError when the existing file is nothing that Keyfill wrote: merging could destroy it.
 */
export function mergeLiveos(entry: LiveosTemplate, existing?: unknown): LiveosTemplates {
  if (existing === undefined) return { note: NOTE, templates: [entry] };
  const list =
    typeof existing === 'object' && existing !== null && 'templates' in existing
      ? existing.templates
      : undefined;
  if (!Array.isArray(list))
    throw new TypeError(
      'templates.json: expected an object with the list "templates". Nothing was merged. Export without the file, then merge it by hand.',
    );
  const templates = list as readonly unknown[];
  const isKnown = templates.some((other) => nameOf(other) === entry.name);
  return {
    note: NOTE,
    ...(existing as object),
    templates: isKnown
      ? templates.map((other) => (nameOf(other) === entry.name ? entry : other))
      : [...templates, entry],
  };
}
