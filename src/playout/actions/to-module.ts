import { parse } from 'acorn';
import type { CompositionDefinition } from '../../runtime/definition/composition.ts';
import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { indent, parseCode } from './lines.ts';
import { SYNTAX, waits } from './syntax.ts';

const STEP = '  ';

function keyOf(name: string): string {
  if (/^[A-Za-z_$][\w$]*$/.test(name)) return name;
  return /^[\w .-]+$/.test(name) ? `'${name}'` : JSON.stringify(name);
}

/** Whether shared code can be in front of the factory, where authors usually have it, without `keyfill`. */
function fitsInFront(code: string): boolean {
  if (code !== code.trim() || /\bkeyfill\b/.test(code)) return false;
  try {
    return !waits(parse(`${code}\nexport const actions = 0;`, { ecmaVersion: SYNTAX, sourceType: 'module' }));
  } catch {
    return false;
  }
}

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

/** Returns a project's unchecked code as the editor's module. `withCode` turns it back into the same code. */
export function moduleOf({ code = '', compositions }: ProjectDefinition): string {
  const front = code.trim() !== '' && fitsInFront(code) ? `${code}\n` : '';
  const isShared = code.trim() !== '' && front === '';
  const spaces = isShared ? STEP : '';
  const members = compositions.map((composition) => memberOf(composition, spaces + STEP)).join('');
  const object = members === '' ? '{}' : `{\n${members}${spaces}}`;
  return isShared
    ? `export const actions = (keyfill) => {\n${indent(code, STEP)}\n\n${STEP}return ${object};\n};\n`
    : `${front}export const actions = (keyfill) => (${object});\n`;
}

/** Whether a project has code that does anything. Comments don't. */
export const hasCode = ({ code, compositions }: ProjectDefinition): boolean =>
  [
    { code },
    ...compositions.flatMap(({ compositionAction, frameActions = [] }) => [
      compositionAction ?? {},
      ...frameActions,
    ]),
  ].some(({ code: own = '' }) => parseCode(own)?.body.length !== 0);

/** Returns a project without its actions' code. Frame actions that only have a frame stay. */
export const withoutCode = ({ code: _, ...project }: ProjectDefinition): ProjectDefinition => ({
  ...project,
  compositions: project.compositions.map(({ compositionAction: _, frameActions, ...composition }) => ({
    ...composition,
    ...(frameActions && { frameActions: frameActions.map(({ code: _code, ...action }) => action) }),
  })),
});
