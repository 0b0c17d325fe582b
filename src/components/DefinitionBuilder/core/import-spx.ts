import { spxLayer, toSpx } from '../../../playout/definition/spx.ts';
import { listOf, type JsonObject } from '../../../playout/validation/checker.ts';
import { isObject } from '../../../runtime/state/checks.ts';
import { describe } from '../../../runtime-validation/problem.ts';
import { LEAST_STEPS, MOST_STEPS, wholeOf } from './check-form.ts';
import { EMPTY, isDecorationRow, fieldText, type Form, type FormField } from './form.ts';
import { differences, leftOut, type Note } from './notes.ts';
import { readField, spxTypeOf } from './read-field.ts';
import { stepsOf, toProject } from './to-project.ts';

function readRow(field: JsonObject, id: string, notes: Note[]): readonly FormField[] {
  const key = fieldText(field.field);
  const name = key || fieldText(field.title) || `Field ${id}`;
  if (spxTypeOf(field) === undefined) {
    notes.push(leftOut(name, field.ftype));
    return [];
  }
  const schema = { title: field.title, default: field.value, v_spx: field };
  const row = readField({ key, schema, isRequired: false }, id);
  if (row.type === 'color' && row.value !== '' && !/^#[0-9a-f]{6}$/i.test(row.value)) {
    notes.push({
      isHarmful: true,
      text: `${name}: the default is ${describe(row.value)}, but colors must be written as #rrggbb.`,
    });
  }
  return [row];
}

function rowsOf({ DataFields: fields }: JsonObject, notes: Note[]): readonly FormField[] {
  const objects = listOf(fields).filter(isObject);
  return objects.flatMap((field, index) => readRow(field, String(index + 1), notes));
}

/** What definitions and fields of SPX consist of, and what SPX itself adds to them. */
const KNOWN = {
  definition: [
    ...['description', 'playserver', 'playchannel', 'playlayer', 'webplayout', 'out', 'dataformat'],
    ...['uicolor', 'steps', 'DataFields', 'onair', 'imported', 'relpath'],
  ],
  field: ['field', 'ftype', 'title', 'value', 'items', 'assetfolder', 'extension', 'fcall', 'descr'],
};

/** Returns what only a definition for SPX contains and the form can't, such as a call on play. */
export const unknownTo = (definition: JsonObject): readonly Note[] => [
  ...differences(definition, [], '', KNOWN.definition),
  ...listOf(definition.DataFields)
    .filter(isObject)
    .flatMap((field) =>
      differences(field, [], fieldText(field.field) || fieldText(field.title), KNOWN.field),
    ),
];

export type Playout = Omit<Form, 'name' | 'description' | 'steps' | 'fields'>;

/** Returns where and how SPX plays a template. SPX's own defaults are left empty. */
export function playoutOf(definition: JsonObject): Playout {
  const own = (name: string, usual = ''): string => {
    const value = fieldText(definition[name]);
    return value === usual ? '' : value;
  };
  const isLayer = (text: string): boolean => wholeOf(text, 1) !== undefined;
  const out = own('out');
  const layer = isLayer(own('playlayer')) ? own('playlayer') : '';
  const web = own('webplayout');
  const webLayer = web === '-' || isLayer(web) ? web : '5';
  const isTime = wholeOf(out, 0) !== undefined;
  return {
    layer,
    webLayer: webLayer === (layer || '5') ? '' : webLayer,
    playServer: own('playserver', 'OVERLAY'),
    playChannel: own('playchannel', '1'),
    uiColor: own('uicolor', '0'),
    outMode: isTime ? 'time' : out === 'none' ? 'none' : 'manual',
    duration: isTime ? out : '',
  };
}

/** Returns where SPX plays a template with its own definition: not on CasparCG without server or layer. */
function ownPlayoutOf(definition: JsonObject): Playout {
  const hasServer = fieldText(definition.playserver) !== '' && definition.playlayer !== '-';
  const playout = playoutOf(definition);
  return hasServer ? playout : { ...playout, playServer: '-' };
}

/** Returns the steps of a definition, or 1 if it doesn't have any or the form doesn't accept the number. */
export function readSteps(steps: unknown): string {
  const own = fieldText(steps);
  return wholeOf(own, LEAST_STEPS, MOST_STEPS) === undefined ? '1' : own;
}

/** Returns the steps as SPX counts them: without a number, Continue never stops; below 1, it does at once. */
export function readSpxSteps({ steps }: JsonObject): string {
  const own = parseInt(fieldText(steps), 10);
  return Number.isNaN(own) ? '-1' : String(Math.min(MOST_STEPS, Math.max(1, own)));
}

/** Returns a definition with its values as text, and with the layers that SPX uses. */
const asText = (definition: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(definition).map(([name, value]) => {
      const text = typeof value === 'number' ? String(value) : value;
      const layer = name.endsWith('layer') || name === 'webplayout' ? wholeOf(fieldText(text), 1) : undefined;
      return [name, layer === undefined ? text : String(spxLayer(layer))];
    }),
  );

/** Turns an SPX definition into a form. */
export function spxForm(definition: JsonObject, notes: Note[]): Form {
  const form: Form = {
    ...EMPTY,
    ...ownPlayoutOf(definition),
    name: fieldText(definition.description),
    description: fieldText(definition.description),
    steps: readSpxSteps(definition),
    fields: rowsOf(definition, notes),
  };
  const written = toSpx(toProject(form), stepsOf(form));
  const others = Object.keys(definition).filter((name) => !KNOWN.definition.includes(name));
  const skipped = [...others, 'DataFields', 'onair', 'imported', 'relpath'];
  notes.push(...differences(asText(definition), [{ ...written }], '', skipped), ...unknownTo(definition));
  return form;
}

/** Adds what only the template's SPX definition contains: where it plays, decorations, and folders. */
export function withSpx(form: Form, definition: JsonObject): Form {
  const known = rowsOf(definition, []).flatMap((row) => {
    if (isDecorationRow(row)) return [row];
    const field = form.fields.find(({ key }) => key === row.key);
    return field ? [{ ...field, folder: row.folder }] : [];
  });
  const others = form.fields.filter(({ key }) => !known.some((row) => row.key === key));
  const { playServer, playChannel, uiColor, webLayer } = ownPlayoutOf(definition);
  return {
    ...form,
    playServer,
    uiColor,
    webLayer,
    playChannel: form.playChannel || playChannel,
    outMode: definition.out === 'none' ? 'none' : form.outMode,
    fields: [...known, ...others].map((field, index) => ({ ...field, id: String(index + 1) })),
  };
}
