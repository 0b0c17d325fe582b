import type { JsonObject } from '../../../playout/validation/checker.ts';
import { isObject } from '../../../runtime/state/checks.ts';
import { describe, inside } from '../../../runtime-validation/problem.ts';
import { fieldText } from './form.ts';

/** A change during an import. */
export interface Note {
  /** Whether it concerns what data, operators, or playback need. */
  readonly isHarmful: boolean;
  readonly text: string;
}

/** Members that data, operators, or playback need. */
const NEEDED =
  /^(?:customActions|stepCount|steps|duration|supportsRealTime|(?:gddT|ft|t)ype|enum|default|required|function_onPlay|prvar)$/;

/** Notes that a field isn't in the form. */
export const leftOut = (name: string, ftype: unknown): Note => ({
  isHarmful: true,
  text: `${name}: left out because ${
    ftype === 'button'
      ? 'it’s a button. Add its function to the template’s invoke commands'
      : `the form doesn’t support the type ${describe(ftype)}`
  }.`,
});

/** Returns the sentences, the harmful changes first. */
export const inOrderOfHarm = (notes: readonly Note[]): readonly string[] =>
  [...notes].sort((one, other) => Number(other.isHarmful) - Number(one.isHarmful)).map(({ text }) => text);

/** Returns a value as template data, which is text. The case of a color's letters doesn't matter. */
const asData = (value: unknown): string =>
  Array.isArray(value) ? value.map(asData).join('\n') : fieldText(value).toLowerCase();

/** Whether a member means the same as before. */
const isSame = (name: string, value: unknown, other: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(other) ||
  (['default', 'enum'].includes(name) && asData(value) !== '' && asData(value) === asData(other));

/**
 * Returns what's lost or written differently in a definition, one sentence per member. Additions and the
 * removal of something empty don't count.
 * @param after - What the form produces. A member is kept if it's the same in any of these.
 */
export const differences = (
  before: JsonObject,
  after: readonly JsonObject[],
  path: string,
  skipped: readonly string[] = [],
): readonly Note[] =>
  Object.entries(before).flatMap(([name, value]): readonly Note[] => {
    const others = after
      .flatMap((one) => (Object.hasOwn(one, name) ? [one[name]] : []))
      .filter((one) => one !== undefined);
    if (skipped.includes(name) || others.some((other) => isSame(name, value, other))) return [];
    // GDD has two names for it.
    if (name === 'label' && after.some(({ title }) => value === title)) return [];
    const objects = others.filter(isObject);
    if (isObject(value) && objects.length > 0) return differences(value, objects, inside(path, name));
    const isLost = others.length === 0;
    if (isLost && ['""', 'null', 'false', '[]', '{}'].includes(JSON.stringify(value))) return [];
    const [was, is] = [describe(value), describe(others[0])];
    const change = isLost ? `left out. Its value was ${was}` : `${was} became ${is}`;
    return [{ isHarmful: NEEDED.test(name), text: `${inside(path, name)}: ${change}.` }];
  });
