import { toGdd } from '../../../playout/definition/gdd.ts';
import { toOgraf } from '../../../playout/definition/ograf.ts';
import { isObject, type JsonObject } from '../../../playout/validation/checker.ts';
import { MOST_STEPS, wholeOf } from './check-form.ts';
import { EMPTY, type Form } from './form.ts';
import { projectForm } from './import-project.ts';
import { spxForm, withSpx } from './import-spx.ts';
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

function refuseTooMany(count: number): void {
  if (count > MOST_FIELDS)
    throw new ImportError(`The definition has ${count} fields. The builder takes ${MOST_FIELDS} at most.`);
}

const memberOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): string => (typeof value === 'number' ? String(value) : '');

/** Where and how a template plays. */
type Playout = Pick<Form, 'layer' | 'playServer' | 'playChannel' | 'uiColor' | 'outMode' | 'duration'>;

/** The general part of a GDD schema, as `gddPlayoutOptions` has it. */
function playoutOf(options: unknown): Partial<Playout> {
  const duration = numberOf(memberOf(memberOf(options, 'client'), 'duration'));
  const casparcg = memberOf(memberOf(options, 'playout'), 'casparcg');
  return {
    layer: numberOf(memberOf(casparcg, 'layer')),
    playChannel: numberOf(memberOf(casparcg, 'channel')),
    outMode: duration === '' ? 'manual' : 'time',
    duration,
  };
}

/** The general part of an OGraf manifest, as SPX reads it from `v_spx`. What SPX assumes by itself counts as left empty. */
function spxPlayoutOf(spx: unknown): Playout {
  const own = (name: string, usual = ''): string => {
    const value = textOf(memberOf(spx, name));
    return value === usual ? '' : value;
  };
  const out = own('out');
  const layer = own('playlayer');
  const isTime = wholeOf(out, 0) !== undefined;
  return {
    layer: wholeOf(layer, 1) === undefined ? '' : layer,
    playServer: own('playserver', 'OVERLAY'),
    playChannel: own('playchannel', '1'),
    uiColor: own('uicolor', '0'),
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

/** A GDD schema or an OGraf manifest as a form. */
function importSchema(found: Found): Imported {
  const { kind, content } = found;
  const notes: string[] = [];
  const schema = kind === 'gdd' ? content : isObject(content.schema) ? content.schema : {};
  const properties = propertiesOf(schema, notes);
  refuseTooMany(properties.length);
  const options = kind === 'gdd' ? content.gddPlayoutOptions : undefined;
  const steps = kind === 'gdd' ? memberOf(memberOf(options, 'client'), 'steps') : content.stepCount;
  const form: Form = {
    ...EMPTY,
    ...(kind === 'gdd' ? playoutOf(options) : spxPlayoutOf(content.v_spx)),
    name: textOf(kind === 'gdd' ? content.title : content.name),
    description: textOf(content.description),
    steps: stepsOf(steps),
    fields: properties.map((property, index) => readField(property, String(index + 1))),
  };
  notes.push(...lossesOf(found, schema, form));
  const after = (kind === 'gdd' ? toGdd(toProject(form)) : toOgraf(toProject(form)).schema).properties;
  for (const { key, schema: before } of properties)
    // The rows of the form are in this order.
    notes.push(...differences(before, { ...after[key] }, key, ['order']));
  return { kind, form: found.spx ? withSpx(form, found.spx) : form, notes };
}

/** A definition for SPX as a form. */
function importSpx(content: JsonObject): Imported {
  refuseTooMany(Array.isArray(content.DataFields) ? content.DataFields.length : 0);
  const notes: string[] = [];
  return { kind: 'spx', form: spxForm(content, notes), notes };
}

/**
 * Reads a GDD schema, a definition for SPX, an OGraf manifest, a Keyfill project, or an HTML template that carries GDD or a
 * definition for SPX into the form.
 *
 * @param text - The text of the file.
 * @throws ImportError when it is none of them.
 */
export function importDefinition(text: string): Imported {
  const found = readText(text);
  if (found.kind === 'spx') return importSpx(found.content);
  if (found.kind !== 'project') return importSchema(found);
  const form = projectForm(found.content);
  refuseTooMany(form.fields.length);
  return { kind: 'project', form, notes: [] };
}
