import { titleOf } from '../../../playout/definition/fields.ts';
import type { FieldDefinition, ProjectDefinition } from '../../../runtime/definition/project.ts';
import { MOST_STEPS, numberOf, wholeOf } from './check-form.ts';
import type { Form, FormField } from './form.ts';

function toField(field: FormField): FieldDefinition {
  const { type, value, description, isRequired, pattern } = field;
  const key = field.key.trim();
  const minLength = wholeOf(field.minLength, 0);
  const maxLength = wholeOf(field.maxLength, 0);
  const isNumber = type === 'number';
  const minimum = isNumber ? numberOf(field.minimum) : undefined;
  const maximum = isNumber ? numberOf(field.maximum) : undefined;
  return {
    key,
    title: field.title.trim() === '' ? titleOf(key) : field.title,
    type,
    ...(description !== '' && { description }),
    ...(isRequired && { required: true }),
    ...(value !== '' && { value }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(pattern !== '' && { pattern }),
  };
}

/**
 * The smallest project that has the definition of the form: one empty composition, with an action at a frame for each
 * step. What the form does not take, such as a length that is no number, is left out.
 */
export function toProject(form: Form): ProjectDefinition {
  const { name, description, outMode } = form;
  const layer = wholeOf(form.layer, 0);
  const steps = wholeOf(form.steps, 1, MOST_STEPS) ?? 1;
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
      outMode: outMode === 'time' ? (duration ?? 'manual') : outMode,
      fields: form.fields.filter(({ key }) => key.trim() !== '').map(toField),
    },
  };
}
