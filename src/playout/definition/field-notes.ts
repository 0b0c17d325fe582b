import type { FieldDefinition } from '../../runtime/definition/project.ts';
import { isColor, isDecoration, isFile, isNumeric, isTextual, type FormPart } from './field-types.ts';

/** A note about a part of the form that targets treat differently or can't store. */
interface FieldNote {
  readonly targets: readonly string[];
  /** A sentence for people who build the form. */
  readonly note: string;
}

const spx = (note: string): FieldNote => ({ targets: ['SPX'], note });
const ograf = (note: string): FieldNote => ({ targets: ['OGraf'], note });
const gdd = (note: string): FieldNote => ({ targets: ['GDD', 'OGraf'], note });

const inEnglish = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Joins words into a list, such as "lengths or the pattern". */
const listed = (words: readonly (string | false)[]): string =>
  inEnglish.format(words.filter((word) => word !== false));

function unusedInSpx(field: FieldDefinition): readonly FieldNote[] {
  const { type, description, required, minLength, maxLength, pattern, minimum, maximum, step } = field;
  const isText = isTextual(type);
  const isNumber = isNumeric(type);
  const unused = listed([
    description !== undefined && 'the description',
    required === true && 'whether the field is required',
    isText && (minLength !== undefined || maxLength !== undefined) && 'lengths',
    isText && pattern !== undefined && 'the pattern',
    isNumber && (minimum !== undefined || maximum !== undefined) && 'the range',
    isNumber && step !== undefined && 'the step',
  ]);
  return unused === '' ? [] : [spx(`Can’t store ${unused}.`)];
}

function notesOfType(field: FieldDefinition): readonly FieldNote[] {
  const { type, value = '', choices = [], extensions = [], folder } = field;
  if (isNumeric(type)) {
    return [
      ...(type === 'percentage' ? [spx('Shows a number field, in which 0.25 is 25%.')] : []),
      ...(type === 'duration' ? [spx('Shows a number field for milliseconds.')] : []),
      value === ''
        ? spx('Starts with 0, because it can’t show an empty number field.')
        : ograf(
            'Exported as a text field with a pattern, because SPX 1.4.1 only plays items ' +
              'with text defaults. It has no range or step.',
          ),
    ];
  }
  if (isColor(type)) {
    const hex = type === 'color' ? '#rrggbb' : '#rrggbbaa';
    return [spx(`Sends ${hex} until the operator picks a color, then rgba(…).`)];
  }
  if (isFile(type)) {
    return [
      spx(
        extensions.length === 1
          ? `Lists the files in ${folder ?? './'} and doesn’t accept an address.`
          : `Lists all files in ${folder ?? './'}, because it can only filter by one extension. ` +
              'It doesn’t accept an address.',
      ),
      ...(type === 'file' ? [spx('Sends the word none if the operator doesn’t choose a file.')] : []),
      ...(folder === undefined ? [] : [gdd('Can’t store the folder.')]),
    ];
  }
  if (type === 'checkbox') return [spx('Sends 1 and 0. All other hosts send true and false.')];
  if (type === 'hidden') return [gdd('Written as a read-only line of text, which a client may still show.')];
  if (type === 'dropdown' && !choices.some((choice) => choice.value === value))
    return [spx('Starts with the first choice, because its lists always show a choice.')];
  return [];
}

/** Returns notes on how targets treat a part of the form differently, to read before an export. */
export function fieldNotes(part: FormPart): readonly FieldNote[] {
  if (isDecoration(part)) return [gdd('Left out, because only SPX has decorations.')];
  return [
    ...notesOfType(part),
    ...unusedInSpx(part),
    ...(part.inLabel === false ? [{ targets: ['GDD', 'SPX'], note: 'Labels can’t omit the value.' }] : []),
  ];
}
