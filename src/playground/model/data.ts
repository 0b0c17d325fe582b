import { eachValue } from '../../runtime/commands/data.ts';
import { isObject } from '../../runtime/state/checks.ts';
import { TEXT_LIMIT } from './draft.ts';
import { parseJson } from './json/parse.ts';
import { problemAt, type Checked } from './text-problem.ts';

type DataResult = Checked<{ readonly data: Readonly<Record<string, string>> }>;

/** The maximum number of values in template data, many times the number of fields in a template. */
const MOST_VALUES = 500;

/** Reads the data tab: one JSON object with values by key. */
export function parseData(text: string): DataResult {
  const json = parseJson('data', text);
  if (!json.root) return { problems: json.problems };
  const { root, value } = json;
  const refuse = (message: string): DataResult => ({
    problems: [problemAt('data', text, message, root.offset)],
  });
  if (!isObject(value)) return refuse('Template data has to be one object with a value for each key.');
  const entries: (readonly [string, string])[] = [];
  let size = 0;
  eachValue(value, (key, one) => {
    size += key.length + one.length;
    if (entries.length <= MOST_VALUES && size <= TEXT_LIMIT) entries.push([key, one]);
  });
  if (entries.length > MOST_VALUES || size > TEXT_LIMIT) {
    return refuse(
      `Too much data: a template accepts up to ${MOST_VALUES} values and ${TEXT_LIMIT} characters, ` +
        'including the full key of each nested value.',
    );
  }
  return { data: Object.fromEntries(entries), problems: [] };
}
