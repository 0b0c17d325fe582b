import { parse, type Node, type ObjectExpression, type Property } from 'acorn';
import type { ProjectDefinition } from '../../../runtime/definition/project.ts';
import { excessOf } from '../draft.ts';
import { indent as indentCode, spacesAt } from '../../../playout/actions/lines.ts';
import { childrenOf, FUNCTIONS, namedMembers, returned, SYNTAX } from '../../../playout/actions/syntax.ts';
import { parseActions, type ParsedActions } from './parse.ts';

/** Where a piece of code belongs: the composition action, or the frame action of a frame. */
export interface ActionPlace {
  readonly composition: string;
  /** The frame; undefined for the composition action. */
  readonly frame: number | undefined;
  /** What the reader chooses from. */
  readonly label: string;
}

/** Returns all places for code in a template, in the order of its compositions. */
export const placesOf = ({ compositions }: ProjectDefinition): readonly ActionPlace[] =>
  compositions.flatMap(({ id, name, frameActions = [] }) => [
    { composition: id, frame: undefined, label: `Composition action of ${name}` },
    ...frameActions.map(({ frame }) => ({
      composition: id,
      frame,
      label: `Frame action of ${name}, frame ${frame} (replaces its code)`,
    })),
  ]);

/** Returns a title's place, as in "Frame action of Tick, frame 0". The default is the main composition. */
export function placeOfTitle(title: string, project: ProjectDefinition): ActionPlace | undefined {
  const { of, frame } =
    /^(?:Composition|Frame) action(?: of (?<of>[^,]+))?(?:, frame (?<frame>\d+))?/u.exec(title)?.groups ?? {};
  const main = project.compositions.find(({ id, name }) =>
    of === undefined ? id === project.mainComposition : name === of,
  );
  const wanted = frame === undefined ? undefined : Number(frame);
  if (title.startsWith('Frame') && wanted === undefined) return undefined;
  return placesOf(project).find((one) => one.composition === main?.id && one.frame === wanted);
}

/** Whether code uses `this` or `keyfill`, outside of functions that have their own `this`. */
const usesTemplate = (node: Node): boolean =>
  node.type === 'ThisExpression' ||
  (node.type === 'Identifier' && (node as Node & { name?: string }).name === 'keyfill') ||
  (!/^Function/u.test(node.type) && childrenOf(node).some(usesTemplate));

/** Recognizes statements with `this` or `keyfill`. Only composition actions register middleware. */
export function recognizeAction(code: string): 'composition' | 'frame' | undefined {
  if (excessOf('actions', code)) return undefined;
  try {
    if (!usesTemplate(parse(code, { ecmaVersion: SYNTAX }))) return undefined;
  } catch {
    return undefined;
  }
  return /\bkeyfill\s*\.\s*useOn/u.test(code) ? 'composition' : 'frame';
}

/** Whether a range of the text is inside an action or another function, where statements can stay. */
export function isInFunction({ program, factory }: ParsedActions, from: number, to: number): boolean {
  const isInside = (node: Node): boolean =>
    node.start < from &&
    to < node.end &&
    ((FUNCTIONS.includes(node.type) && node !== factory) || childrenOf(node).some(isInside));
  return isInside(program);
}

const propertyOf = (object: ObjectExpression, name: string): Property | undefined =>
  namedMembers(object).find((one) => one.name === name)?.property;

/** Returns the ID of a composition as a string. A project file decides what's in it. */
const quoted = (id: string): string => (/^[\w .-]+$/u.test(id) ? `'${id}'` : JSON.stringify(id));

/** Indents code or a member of an object, except inside strings. */
function indent(text: string, by: string): string {
  const code = text.trim();
  const own = indentCode(code, by);
  if (own !== code || by === '') return own;
  const member = indentCode(`({${code}})`, by);
  return member.startsWith(by) ? by + member.slice(by.length + 2, -2) : code;
}

const wrap = (head: string, inner: string, end = ''): string => `${head} {\n${indent(inner, '  ')}${end}\n}`;

/** Returns the text with another member at the end of an object literal. */
function addMember(text: string, object: ObjectExpression, member: string): string {
  const last = object.properties.at(-1);
  const at = last ? last.end : object.start + 1;
  const base = spacesAt(text, last ? last.start : object.start);
  const inner = last ? `,\n${indent(member, base)}` : `\n${indent(member, `${base}  `)},\n${base}`;
  return text.slice(0, at) + inner + text.slice(last ? last.end : object.end - 1);
}

/** Returns the text with code in the body of a function: after what's there, or instead of it. */
function fill(text: string, { start, end }: Node, code: string, isAdded: boolean): string {
  const base = spacesAt(text, end);
  const before = text.slice(0, isAdded ? end - 1 : start + 1).trimEnd();
  const gap = before.endsWith('{') ? '\n' : '\n\n';
  return `${before}${gap}${indent(code, `${base}  `)}\n${base}${text.slice(end - 1)}`;
}

/**
 * Puts an action's code where it belongs. In a composition action, it gets its own block, so no names
 * collide. It replaces a frame action.
 * @returns The text of the actions; undefined if it can't be read, or if its objects aren't written out.
 */
export function insertAction(
  text: string,
  code: string,
  { composition, frame }: Omit<ActionPlace, 'label'>,
): string | undefined {
  const { actions } = parseActions(text);
  const root = actions && returned(actions.factory);
  if (!root) return undefined;
  const isComposition = frame === undefined;
  const name = isComposition ? 'composition' : String(frame);
  const method = wrap(`${name}()`, code);
  const member = isComposition ? method : wrap('frames:', method, ',');
  const own = propertyOf(root, composition)?.value;
  if (!own) return addMember(text, root, wrap(`${quoted(composition)}:`, member, ','));
  if (own.type !== 'ObjectExpression') return undefined;
  const parent = isComposition ? own : propertyOf(own, 'frames')?.value;
  if (!parent) return addMember(text, own, member);
  if (parent.type !== 'ObjectExpression') return undefined;
  const action = propertyOf(parent, name)?.value;
  if (!action) return addMember(text, parent, method);
  if (action.type !== 'FunctionExpression') return undefined;
  return fill(text, action.body, isComposition ? wrap('', code).trim() : code, isComposition);
}
