import type { Data } from '../playout/commands/command.ts';
import type { FieldDefinition } from '../runtime/definition/project.ts';
import examples from '../../generated/examples.json';
import type { Marks } from './session/marks.ts';

/** The parts of a field that its label and its control need. */
export type FieldMeta = Pick<
  FieldDefinition,
  'key' | 'title' | 'type' | 'value' | 'description' | 'required' | 'choices' | 'minimum' | 'maximum' | 'step'
>;

/**
 * What a page knows about an example before the example's script has loaded: the poster, and the content of the
 * controls.
 */
export interface ExampleMeta {
  /** The name of the template, for people. */
  readonly name: string;
  readonly description?: string;
  /** A file in `static/posters`. Its name contains a hash of its content. */
  readonly poster: string;
  /** The size of the main composition, in px. */
  readonly width: number;
  readonly height: number;
  /** The frame that the poster shows. */
  readonly frame: number;
  readonly fields: readonly FieldMeta[];
  /** Names of the template's own commands. */
  readonly invoke: readonly string[];
  readonly marks: Marks;
}

/** The initial values of the form. */
export const firstData = ({ fields }: ExampleMeta): Data =>
  Object.fromEntries(fields.map(({ key, value = '' }) => [key, value]));

const all: Readonly<Record<string, unknown>> = examples;

/**
 * Returns what pages know about an example.
 *
 * @throws Error if the example doesn't exist or has no poster. This stops the build, and the message says what to do.
 */
export function metaOf(example: string): ExampleMeta {
  const meta = Object.hasOwn(all, example) ? all[example] : undefined;
  if (meta === undefined) {
    throw new Error(
      `LiveTemplate: the example "${example}" doesn't exist. Use one of: ${Object.keys(all).join(', ')}.`,
    );
  }
  const known = meta as ExampleMeta;
  if (known.poster === '')
    throw new Error(`LiveTemplate: "${example}" has no poster yet. Run npm run update.`);
  return known;
}
