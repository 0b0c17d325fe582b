import type { FieldDefinition } from '../../../runtime/definition/project.ts';
import posters from '../posters.json';
import type { Data } from './deep-link';
import type { Marks } from './marks';

/** The parts of a field that its label and its control show. */
export type FieldMeta = Pick<
  FieldDefinition,
  'key' | 'title' | 'type' | 'value' | 'description' | 'required' | 'choices' | 'minimum' | 'maximum' | 'step'
>;

/** What a page knows about an example before its script has loaded: the poster, and what the controls show. */
export interface ExampleMeta {
  /** Name of the template, for people. */
  readonly name: string;
  readonly description?: string;
  /** File in `static/posters`; its name has the hash of everything that the picture depends on. */
  readonly poster: string;
  /** Size of the main composition, in px. */
  readonly width: number;
  readonly height: number;
  /** Frame that the poster shows. */
  readonly frame: number;
  readonly fields: readonly FieldMeta[];
  /** Names of the template's own commands. */
  readonly invoke: readonly string[];
  readonly marks: Marks;
}

/** The values with which the form starts. */
export const firstData = ({ fields }: ExampleMeta): Data =>
  Object.fromEntries(fields.map(({ key, value = '' }) => [key, value]));

const all: Readonly<Record<string, unknown>> = posters;

/**
 * Returns what pages know about an example.
 *
 * @throws Error if the example doesn't exist. This stops the build, and the message lists the examples that exist.
 */
export function metaOf(example: string): ExampleMeta {
  const meta = Object.hasOwn(all, example) ? all[example] : undefined;
  if (meta === undefined) {
    throw new Error(
      `LiveTemplate: there is no example "${example}". There are: ${Object.keys(all).join(', ')}. A new one needs its poster: npm run posters.`,
    );
  }
  return meta as ExampleMeta;
}
