import { TEXT_LIMIT } from './draft.ts';
import { parseJson } from './json/parse.ts';
import { problemAt, type TextProblem } from './text-problem.ts';

type DataResult =
  | { readonly data: Readonly<Record<string, string>>; readonly problems: readonly [] }
  | { readonly data?: undefined; readonly problems: readonly TextProblem[] };

const IGNORED: readonly unknown[] = [null, undefined, 'null', 'undefined'];

/** The maximum number of values in template data, many times the number of fields in a template. */
const MOST_VALUES = 500;

/**
 * Values become strings, and nested objects become dotted keys, just as in an update (product model, "Life of a
 * template").
 */
function* entriesOf(value: object, prefix = ''): Generator<readonly [string, string]> {
  for (const [name, inner] of Object.entries(value) as [string, unknown][]) {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    if (IGNORED.includes(inner)) continue;
    if (typeof inner === 'object' && inner !== null) yield* entriesOf(inner, key);
    else yield [key, String(inner)];
  }
}

/** Reads the data tab: one JSON object with values by key. */
export function parseData(text: string): DataResult {
  const json = parseJson('data', text);
  if (!json.root) return { problems: json.problems };
  const { root, value } = json;
  const refuse = (message: string): DataResult => ({
    problems: [problemAt('data', text, message, root.offset)],
  });
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse('Template data has to be one object with a value for each key.');
  const entries: (readonly [string, string])[] = [];
  let size = 0;
  for (const [key, one] of entriesOf(value)) {
    // A long outer name is repeated in the key of each nested value, so a short text could grow to gigabytes.
    size += key.length + one.length;
    if (entries.length >= MOST_VALUES || size > TEXT_LIMIT) {
      return refuse(
        `Too much data: a template accepts up to ${MOST_VALUES} values and ${TEXT_LIMIT} characters, including the full key of each nested value.`,
      );
    }
    entries.push([key, one]);
  }
  return { data: Object.fromEntries(entries), problems: [] };
}
