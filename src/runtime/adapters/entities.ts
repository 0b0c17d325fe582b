/** The entities that SPX writes when it plays from its rundown, and their characters. All other matches of the pattern are an apostrophe. */
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
 * Decodes text once after SPX has escaped it: the entities and, in multi-line text, line breaks, which SPX writes as `<br>` first.
 *
 * @example
 * decodeEntities('Tom &amp; Jerry&lt;br&gt;live'); // "Tom & Jerry\nlive"
 */
export function decodeEntities(text: string, isMultiline = true): string {
  const decoded = text.replace(PATTERN, (_, name: string) => NAMES[name.toLowerCase()] ?? "'");
  return isMultiline ? decoded.replace(/<br\s*\/?>/gi, '\n') : decoded;
}
