import { parseLoosely } from '../commands/data.ts';
import { isObject } from '../state/checks.ts';

/** The kinds of fields in the operator's form, by key. */
export type FieldKinds = Readonly<Record<string, 'text' | 'multi-line' | 'number' | 'image'>>;

/** The entities that SPX writes when it plays from its rundown. All other matches of the pattern are `'`. */
const NAMES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  bsol: '\\',
  '#92': '\\',
};

const PATTERN = /&(amp|lt|gt|quot|apos|bsol|#0?39|#x27|#92);/gi;

/**
 * Decodes text once after SPX has escaped it: the entities and, in multi-line text, line breaks (`<br>`).
 * @example
 * decodeEntities('Tom &amp; Jerry&lt;br&gt;live'); // "Tom & Jerry\nlive"
 */
export function decodeEntities(text: string, isMultiline = true): string {
  const decoded = text.replace(PATTERN, (_, name: string) => NAMES[name.toLowerCase()] ?? "'");
  return isMultiline ? decoded.replace(/<br\s*\/?>/gi, '\n') : decoded;
}

/** A picture without a visible pixel. Unlike an empty source, it doesn't bring back the placeholder. */
const NO_PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Whether data is from SPX's rundown, which adds this key, escapes values, and leaves out empty ones. */
export const isFromRundown = (data: unknown): boolean => isObject(data) && 'epochID' in data;

/** Decodes all strings, no matter how deeply they're nested. */
function decoded(value: unknown, isMultiline: boolean): unknown {
  if (typeof value === 'string') return decodeEntities(value, isMultiline);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [key, decoded(inner, isMultiline)]),
  );
}

/** Parses JSON. Other text is returned unchanged: it may be XML. The template reports what it can't read. */
export function parseJson(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return parseLoosely(data);
  } catch {
    return data;
  }
}

/**
 * Reads data the way SPX means it. In a single-line field, `<br>` is something that somebody typed, because
 * these fields don't have line breaks.
 *
 * It doesn't throw, because SPX sends update and play right after each other: an error would lose the play.
 * @param data - Parsed data. Anything that isn't an object is returned unchanged.
 * @param isEscaped - Whether SPX escaped the values.
 * @param isComplete - Whether SPX left out only empty fields, so a missing field is an empty one.
 */
export function readSpxData(
  data: unknown,
  fields: FieldKinds,
  isEscaped: boolean,
  isComplete: boolean,
): unknown {
  if (!isObject(data)) return data;
  const read: Record<string, unknown> = {};
  if (isComplete) for (const key of Object.keys(fields)) read[key] = '';
  for (const [key, value] of Object.entries(data)) {
    // SPX writes a value that's missing as one of these words.
    if (value === 'null' || value === 'undefined') continue;
    read[key] = value;
    // An image field sends this if the operator chooses "-".
    if (fields[key] === 'image' && value === 'none') {
      read[key] = NO_PICTURE;
    } else if (isEscaped) {
      try {
        // A field that the form doesn't have may contain line breaks.
        read[key] = decoded(value, (fields[key] ?? 'multi-line') === 'multi-line');
      } catch {
        // A value that's circular or nested too deeply stays. If the template can't read it, it reports it.
      }
    }
  }
  return read;
}
