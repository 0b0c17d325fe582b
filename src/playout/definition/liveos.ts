import type { FieldDefinition, ProjectDefinition } from '../../runtime/definition/project.ts';
import { isFile, isNumeric } from './field-types.ts';
import { fieldsOf } from './fields.ts';
import { defined, stepCount } from './general.ts';

type Shared = Required<Pick<FieldDefinition, 'key' | 'title' | 'type' | 'required' | 'value'>>;
/** The details that only some types of fields have. */
type Details = Partial<Pick<FieldDefinition, 'minimum' | 'maximum' | 'step' | 'choices' | 'extensions'>>;

/** One template in `templates.json`. */
interface LiveosTemplate {
  readonly name: string;
  readonly description: string;
  readonly file: string;
  readonly layer: number;
  readonly steps: number;
  readonly fields: readonly (Shared & Details)[];
}

function detailsOf(field: FieldDefinition): Details {
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
