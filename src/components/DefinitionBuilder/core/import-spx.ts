import { isObject, type JsonObject } from '../../../playout/validation/checker.ts';
import { describe } from '../../../runtime-validation/problem.ts';
import { LEAST_STEPS, MOST_STEPS, wholeOf } from './check-form.ts';
import { EMPTY, isDecorationRow, fieldText, type Form, type FormField } from './form.ts';
import { leftOut, type Note } from './notes.ts';
import { readField, spxTypeOf } from './read-field.ts';

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
      harm: 'lost',
      text: `${name}: the default is ${describe(row.value)}, but colors must be written as #rrggbb.`,
    });
  }
  return [row];
}

function rowsOf({ DataFields: fields }: JsonObject, notes: Note[]): readonly FormField[] {
  const objects = (Array.isArray(fields) ? fields : []).filter(isObject);
  return objects.flatMap((field, index) => readRow(field, String(index + 1), notes));
}

/** Where and how a template plays. */
export type Playout = Pick<Form, 'layer' | 'playServer' | 'playChannel' | 'uiColor' | 'outMode' | 'duration'>;

/** Returns where and how SPX plays a template. SPX's own defaults are left empty. */
export function spxPlayoutOf(definition: JsonObject): Playout {
  const own = (name: string, usual = ''): string => {
    const value = fieldText(definition[name]);
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
export function readSteps(steps: unknown, least = LEAST_STEPS): string {
  const own = fieldText(steps);
  return wholeOf(own, least, MOST_STEPS) === undefined ? '1' : own;
}

/** Turns an SPX definition into a form. */
export function spxForm(definition: JsonObject, notes: Note[]): Form {
  const layer = fieldText(definition.playlayer);
  const webLayer = fieldText(definition.webplayout);
  if (webLayer !== '' && webLayer !== layer) {
    notes.push({
      harm: 'changed',
      text: `webplayout: ${describe(webLayer)} became ${describe(layer)}, to match playlayer.`,
    });
  }
  if (definition.dataformat === 'xml')
    notes.push({ harm: 'changed', text: 'dataformat: "xml" became "json".' });
  return {
    ...EMPTY,
    ...spxPlayoutOf(definition),
    name: fieldText(definition.description),
    description: fieldText(definition.description),
    steps: readSteps(definition.steps, 1),
    fields: rowsOf(definition, notes),
  };
}

/** Adds what only the SPX definition of the same template contains: where it plays, its decorations, and its folders. */
export function withSpx(form: Form, definition: JsonObject): Form {
  const known = rowsOf(definition, []).flatMap((row) => {
    if (isDecorationRow(row)) return [row];
    const field = form.fields.find(({ key }) => key === row.key);
    return field ? [{ ...field, folder: row.folder }] : [];
  });
  const others = form.fields.filter(({ key }) => !known.some((row) => row.key === key));
  const { playServer, playChannel, uiColor } = spxPlayoutOf(definition);
  return {
    ...form,
    playServer,
    uiColor,
    playChannel: form.playChannel || playChannel,
    outMode: definition.out === 'none' ? 'none' : form.outMode,
    fields: [...known, ...others].map((field, index) => ({ ...field, id: String(index + 1) })),
  };
}
