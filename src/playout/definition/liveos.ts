import type { FieldDefinition, ProjectDefinition } from '../../runtime/definition/project.ts';
import { isFile, isNumeric } from './field-types.ts';
import { fieldsOf } from './fields.ts';
import { defined, stepCount } from './general.ts';

/** The details that only some types of fields have. */
type Details = Partial<Pick<FieldDefinition, 'minimum' | 'maximum' | 'step' | 'choices' | 'extensions'>>;

function detailsOf(field: FieldDefinition): Details {
  const { minimum, maximum, step, choices, extensions } = field;
  return {
    ...(isNumeric(field.type) && defined({ minimum, maximum, step })),
    ...(field.type === 'dropdown' && choices && { choices }),
    ...(isFile(field.type) && extensions && { extensions }),
  };
}

/** Returns a template's entry in `templates.json`. */
export function toLiveos(project: ProjectDefinition, file: string) {
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
