import { isObject } from '../state/checks.ts';

/** The entities that SPX writes when it plays from its rundown, and what they stand for; all others of them are an apostrophe. */
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
 * Decodes once what SPX has escaped: its entities, and the line breaks that it writes as `<br>` beforehand.
 *
 * @example
 * decodeEntities('Tom &amp; Jerry&lt;br&gt;live'); // "Tom & Jerry\nlive"
 */
export const decodeEntities = (text: string): string =>
  text.replace(PATTERN, (_, name: string) => NAMES[name.toLowerCase()] ?? "'").replace(/<br\s*\/?>/gi, '\n');

/** Decodes every text of template data as it arrives: JSON text or an object. Text that is no JSON is left as it is. */
export function decodeData(data: unknown): unknown {
  if (typeof data === 'string') {
    try {
      return decodeData(JSON.parse(data) as unknown);
    } catch {
      return data;
    }
  }
  if (!isObject(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' ? decodeEntities(value) : decodeData(value),
    ]),
  );
}
