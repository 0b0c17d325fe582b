import type { FieldDefinition } from '../../../runtime/definition/project.ts';
import posters from '../posters.json';

/** What the static part of a field needs to know. */
export interface FieldMeta {
  readonly title: string;
  readonly type: FieldDefinition['type'];
  readonly description?: string;
}

/** What the page knows of an example before any script of it has come: its poster, and what its controls are. */
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
  readonly duration: number;
  readonly fields: readonly FieldMeta[];
  readonly invoke: readonly string[];
}

const all: Readonly<Record<string, unknown>> = posters;

/**
 * What is known of an example.
 *
 * @throws Error when there is no such example: it fails the build and names the ones that there are.
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
