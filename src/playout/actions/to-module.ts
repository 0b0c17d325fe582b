import type { CompositionDefinition } from '../../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { indent, parseCode } from './lines.ts';
import { waits } from './syntax.ts';

const STEP = '  ';

/** Returns a name the way an object literal has it. */
const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

function method(name: string, code: string, spaces: string): string {
  const program = parseCode(code);
  const start = program && waits(program) ? `async ${name}` : name;
  return `${spaces}${start}() {\n${indent(code, spaces + STEP)}\n${spaces}},\n`;
}

/** Returns the code of a composition as a member of the object that has all actions, or an empty text. */
function memberOf(composition: CompositionDefinition, spaces: string): string {
  const { id, compositionAction, frameActions = [] } = composition;
  const inner = spaces + STEP;
  const frames = frameActions.flatMap(({ frame, code = '' }) =>
    code.trim() === '' ? [] : [method(String(frame), code, inner + STEP)],
  );
  const { code = '' } = compositionAction ?? {};
  const own = [
    ...(code.trim() === '' ? [] : [method('composition', code, inner)]),
    ...(frames.length === 0 ? [] : [`${inner}frames: {\n${frames.join('')}${inner}},\n`]),
  ];
  return own.length === 0 ? '' : `${spaces}${keyOf(id)}: {\n${own.join('')}${spaces}},\n`;
}

/**
 * Returns the code in a project file as one module that exports `actions`, the way the page's editor shows it.
 * The code isn't checked. `withCode` turns the module back into exactly the same code.
 */
export function moduleOf({ code = '', compositions }: ProjectDefinition): string {
  const isShared = code.trim() !== '';
  const spaces = isShared ? STEP : '';
  const members = compositions.map((composition) => memberOf(composition, spaces + STEP)).join('');
  const object = members === '' ? '{}' : `{\n${members}${spaces}}`;
  return isShared
    ? `export const actions = (keyfill) => {\n${indent(code, STEP)}\n\n${STEP}return ${object};\n};\n`
    : `export const actions = (keyfill) => (${object});\n`;
}

/** Returns a project without the code of its actions. Frame actions without anything else but their frame stay. */
export function withoutCode({ code: _, ...project }: ProjectDefinition): ProjectDefinition {
  return {
    ...project,
    compositions: project.compositions.map(({ compositionAction: _, frameActions, ...composition }) => ({
      ...composition,
      ...(frameActions && { frameActions: frameActions.map(({ code: _code, ...action }) => action) }),
    })),
  };
}
