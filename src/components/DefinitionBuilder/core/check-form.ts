import { describe } from '../../../runtime-validation/problem.ts';
import { isNumeric, isTextual } from '../../../playout/definition/field-types.ts';
import { isDecorationRow, type Form, type FormField } from './form.ts';

/** Most steps that the form takes: far more than a template has, few enough to count. */
export const MOST_STEPS = 1000;

/** What a definition cannot say about the form, because the form has no definition for it. */
export interface FormProblem {
  /** The control: `name`, or the id of a field with its setting, `2.key`. */
  readonly place: string;
  readonly message: string;
}

/** Place of a setting of a field. */
export const placeOf = (field: FormField, setting: keyof FormField): string => `${field.id}.${setting}`;

/** The number that a control holds; undefined when it is empty or holds no whole number of the range. */
export function wholeOf(text: string, least: number, most = Number.MAX_SAFE_INTEGER): number | undefined {
  const number = Number(text);
  return text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most
    ? number
    : undefined;
}

/** The number that a control holds, fractions and numbers below 0 included; undefined when it is empty or holds none. */
export function numberOf(text: string): number | undefined {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined;
}

/** Says why a control holds no number; undefined when it does, or when it is empty. */
const noNumber = (text: string): string | undefined =>
  text.trim() === '' || numberOf(text) !== undefined
    ? undefined
    : `Expected a number, got ${describe(text)}.`;

/** Says why a control holds no whole number; undefined when it does, or when it is empty and may be. */
function wrongNumber(
  text: string,
  least: number,
  { most, isNeeded = false }: { readonly most?: number; readonly isNeeded?: boolean } = {},
): string | undefined {
  if (text.trim() === '' && !isNeeded) return undefined;
  if (wholeOf(text, least, most) !== undefined) return undefined;
  const range = most === undefined ? `${least} or more` : `${least} to ${most}`;
  return `Expected a whole number, ${range}, got ${text.trim() === '' ? 'nothing' : describe(text)}.`;
}

function keyProblem(field: FormField, all: readonly FormField[]): string | undefined {
  const key = field.key.trim();
  if (key === '') return 'Expected a key, got nothing. The field is left out.';
  const isTaken = all.some((other) => other !== field && !isDecorationRow(other) && other.key.trim() === key);
  return isTaken ? `The key ${describe(key)} is taken. Only the last of its fields is written.` : undefined;
}

/** Says why a control holds no step; undefined when it does, or when it is empty. */
function wrongStep(text: string): string | undefined {
  const number = numberOf(text);
  return text.trim() === '' || (number !== undefined && number > 0)
    ? undefined
    : `Expected a number above 0, got ${describe(text)}.`;
}

function choicesProblem({ choices }: FormField): string | undefined {
  if (choices.length === 0) return 'A dropdown needs at least one choice. Add one.';
  const values = choices.map(({ value }) => value);
  const twice = values.find((value, index) => values.indexOf(value) < index);
  return twice === undefined ? undefined : `The value ${describe(twice)} is used twice. Change one of them.`;
}

/** Checks what the reader typed, before it becomes definitions: numbers that are none, keys that are missing or taken. */
export function checkForm(form: Form): readonly FormProblem[] {
  const found: FormProblem[] = [];
  const add = (place: string, message: string | undefined): void => {
    if (message !== undefined) found.push({ place, message });
  };
  add('name', form.name.trim() === '' ? 'Expected a name, got nothing.' : undefined);
  add('layer', wrongNumber(form.layer, 0));
  add('playChannel', wrongNumber(form.playChannel, 1));
  add('steps', wrongNumber(form.steps, 1, { most: MOST_STEPS, isNeeded: true }));
  if (form.outMode === 'time') add('duration', wrongNumber(form.duration, 0, { isNeeded: true }));
  for (const field of form.fields) {
    if (isDecorationRow(field)) continue;
    add(placeOf(field, 'key'), keyProblem(field, form.fields));
    if (field.type === 'dropdown') add(placeOf(field, 'choices'), choicesProblem(field));
    if (isNumeric(field.type)) {
      add(placeOf(field, 'minimum'), noNumber(field.minimum));
      add(placeOf(field, 'maximum'), noNumber(field.maximum));
      add(placeOf(field, 'step'), wrongStep(field.step));
    }
    if (!isTextual(field.type)) continue;
    add(placeOf(field, 'minLength'), wrongNumber(field.minLength, 0));
    add(placeOf(field, 'maxLength'), wrongNumber(field.maxLength, 0));
  }
  return found;
}
