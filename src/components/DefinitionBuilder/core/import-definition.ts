import { toGdd } from '../../../playout/definition/gdd.ts';
import { toOgraf } from '../../../playout/definition/ograf-manifest.ts';
import { listOf, type JsonObject } from '../../../playout/validation/checker.ts';
import { isObject } from '../../../runtime/state/checks.ts';
import { EMPTY, isDecorationRow, fieldText, type Form } from './form.ts';
import { ImportError } from './import-error.ts';
import { projectForm } from './import-project.ts';
import * as spx from './import-spx.ts';
import { differences, inOrderOfHarm, type Note } from './notes.ts';
import { propertiesOf } from './properties.ts';
import { readField } from './read-field.ts';
import { readText, type Found } from './read-text.ts';
import { stepsOf, toProject } from './to-project.ts';

/** The form that a definition was turned into. */
export interface Imported {
  readonly kind: Found['kind'];
  readonly form: Form;
  /** What the form can't contain or writes differently, one sentence each, the harmful first. */
  readonly notes: readonly string[];
}

/** The most fields, and choices in all dropdowns together. With more, the page would respond too slowly. */
const LIMITS = { fields: 200, choices: 1000 };

/** Refuses too many fields, or too many choices in all of their lists, before any of them is read. */
function refuseTooMany(rows: readonly unknown[], list: string): void {
  const choices = rows.flatMap((row) => listOf(memberOf(row, list)));
  for (const [name, { length }] of Object.entries({ fields: rows, choices })) {
    const limit = LIMITS[name as keyof typeof LIMITS];
    if (length <= limit) continue;
    const [count, most] = [length, limit].map((number) => number.toLocaleString('en-US'));
    throw new ImportError(`The definition has ${count} ${name}. The builder accepts at most ${most}.`);
  }
}

const memberOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/** Reads the general part of a GDD schema from `gddPlayoutOptions`. */
function playoutOf(options: unknown): Partial<spx.Playout> {
  const duration = fieldText(memberOf(memberOf(options, 'client'), 'duration'));
  const casparcg = memberOf(memberOf(options, 'playout'), 'casparcg');
  return {
    layer: fieldText(memberOf(casparcg, 'layer')),
    playChannel: fieldText(memberOf(casparcg, 'channel')),
    outMode: duration === '' ? 'manual' : 'time',
    duration,
  };
}

/** Compares the imported definition with what the form produces. */
function lossesOf(
  { kind, content }: Found,
  schema: JsonObject,
  properties: ReturnType<typeof propertiesOf>,
  form: Form,
): readonly Note[] {
  const project = toProject(form);
  const gdd = toGdd(project, stepsOf(form));
  const ograf = toOgraf(project, { steps: stepsOf(form) });
  // Schemas that refuse additional data work the same without it.
  const skipped = ['$schema', 'properties', 'required', 'additionalProperties'];
  // The form's rows are in the same order. OGraf manifests write some numbers as text, the form doesn't.
  const fields = properties.flatMap(({ key, schema: before }, index): readonly Note[] => {
    const row = form.fields[index];
    if (row && isDecorationRow(row)) {
      const text = `${key}: became a row of type ${row.type}, which only SPX definitions contain.`;
      return [{ isHarmful: false, text }];
    }
    const after = [
      { ...gdd.properties[key] },
      ...(kind === 'ograf' ? [{ ...ograf.schema.properties[key] }] : []),
    ];
    // A checkbox needs nothing for SPX, whose 1 and 0 become true and false.
    const known = row?.type === 'checkbox' ? ['order', 'default', 'v_spx'] : ['order'];
    return differences(before, after, key, known);
  });
  if (kind === 'gdd') return [...differences(content, [{ ...gdd }], '', skipped), ...fields];
  return [
    ...differences(content, [{ ...ograf }], '', ['$schema', 'schema']),
    ...differences(schema, [{ ...ograf.schema }], 'schema', skipped),
    ...fields,
  ];
}

/** Turns a GDD schema or an OGraf manifest into a form. */
function importSchema(found: Found): Imported {
  const { kind, content } = found;
  const notes: Note[] = [];
  const schema = kind === 'gdd' ? content : isObject(content.schema) ? content.schema : {};
  const properties = propertiesOf(schema, notes);
  const schemas = properties.map((property) => property.schema);
  refuseTooMany(schemas, 'enum');
  const options = kind === 'gdd' ? content.gddPlayoutOptions : undefined;
  const steps = kind === 'gdd' ? memberOf(memberOf(options, 'client'), 'steps') : content.stepCount;
  const form: Form = {
    ...EMPTY,
    ...(kind === 'gdd' ? playoutOf(options) : spx.playoutOf(isObject(content.v_spx) ? content.v_spx : {})),
    name: fieldText(kind === 'gdd' ? content.title : content.name),
    description: fieldText(content.description),
    steps: steps === undefined && found.spx ? spx.readSpxSteps(found.spx) : spx.readSteps(steps),
    fields: properties.map((property, index) => readField(property, String(index + 1))),
  };
  notes.push(...lossesOf(found, schema, properties, form));
  if (found.spx) {
    refuseTooMany(listOf(found.spx.DataFields), 'items');
    notes.push(...spx.unknownTo(found.spx));
  }
  return { kind, form: found.spx ? spx.withSpx(form, found.spx) : form, notes: inOrderOfHarm(notes) };
}

/**
 * Turns a GDD schema, an SPX definition, an OGraf manifest, a Keyfill project, or an HTML template with a
 * GDD block or an SPX definition into a form.
 * @throws ImportError if it isn't any of these.
 */
export async function importDefinition(text: string): Promise<Imported> {
  const found = await readText(text);
  const { kind, content } = found;
  if (kind === 'project') {
    const form = projectForm(content);
    refuseTooMany(form.fields, 'choices');
    return { kind, form, notes: [] };
  }
  if (kind !== 'spx') return importSchema(found);
  refuseTooMany(listOf(content.DataFields), 'items');
  const notes: Note[] = [];
  return { kind, form: spx.spxForm(content, notes), notes: inOrderOfHarm(notes) };
}
