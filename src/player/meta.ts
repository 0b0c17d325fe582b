import type { GalleryEntry } from '../examples/gallery.ts';
import type { Data } from '../playout/commands/command.ts';
import type { CommandDefinition, FieldDefinition } from '../runtime/definition/project.ts';
import examples from '../../generated/examples.json';
import type { Marks } from './session/marks.ts';

/** The parts of a field that its label and its control need. */
export interface FieldMeta extends Pick<
  FieldDefinition,
  'key' | 'title' | 'type' | 'value' | 'description' | 'required' | 'choices' | 'minimum' | 'maximum' | 'step'
> {
  /** The limits of its first value. Once the player has loaded, it knows those of every value. */
  readonly limits?: string | undefined;
}

/** A part of a picture, in fractions of its width and height. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a page knows about an example before its script loads: the poster, and what's in the controls. */
export interface ExampleMeta {
  readonly name: string;
  readonly description?: string;
  /** A file in `static/posters`. Its name contains a hash of its content. */
  readonly poster: string;
  /** The size of the main composition, in px. */
  readonly width: number;
  readonly height: number;
  /** What's behind the template, as in the gallery. */
  readonly backdrop: GalleryEntry['picture'];
  /** The part of the picture that the graphic takes up in the poster. */
  readonly box: Box;
  readonly frame: number;
  readonly fields: readonly FieldMeta[];
  /** The template's own commands. */
  readonly invoke: readonly Pick<CommandDefinition, 'name' | 'title' | 'argument'>[];
  readonly marks: Marks;
  /** The compositions that can be the main one, by shape. */
  readonly shapes: Readonly<Record<string, string>>;
}

/** The initial values of the form. */
export const firstData = ({ fields }: ExampleMeta): Data =>
  Object.fromEntries(fields.map(({ key, value = '' }) => [key, value]));

/** The initial argument of the template's own commands. */
export const firstArgument = ({ invoke }: ExampleMeta): string =>
  invoke.find(({ argument }) => argument)?.argument?.value ?? '';

const all = examples as unknown as Readonly<Record<string, ExampleMeta>>;

/**
 * Returns what pages know about an example.
 * @throws Error if the example or its poster doesn't exist, which stops the build; it says what to do.
 */
export function metaOf(example: string): ExampleMeta {
  const meta = Object.hasOwn(all, example) ? all[example] : undefined;
  if (!meta) {
    const names = Object.keys(all).join(', ');
    throw new Error(`LiveTemplate: the example "${example}" doesn't exist. Use one of: ${names}.`);
  }
  if (meta.poster === '')
    throw new Error(`LiveTemplate: "${example}" has no poster yet. Run npm run update.`);
  return meta;
}
