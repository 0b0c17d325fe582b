import { product } from '../../product.ts';
import type { FieldDefinition, ProjectDefinition } from '../../runtime/definition/project.ts';
import { isFile, isNumeric } from './field-types.ts';
import { fieldsOf } from './fields.ts';
import { defined, stepCount } from './general.ts';

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
  readonly templates: readonly LiveosTemplate[];
}

const NOTE = `Written by ${product.name} according to its own reading of the format. Check it with NETON.LIVE.`;

/** Returns the details that only some types of fields have. */
function detailsOf(field: FieldDefinition): Partial<LiveosTemplate['fields'][number]> {
  const { minimum, maximum, step, choices, extensions } = field;
  return {
    ...(isNumeric(field.type) && defined({ minimum, maximum, step })),
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

/** Returns `templates.json` with a single entry. */
export const toLiveosTemplates = (entry: LiveosTemplate): LiveosTemplates => ({
  note: NOTE,
  templates: [entry],
});
