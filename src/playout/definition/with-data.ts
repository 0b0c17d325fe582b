import type { Data } from '../commands/command.ts';
import { initialData } from './fields.ts';
import type { ElementDefinition } from '../../runtime/definition/elements.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';

/** Returns the values in the data tab that the reader has changed. Removing a key doesn't change anything. */
const changesOf = (data: Data, before: Data): Data =>
  Object.fromEntries(
    Object.entries(data).filter(([key, value]) => !Object.hasOwn(before, key) || before[key] !== value),
  );

function withValue(element: ElementDefinition, data: Data): ElementDefinition {
  if (element.type !== 'text' && element.type !== 'image-loader') return element;
  const value = element.key && Object.hasOwn(data, element.key) ? data[element.key] : undefined;
  if (value === undefined) return element;
  return element.type === 'text' ? { ...element, content: value } : { ...element, source: value };
}

/**
 * Returns the project with the edited data as its initial values. No format contains template data, so the
 * values become what the template shows before any update: the content of text elements, the sources of image
 * loaders, and the defaults of the definition's fields. Only values that the reader has changed are written,
 * because an element may differ from its key's field on purpose. A key without a field or an element doesn't
 * have an initial value, so it's left out.
 * @returns The same project if no value has changed.
 */
export function withData(project: ProjectDefinition, data: Data): ProjectDefinition {
  const changes = changesOf(data, initialData(project));
  if (Object.keys(changes).length === 0) return project;
  const { templateDefinition } = project;
  return {
    ...project,
    ...(templateDefinition?.fields && {
      templateDefinition: {
        ...templateDefinition,
        fields: templateDefinition.fields.map((field) => ({
          ...field,
          ...(Object.hasOwn(changes, field.key) && { value: changes[field.key] ?? '' }),
        })),
      },
    }),
    compositions: project.compositions.map((composition) => ({
      ...composition,
      layers: composition.layers.map((layer) => ({ ...layer, element: withValue(layer.element, changes) })),
    })),
  };
}
