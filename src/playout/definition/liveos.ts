import { product } from '../../product.ts';
import type { FieldDefinition, ProjectDefinition } from '../../runtime/definition/project.ts';
import { isFile, isNumeric } from './field-types.ts';
import { fieldsOf } from './fields.ts';
import { stepCount } from './general.ts';

/** One template in `templates.json`. */
interface LiveosTemplate {
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
 * `templates.json`, as Keyfill writes it. The LiveOS format isn't public, so this is our own interpretation of it. A note in
 * the file says so.
 */
interface LiveosTemplates {
  readonly note: string;
  readonly templates: readonly unknown[];
}

const NOTE = `Written by ${product.name} according to its own reading of the format. Check it with NETON.LIVE.`;

/** Returns the details that only some types of fields have. */
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

/** Returns a template's entry. */
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
 * Adds an entry to `templates.json`, or replaces the entry with the same name. All other entries and any other content of the
 * file stay unchanged.
 *
 * @param existing - The parsed file from the folder, or undefined to make a new file.
 * @throws TypeError if Keyfill didn't write the existing file, because merging could destroy it.
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
