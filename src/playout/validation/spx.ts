import { describe } from '../../runtime-validation/problem.ts';
import { Checker, isObject, type JsonObject } from './checker.ts';
import type { PlayoutProblem } from './rules.ts';
import { checkFields } from './spx-fields.ts';

/** The highest layer of the open-source build. */
const LAYERS = 5;

const isWhole = (value: unknown): boolean =>
  (typeof value === 'string' || typeof value === 'number') && /^\d+$/.test(String(value));

function checkWhole(check: Checker, definition: JsonObject, name: string, least: number, none = ''): void {
  if (!(name in definition)) return;
  const value = definition[name];
  if (none !== '' && value === none) return;
  if (!isWhole(value) || Number(value) < least) {
    const other = none === '' ? '' : ` or ${describe(none)}`;
    check.add(
      'spx-value',
      name,
      `expected a whole number (${least} or more)${other}, got ${describe(value)}`,
    );
  } else if (name !== 'playchannel' && name !== 'steps' && Number(value) > LAYERS) {
    check.add('spx-layer', name, `the open-source build plays layer ${String(value)} on layer ${LAYERS}`);
  }
}

/**
 * Checks the definition that SPX reads from `window.SPXGCTemplateDefinition`.
 * @param definition - The object, or its parsed JSON.
 * @returns Every problem with its place; empty if the definition is valid.
 */
export function validateSpx(definition: unknown): readonly PlayoutProblem[] {
  const check = new Checker();
  if (!check.kind('spx-shape', definition, 'object', '') || !isObject(definition)) return check.problems;
  check.members('spx-shape', definition, { description: 'text', playserver: 'text', uicolor: 'text' }, '');
  checkWhole(check, definition, 'playchannel', 1);
  checkWhole(check, definition, 'playlayer', 1);
  checkWhole(check, definition, 'webplayout', 1, '-');
  checkWhole(check, definition, 'steps', 0);
  const { out, uicolor } = definition;
  if ('out' in definition && out !== 'manual' && out !== 'none' && !(typeof out === 'string' && isWhole(out)))
    check.add('spx-value', 'out', `expected "manual", "none", or milliseconds as text, got ${describe(out)}`);
  if ('dataformat' in definition)
    check.oneOf('spx-value', definition.dataformat, ['json', 'xml'], 'dataformat');
  if (typeof uicolor === 'string' && !/^[0-7]$/.test(uicolor))
    check.add('spx-value', 'uicolor', `expected "0" to "7", got ${describe(uicolor)}`);
  check.required('spx-shape', definition, ['DataFields'], '');
  if ('DataFields' in definition) checkFields(check, definition.DataFields, 'DataFields');
  return check.problems;
}
