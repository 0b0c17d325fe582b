import { toGdd } from '../../../playout/definition/gdd.ts';
import { toOgraf } from '../../../playout/definition/ograf.ts';
import { product } from '../../../product.ts';
import { isObject, type JsonObject } from '../../../playout/validation/checker.ts';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import { MOST_STEPS, wholeOf } from './check-form.ts';
import { EMPTY, type Form } from './form.ts';
import { differences, propertiesOf, readField } from './read-field.ts';
import { ImportError, readText, type Found } from './read-text.ts';
import { toProject } from './to-project.ts';

/** A definition that became a form. */
export interface Imported {
  readonly kind: Found['kind'];
  readonly form: Form;
  /** What the form cannot hold or writes otherwise, a sentence each. */
  readonly notes: readonly string[];
}

/** Most fields of an imported definition: a page with more of them answers too slowly. */
export const MOST_FIELDS = 200;

const memberOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): string => (typeof value === 'number' ? String(value) : '');

/** The general part of a GDD schema, as `gddPlayoutOptions` has it. */
function playoutOf(options: unknown): Pick<Form, 'layer' | 'outMode' | 'duration'> {
  const duration = numberOf(memberOf(memberOf(options, 'client'), 'duration'));
  return {
    layer: numberOf(memberOf(memberOf(memberOf(options, 'playout'), 'casparcg'), 'layer')),
    outMode: duration === '' ? 'manual' : 'time',
    duration,
  };
}

/** The general part of an OGraf manifest, as SPX reads it from `v_spx`. */
function spxPlayoutOf(spx: unknown): Pick<Form, 'layer' | 'outMode' | 'duration'> {
  const layer = textOf(memberOf(spx, 'playlayer'));
  const out = textOf(memberOf(spx, 'out'));
  const isTime = wholeOf(out, 0) !== undefined;
  return {
    layer: wholeOf(layer, 1) === undefined ? '' : layer,
    outMode: isTime ? 'time' : out === 'none' ? 'none' : 'manual',
    duration: isTime ? out : '',
  };
}

/** The steps of a definition; 1 where it has none, or a number that the form does not take. */
function stepsOf(steps: unknown): string {
  const own = numberOf(steps);
  return wholeOf(own, 1, MOST_STEPS) === undefined ? '1' : own;
}

/** Compares what was read with what the form gives; fields are compared by themselves. */
function lossesOf({ kind, content }: Found, schema: JsonObject, form: Form): readonly string[] {
  const project = toProject(form);
  const fields = ['$schema', 'properties', 'required'];
  if (kind === 'gdd') return differences(content, { ...toGdd(project) }, '', fields);
  const after = toOgraf(project);
  return [
    ...differences(content, { ...after }, '', ['schema']),
    ...differences(schema, { ...after.schema }, 'schema', fields),
  ];
}

/** What a project says about itself, as GDD: with a field for each key of a text or an image loader. */
function gddOf(content: JsonObject): Found {
  try {
    // As if it had been read from a file: what has no value is not there.
    const schema = JSON.parse(JSON.stringify(toGdd(content as unknown as ProjectDefinition))) as JsonObject;
    return { kind: 'gdd', content: schema };
  } catch (error) {
    throw new ImportError(
      `The ${product.name} project cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * Reads a GDD schema, an OGraf manifest, a Keyfill project, or an HTML template that carries GDD into the form.
 *
 * @param text - The text of the file.
 * @throws ImportError when it is none of them.
 */
export function importDefinition(text: string): Imported {
  const read = readText(text);
  const found = read.kind === 'project' ? gddOf(read.content) : read;
  const { kind, content } = found;
  const notes: string[] = [];
  const schema = kind === 'gdd' ? content : isObject(content.schema) ? content.schema : {};
  const properties = propertiesOf(schema, notes);
  if (properties.length > MOST_FIELDS)
    throw new ImportError(
      `The definition has ${properties.length} fields. The builder takes ${MOST_FIELDS} at most.`,
    );
  const options = kind === 'gdd' ? content.gddPlayoutOptions : undefined;
  const steps = kind === 'gdd' ? memberOf(memberOf(options, 'client'), 'steps') : content.stepCount;
  const form: Form = {
    ...EMPTY,
    ...(kind === 'gdd' ? playoutOf(options) : spxPlayoutOf(content.v_spx)),
    // GDD has no word for it.
    ...(memberOf(read.content.templateDefinition, 'outMode') === 'none' && { outMode: 'none' as const }),
    name: textOf(kind === 'gdd' ? content.title : content.name),
    description: textOf(content.description),
    steps: stepsOf(steps),
    fields: properties.map((property, index) => readField(property, String(index + 1), notes)),
  };
  notes.push(...lossesOf(found, schema, form));
  const after = (kind === 'gdd' ? toGdd(toProject(form)) : toOgraf(toProject(form)).schema).properties;
  for (const { key, schema: before } of properties)
    notes.push(...differences(before, { ...after[key] }, key));
  return { kind: read.kind, form, notes };
}
