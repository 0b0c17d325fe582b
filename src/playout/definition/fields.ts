import type { FieldKinds } from '../../runtime/adapters/spx-data.ts';
import type { ElementDefinition } from '../../runtime/definition/elements.ts';
import type {
  CommandDefinition,
  DecorationDefinition,
  FieldDefinition,
  ProjectDefinition,
} from '../../runtime/definition/project.ts';
import { isNumeric, type FormPart } from './field-types.ts';

/** Elements that template data reaches by default. */
type KeyedElement = Extract<ElementDefinition, { type: 'text' | 'image-loader' }>;

const isKeyed = (element: ElementDefinition): element is KeyedElement & { readonly key: string } =>
  (element.type === 'text' || element.type === 'image-loader') && !!element.key;

/** Makes a title for a key that doesn't have one: `_homeScore` becomes `Home score`. */
export function titleOf(key: string): string {
  const words = key
    .replace(/^_+/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s._-]+/)
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
  return words === '' ? key : words.charAt(0).toUpperCase() + words.slice(1);
}

function fieldOf(element: KeyedElement & { readonly key: string }): FieldDefinition {
  const { key } = element;
  const title = titleOf(key);
  if (element.type === 'image-loader') return { key, title, type: 'image', value: element.source ?? '' };
  return { key, title, type: element.multiline ? 'multi-line' : 'text', value: element.content ?? '' };
}

/** Returns the definition's fields, then one for each other key that text elements or image loaders have. */
export function fieldsOf(project: ProjectDefinition): readonly FieldDefinition[] {
  const fields = new Map<string, FieldDefinition>();
  for (const field of project.templateDefinition?.fields ?? []) fields.set(field.key, field);
  for (const { layers } of project.compositions) {
    for (const { element, isGuide } of layers)
      if (!isGuide && isKeyed(element) && !fields.has(element.key)) fields.set(element.key, fieldOf(element));
  }
  return [...fields.values()];
}

/** Returns the parts of the operator's form: the fields, with the decorations between them. */
export function formPartsOf(project: ProjectDefinition): readonly FormPart[] {
  const fields = fieldsOf(project);
  const keys = new Set(fields.map(({ key }) => key));
  /** The decorations before each field. The ones at the end don't have a key. */
  const decorations = new Map<string | undefined, DecorationDefinition[]>();
  for (const decoration of project.templateDefinition?.decorations ?? []) {
    const { before } = decoration;
    const key = before !== undefined && keys.has(before) ? before : undefined;
    const group = decorations.get(key);
    if (group) group.push(decoration);
    else decorations.set(key, [decoration]);
  }
  return [
    ...fields.flatMap((field): readonly FormPart[] => [...(decorations.get(field.key) ?? []), field]),
    ...(decorations.get(undefined) ?? []),
  ];
}

/** Returns the initial values of the form, by key: the template data before the operator changes it. */
export const initialData = (project: ProjectDefinition): Readonly<Record<string, string>> =>
  Object.fromEntries(fieldsOf(project).map(({ key, value = '' }) => [key, value]));

function kindOf({ type }: FieldDefinition): FieldKinds[string] {
  if (type === 'multi-line' || type === 'image') return type;
  return isNumeric(type) ? 'number' : 'text';
}

/** Returns the kind of each field, by key. The runtime in an export needs the kinds to read data from SPX. */
export const fieldKinds = (project: ProjectDefinition): FieldKinds =>
  Object.fromEntries(fieldsOf(project).map((field) => [field.key, kindOf(field)]));

/** Returns a template's invoke commands, each with its details from the template definition. */
export function commandsOf(project: ProjectDefinition): readonly CommandDefinition[] {
  const described = new Map(
    (project.templateDefinition?.commands ?? []).map((command) => [command.name, command]),
  );
  return (project.invokeCommands ?? []).map((name) => described.get(name) ?? { name, title: titleOf(name) });
}
