import { initialData } from '../playout/definition/fields.ts';
import type { ElementDefinition } from '../runtime/definition/elements.ts';
import type { ProjectDefinition } from '../runtime/definition/project.ts';

type Data = Readonly<Record<string, string>>;

/** The values of the data tab that the reader has changed. A key that was taken out sends nothing, so it changes nothing. */
function changesOf(data: Data, before: Data): Data {
  return Object.fromEntries(
    Object.entries(data).filter(([key, value]) => !Object.hasOwn(before, key) || before[key] !== value),
  );
}

/** The element with the value that its key has. */
function withValue(element: ElementDefinition, data: Data): ElementDefinition {
  if (element.type !== 'text' && element.type !== 'image-loader') return element;
  const value = element.key && Object.hasOwn(data, element.key) ? data[element.key] : undefined;
  if (value === undefined) return element;
  return element.type === 'text' ? { ...element, content: value } : { ...element, source: value };
}

/**
 * The project that starts with edited data: no format carries template data, so the values become what the template shows
 * before any update, the contents of texts, the sources of image loaders and the values of the definition's fields.
 *
 * Only what the reader has changed is written: an element may differ from the field of its key on purpose. A key without a
 * field and without an element has no value at the start, so it is left out.
 *
 * @param project - The template as it is exported.
 * @param data - The values of the data tab.
 * @param example - The example as it was, whose values the tab had first.
 * @returns The same project when no value has changed.
 */
export function withData(
  project: ProjectDefinition,
  data: Data,
  example: ProjectDefinition,
): ProjectDefinition {
  const changes = changesOf(data, initialData(example));
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
