/** Tables and trees of the whole description. */
import type { ApiObject, Member } from '../../shared/api-object.ts';
import { description, elementObject, isElement, objectOf } from './description.ts';
import { typeOf } from './members.ts';
import { addressOf, OBJECT_PAGES } from './page-addresses.ts';
import { code, link, prose, table, markdown, type Block } from './text.ts';

/** Links to an object's properties on a line, and to its methods on the next. */
function memberLinks(object: ApiObject): string {
  const lines = Object.entries({ Properties: false, Methods: true }).map(([label, isMethod]) => {
    const members = (object.members ?? []).filter(({ kind }) => (kind === 'method') === isMethod);
    const links = members.map((one) =>
      link(code(isMethod ? `${one.name}()` : one.name), addressOf(object.name, one)),
    );
    if (links.length === 0) return '';
    return `<div className="members"><strong>${label}:</strong> <span>${links.join(' ')}</span></div>`;
  });
  return lines.join('') || 'none';
}

/** `<ApiElements />`: the element types with the members that each one adds. */
export function apiElements(): Block[] {
  const rows = description.elementTypes.map((type) => [
    link(code(type), `/api/elements/${type}`),
    `<div>${memberLinks(elementObject(type))}</div>`,
  ]);
  return [markdown(table(['`type`', 'Own members'], rows))];
}

const OBJECTS = `Keyfill Composition FrameAction Layer Mask
  ElementBase StyleProperty Keyframe Color`.split(/\s+/u);

/** Returns a reader's name for an object that has a different type name. */
const NAMES: Readonly<Record<string, string>> = {
  Keyfill: 'keyfill',
  FrameAction: 'Frame action',
  ElementBase: 'Element',
  AnyElement: 'Element',
  StyleProperty: 'Style property',
  CompositionElement: 'Composition element',
  Color: 'Color value',
};

const objectLink = (name: string): string => link(NAMES[name] ?? name, OBJECT_PAGES[name] ?? '');

/** `<ApiObjects />`: every object with all of its members. */
export function apiObjects(): Block[] {
  const rows = OBJECTS.map(objectOf).map((object) => [
    objectLink(object.name),
    `${prose(object.summary)}<div className="margin-top--sm">${memberLinks(object)}</div>`,
  ]);
  return [markdown(table(['Object', 'What it is'], rows))];
}

/** `<ApiEasings />`: the presets with their control points. */
export function apiEasings(): Block[] {
  const points = ['p1x', 'p1y', 'p2x', 'p2y'];
  const rows = Object.entries(description.easings).map(([name, easing]) => [
    code(name),
    ...points.map((point) => (easing[point] ?? 0).toFixed(2).replace('-', '−')),
  ]);
  return [markdown(table(['Name', ...points.map(code)], rows))];
}

/** An object in the tree, and the name of the property that leads to it. */
interface Branch {
  readonly object: string;
  readonly member: Member;
  readonly target: string;
}

const TREE_OBJECTS = [...OBJECTS.slice(1), 'Flags', 'Origin', 'Easing'];

function targetOf(object: ApiObject, member: Member): string | undefined {
  if (member.kind === 'method') return undefined;
  if (member.name === 'style') return 'StyleProperty';
  const type = typeOf(object, member).replace('AnyElement', 'ElementBase');
  return TREE_OBJECTS.find((name) => new RegExp(`\\b${name}\\b`, 'u').test(type));
}

function branchesOf(name: string): Branch[] {
  const objects = [objectOf(name)];
  if (name === 'ElementBase') objects.push(...description.elementTypes.map(elementObject));
  return objects.flatMap((object) =>
    (object.members ?? []).flatMap((member) => {
      const target = targetOf(object, member);
      return target === undefined ? [] : [{ object: object.name, member, target }];
    }),
  );
}

function labelOf({ object, member }: Branch): string {
  const text = member.name === 'style' ? 'style.name' : member.name;
  const own = isElement(objectOf(object)) ? ` (${(NAMES[object] ?? object).toLowerCase()} only)` : '';
  return `${link(code(member.type.endsWith('[]') ? `${text}[]` : text), addressOf(object, member))}${own}`;
}

/** Returns the tree's lines below an object. `path` has the objects above it, which a branch may repeat. */
const linesOf = (name: string, path: readonly string[], drawn: Set<string>): string[] =>
  branchesOf(name).flatMap((branch) => {
    const indent = '  '.repeat(path.length);
    const isBack = path.includes(branch.target);
    const isRepeated = drawn.has(branch.target);
    const note = isBack ? ', back up' : isRepeated ? ', as above' : '';
    const line = `${indent}- ${labelOf(branch)}: ${objectLink(branch.target)}${note}`;
    if (isBack || isRepeated) return [line];
    drawn.add(branch.target);
    return [line, ...linesOf(branch.target, [...path, branch.target], drawn)];
  });

/** `<ApiTree />`: all objects below `keyfill`, each drawn once. */
export function apiTree(): Block[] {
  const lines = linesOf('Keyfill', ['Keyfill'], new Set(['Keyfill']));
  return [
    markdown('<div className="object-tree">', [`- ${objectLink('Keyfill')}`, ...lines].join('\n'), '</div>'),
  ];
}
