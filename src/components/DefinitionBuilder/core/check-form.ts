import { describe } from '../../../runtime-validation/problem.ts';
import { isNumeric, isTextual } from '../../../playout/definition/field-types.ts';
import { isDecorationRow, type Form, type FormField } from './form.ts';

/** The maximum number of steps: far more than templates have, but few enough to count through. */
export const MOST_STEPS = 1000;

/** The minimum number of steps: -1 if it isn't known. With 0, the graphic goes off air by itself. */
export const LEAST_STEPS = -1;

/** A problem that a definition can't report, because the form can't be turned into one. */
export interface FormProblem {
  /** The control: `name`, or a field's ID with the setting, such as `2.key`. */
  readonly place: string;
  readonly message: string;
}

/** Returns the whole number in a control, or undefined if it's empty, not a whole number, or out of range. */
export function wholeOf(text: string, least: number, most = Number.MAX_SAFE_INTEGER): number | undefined {
  const number = Number(text);
  return text.trim() !== '' && Number.isInteger(number) && number >= least && number <= most
    ? number
    : undefined;
}

/** Returns the number in a control, or undefined if it's empty or not a finite number. */
export function numberOf(text: string): number | undefined {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined;
}

/** Returns a problem unless it's a whole number, or an empty control that doesn't need one. */
function wrongNumber(
  text: string,
  least: number,
  { most, isNeeded = false }: { readonly most?: number; readonly isNeeded?: boolean } = {},
): string | undefined {
  const isUnset = text.trim() === '' && !isNeeded;
  if (isUnset || wholeOf(text, least, most) !== undefined) return undefined;
  return `Enter a whole number, ${most === undefined ? `${least} or more` : `${least} to ${most}`}.`;
}

function keyProblem(field: FormField, all: readonly FormField[]): string | undefined {
  const key = field.key.trim();
  if (key === '') return 'Enter a key.';
  const others = all.filter((other) => other !== field && !isDecorationRow(other));
  return others.some((other) => other.key.trim() === key) ? 'Another field has this key.' : undefined;
}

function choicesProblem({ choices }: FormField): string | undefined {
  if (choices.length === 0) return 'A dropdown needs at least one choice. Add a choice.';
  const values = new Set<string>();
  const twice = choices.find(({ value }) => values.size === values.add(value).size)?.value;
  return twice === undefined ? undefined : `The value ${describe(twice)} is used twice. Change one of them.`;
}

/** Finds invalid numbers and missing or repeated keys before the form is turned into definitions. */
export function checkForm(form: Form): readonly FormProblem[] {
  const found: FormProblem[] = [];
  const add = (place: string, message: string | undefined): void => {
    if (message !== undefined) found.push({ place, message });
  };
  add('name', form.name.trim() === '' ? 'Enter a name.' : undefined);
  add('layer', wrongNumber(form.layer, 0));
  if (form.webLayer.trim() !== '-') add('webLayer', wrongNumber(form.webLayer, 1));
  add('playChannel', wrongNumber(form.playChannel, 1));
  add('steps', wrongNumber(form.steps, LEAST_STEPS, { most: MOST_STEPS, isNeeded: true }));
  if (form.outMode === 'time') add('duration', wrongNumber(form.duration, 0, { isNeeded: true }));
  for (const field of form.fields.filter((row) => !isDecorationRow(row))) {
    add(`${field.id}.key`, keyProblem(field, form.fields));
    if (field.type === 'dropdown') add(`${field.id}.choices`, choicesProblem(field));
    for (const setting of isNumeric(field.type) ? (['minimum', 'maximum', 'step'] as const) : []) {
      const number = numberOf(field[setting]);
      const isRight = number !== undefined && (setting !== 'step' || number > 0);
      if (field[setting].trim() !== '' && !isRight)
        add(`${field.id}.${setting}`, `Enter a number${setting === 'step' ? ' above 0' : ''}.`);
    }
    for (const setting of isTextual(field.type) ? (['minLength', 'maxLength'] as const) : [])
      add(`${field.id}.${setting}`, wrongNumber(field[setting], 0));
  }
  return found;
}
