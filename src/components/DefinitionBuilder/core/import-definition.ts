import { toGdd } from '../../../playout/definition/gdd.ts';
import { toOgraf } from '../../../playout/definition/ograf-manifest.ts';
import { isObject, type JsonObject } from '../../../playout/validation/checker.ts';
import { LEAST_STEPS, MOST_STEPS, wholeOf } from './check-form.ts';
import { EMPTY, isDecorationRow, type Form } from './form.ts';
import { ImportError } from './import-error.ts';
import { projectForm } from './import-project.ts';
import { spxForm, withSpx } from './import-spx.ts';
import { inOrderOfHarm, type Note } from './notes.ts';
import { differences, propertiesOf, readField } from './read-field.ts';
import { readText, type Found } from './read-text.ts';
import { stepsOf, toProject } from './to-project.ts';

/** The form that a definition was turned into. */
export interface Imported {
  readonly kind: Found['kind'];
  readonly form: Form;
  /** Everything that the form can't contain or writes differently, one sentence each, the most harmful first. */
  readonly notes: readonly string[];
}

/** The maximum number of imported fields. With more, the page would respond too slowly. */
export const MOST_FIELDS = 200;

/** The maximum number of imported choices, in all dropdowns together. */
export const MOST_CHOICES = 1000;

function refuseTooMany(count: number, choices: number): void {
  if (count > MOST_FIELDS) {
    throw new ImportError(
      `The definition has ${count.toLocaleString('en-US')} fields. The builder accepts at most ${MOST_FIELDS}.`,
    );
  }
  if (choices > MOST_CHOICES) {
    throw new ImportError(
      `The definition has ${choices.toLocaleString('en-US')} choices. The builder accepts at most ${MOST_CHOICES.toLocaleString('en-US')}.`,
    );
  }
}

/** Returns the number of items in all of these lists. */
const countIn = (lists: readonly unknown[]): number =>
  lists.reduce<number>((count, list) => count + (Array.isArray(list) ? list.length : 0), 0);

const memberOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);
const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): string => (typeof value === 'number' ? String(value) : '');

/** Where and how a template plays. */
type Playout = Pick<Form, 'layer' | 'playServer' | 'playChannel' | 'uiColor' | 'outMode' | 'duration'>;

/** Reads the general part of a GDD schema from `gddPlayoutOptions`. */
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

/**
 * Reads the general part of an OGraf manifest the way SPX reads it, from `v_spx`. SPX's own defaults are left
 * empty.
 */
function spxPlayoutOf(spx: unknown): Playout {
  const own = (name: string, usual = ''): string => {
    const value = stringOf(memberOf(spx, name));
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

/** Returns the steps of a definition, or 1 if it doesn't have any or the form doesn't accept the number. */
function readSteps(steps: unknown): string {
  const own = numberOf(steps);
  return wholeOf(own, LEAST_STEPS, MOST_STEPS) === undefined ? '1' : own;
}

/** Returns a general note for each property that's only in the form, because only SPX has decorations. */
const decorationNote = (key: string, type: string): Note => ({
  harm: 'detail',
  text: `${key}: became a row of the type ${type}, which only SPX definitions contain.`,
});

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
  // The rows of the form are in the same order. An OGraf manifest writes some numbers as text, but the form keeps them as they are.
  const fields = properties.flatMap(({ key, schema: before }, index): readonly Note[] => {
    const row = form.fields[index];
    if (row && isDecorationRow(row)) return [decorationNote(key, row.type)];
    const after = [
      { ...gdd.properties[key] },
      ...(kind === 'ograf' ? [{ ...ograf.schema.properties[key] }] : []),
    ];
    // A checkbox needs nothing for SPX, whose 1 and 0 become true and false.
    return differences(
      before,
      after,
      key,
      row?.type === 'checkbox' ? ['order', 'default', 'v_spx'] : ['order'],
    );
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
  refuseTooMany(properties.length, countIn(properties.map(({ schema: property }) => property.enum)));
  const options = kind === 'gdd' ? content.gddPlayoutOptions : undefined;
  const steps = kind === 'gdd' ? memberOf(memberOf(options, 'client'), 'steps') : content.stepCount;
  const form: Form = {
    ...EMPTY,
    ...(kind === 'gdd' ? playoutOf(options) : spxPlayoutOf(content.v_spx)),
    name: stringOf(kind === 'gdd' ? content.title : content.name),
    description: stringOf(content.description),
    steps: readSteps(steps),
    fields: properties.map((property, index) => readField(property, String(index + 1))),
  };
  notes.push(...lossesOf(found, schema, properties, form));
  if (found.spx) refuseTooManyRows(found.spx);
  return { kind, form: found.spx ? withSpx(form, found.spx) : form, notes: inOrderOfHarm(notes) };
}

function refuseTooManyRows({ DataFields: rows }: JsonObject): void {
  refuseTooMany(
    countIn([rows]),
    countIn((Array.isArray(rows) ? rows : []).map((row) => memberOf(row, 'items'))),
  );
}

/** Turns an SPX definition into a form. */
function importSpx(content: JsonObject): Imported {
  refuseTooManyRows(content);
  const notes: Note[] = [];
  return { kind: 'spx', form: spxForm(content, notes), notes: inOrderOfHarm(notes) };
}

/**
 * Turns a GDD schema, an SPX definition, an OGraf manifest, a Keyfill project, or an HTML template with GDD or
 * an SPX definition into a form.
 * @param text - The content of the file.
 * @throws ImportError if it isn't any of these.
 */
export async function importDefinition(text: string): Promise<Imported> {
  const found = await readText(text);
  if (found.kind === 'spx') return importSpx(found.content);
  if (found.kind !== 'project') return importSchema(found);
  const form = projectForm(found.content);
  refuseTooMany(form.fields.length, countIn(form.fields.map(({ choices }) => choices)));
  return { kind: 'project', form, notes: [] };
}
