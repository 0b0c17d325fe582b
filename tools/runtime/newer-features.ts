// Lists the JavaScript and CSS features in code that are newer than Chromium 117, the engine of CasparCG 2.4.
// The list comes from MDN's data, see tools/runtime/features.mts. Syntax isn't checked here, because the
// bundler compiles it down.
import { parse } from 'acorn';
import { cssFeatures, kebab, LIST, newerSince, valueFeature } from './features-css.ts';

/** `m.values()` and similar methods return an iterator, unless the object is one of these. */
const GIVE_ARRAYS = new Set(['Object', 'Reflect']);
const GIVE_ITERATORS = new Set(['values', 'keys', 'entries', 'matchAll']);

/** A node of acorn's syntax tree: the parts that are read here. */
interface SyntaxNode {
  readonly type: string;
  readonly computed?: boolean;
  readonly name?: string;
  /** A node in a property, and any value in a literal. */
  readonly value?: unknown;
  readonly regex?: { readonly pattern: string };
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
  readonly key?: SyntaxNode;
  readonly property?: SyntaxNode;
  readonly object?: SyntaxNode;
  readonly callee?: SyntaxNode;
  readonly left?: SyntaxNode;
  readonly right?: SyntaxNode;
  readonly argument?: SyntaxNode;
  readonly local?: SyntaxNode;
  readonly id?: SyntaxNode | null;
  readonly init?: SyntaxNode | null;
  readonly param?: SyntaxNode | null;
  readonly params?: readonly SyntaxNode[];
  readonly properties?: readonly SyntaxNode[];
  readonly elements?: readonly (SyntaxNode | null)[];
}

type Visit = (node: SyntaxNode, parents: readonly SyntaxNode[]) => void;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The version for a name, if the list itself contains the name. */
const versionIn = (list: Readonly<Record<string, number>>, name: string): number | undefined =>
  Object.hasOwn(list, name) ? list[name] : undefined;
const nameOf = ({ computed, property }: SyntaxNode) =>
  !computed || property?.type === 'Literal' ? String(property?.name ?? property?.value) : '';
const keyOf = ({ computed, key }: SyntaxNode) => (computed ? '' : String(key?.name ?? key?.value));
const textOf = (node: SyntaxNode | undefined): string | undefined => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  // Each inserted value counts as a word.
  return node?.type === 'TemplateLiteral'
    ? node.quasis?.map(({ value }) => value.cooked).join('0')
    : undefined;
};

/** The names that a pattern declares. */
function boundBy(node: SyntaxNode | null | undefined): string[] {
  if (node === null || node === undefined) return [];
  if (node.type === 'Identifier') return [node.name ?? ''];
  if (node.type === 'ObjectPattern')
    return (node.properties ?? []).flatMap(({ value, argument }) =>
      boundBy(isNode(value) ? value : argument),
    );
  if (node.type === 'ArrayPattern') return (node.elements ?? []).flatMap(boundBy);
  return boundBy(node.left ?? node.argument);
}

/** Calls back for each node, with its parents, nearest last. */
function walk(node: SyntaxNode, visit: Visit, parents: SyntaxNode[] = []): void {
  visit(node, parents);
  parents.push(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) walk(child, visit, parents);
  }
  parents.pop();
}

const OPENS = /^(Program|BlockStatement|For\w*Statement|CatchClause)$|Function/;
const isScope = ({ type }: SyntaxNode) => OPENS.test(type);
const isFunction = ({ type }: SyntaxNode) => /^Program$|Function/.test(type);

/** Every name that the code declares: by scope, with whether an iterator was assigned to it. */
function declarations(tree: SyntaxNode) {
  const scopes = new Map<SyntaxNode | undefined, Map<string, boolean>>();
  const declare = (scope: SyntaxNode | undefined, names: readonly string[], isIterator = false) => {
    const own = scopes.get(scope) ?? new Map<string, boolean>();
    scopes.set(scope, own);
    for (const name of names) own.set(name, isIterator);
  };
  walk(tree, (node, parents) => {
    const scope = parents.filter(isScope).at(-1);
    if (node.type === 'VariableDeclarator') declare(scope, boundBy(node.id), isIteratorCall(node.init));
    if (/^(Function|Class)/.test(node.type) && node.id) declare(scope, boundBy(node.id));
    if (/Function/.test(node.type)) declare(node, (node.params ?? []).flatMap(boundBy));
    if (node.type === 'CatchClause') declare(node, boundBy(node.param));
    if (/^Import\w*Specifier$/.test(node.type)) declare(scope, boundBy(node.local));
  });
  return (name: string, parents: readonly SyntaxNode[]): boolean | undefined =>
    scopes.get(parents.filter((parent) => scopes.get(parent)?.has(name)).at(-1))?.get(name);
}

function isIteratorCall(node: SyntaxNode | null | undefined): boolean {
  if (node?.type !== 'CallExpression' || node.callee?.type !== 'MemberExpression') return false;
  const { object } = node.callee;
  return GIVE_ITERATORS.has(nameOf(node.callee)) && !GIVE_ARRAYS.has(object?.name ?? '');
}

/** Members that the code itself defines. Using them doesn't use anything from the browser. */
function ownMembers(tree: SyntaxNode): Set<string> {
  const names = new Set<string>();
  walk(tree, (node) => {
    if (/^(Property|MethodDefinition|PropertyDefinition)$/.test(node.type)) names.add(keyOf(node));
  });
  return names;
}

/** Modifiers, such as `(?i:a)`, and duplicate group names arrived with version 125. */
function regExpFeatures(source: string): string[] {
  const names = Array.from(source.matchAll(/\(\?<(\w+)>/g), ([, name]) => name);
  return [
    ...(/\(\?[ims]*-?[ims]*:/.test(source.replaceAll('(?:', ''))
      ? ['modifiers in a regular expression (Chromium 125)']
      : []),
    ...(new Set(names).size < names.length ? ['one name of two groups (Chromium 125)'] : []),
  ];
}

/**
 * Returns the features in a script that Chromium 117 doesn't support.
 * @param code - a classic script or a module
 * @param known - names of members that come from elsewhere, but not from the browser
 * @returns their names with the first version that supports them, sorted
 */
export function newerFeatures(code: string, known: readonly string[] = []): string[] {
  const tree: SyntaxNode = parse(code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    allowReturnOutsideFunction: true,
  });
  const found = new Set<string>();
  const add = (name: string, version: number | undefined) => {
    if (version !== undefined) found.add(`${name} (Chromium ${version})`);
  };
  const declared = declarations(tree);
  const own = ownMembers(tree);
  const knownMembers = new Set(known);
  /**
   * Style properties that the code sets, by the surrounding function or object literal. A prefixed property
   * excuses the plain one.
   */
  const assigned = new Map<SyntaxNode | undefined, Set<string>>();
  const assign = (place: SyntaxNode | undefined, property: string) =>
    assigned.set(place, (assigned.get(place) ?? new Set()).add(property));

  function checkMember(node: SyntaxNode, parents: readonly SyntaxNode[]): void {
    const { object } = node;
    const owner = object?.name ?? '';
    const name = nameOf(node);
    const qualified = `${object?.name}.${name}`;
    add(qualified, versionIn(LIST.globals, qualified));
    if (declared(owner, parents) === undefined) add(qualified, versionIn(LIST.qualified, qualified));
    if (!own.has(name) && !knownMembers.has(name)) add(`.${name}`, versionIn(LIST.members, name));
    const isIterator =
      isIteratorCall(object) || (object?.type === 'Identifier' && declared(owner, parents) === true);
    if (isIterator) add(`iterator.${name}`, versionIn(LIST.iteratorHelpers, name));
  }

  /** Checks a style property that is set as a member: `style.fieldSizing = …`, `{fieldSizing: …}`. */
  function checkStyle(
    name: string,
    place: SyntaxNode | undefined,
    value: SyntaxNode | undefined,
    isSure: boolean,
  ): void {
    const property = kebab(name);
    const text = textOf(value);
    const keyword = text === undefined ? undefined : valueFeature(property, text);
    if (keyword !== undefined) found.add(keyword);
    // A short name may have any meaning: an object's `mask` can contain anything, unless the value is clearly
    // CSS.
    const isCss = isSure || property.includes('-') || (text !== undefined && /^(?!url\(#)\S*\(/.test(text));
    if (isCss) assign(place, property);
  }

  walk(tree, (node, parents) => {
    const parent = parents.at(-1);
    const scope = parents.filter(isFunction).at(-1);
    if (node.type === 'MemberExpression') checkMember(node, parents);
    if (node.type === 'Identifier' && node.name !== undefined) {
      const isName =
        (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
        parent?.key === node;
      if (!isName && declared(node.name, parents) === undefined)
        add(node.name, versionIn(LIST.globals, node.name));
    }
    if (node.type === 'AssignmentExpression' && node.left?.type === 'MemberExpression') {
      const { object } = node.left;
      const isStyle =
        object?.name === 'style' || (object?.type === 'MemberExpression' && nameOf(object) === 'style');
      checkStyle(nameOf(node.left), scope, node.right, isStyle);
    }
    if (node.type === 'Property' && parent?.type === 'ObjectExpression')
      checkStyle(keyOf(node), parent, isNode(node.value) ? node.value : undefined, false);
    if (node.regex) for (const feature of regExpFeatures(node.regex.pattern)) found.add(feature);
    const text = textOf(node);
    if (text === undefined) return;
    if (parent?.callee?.name === 'RegExp') for (const feature of regExpFeatures(text)) found.add(feature);
    // A property name on its own, as passed to `setProperty`.
    if (/^[a-z-]+-[a-z-]+$/.test(text) || parent?.callee?.property?.name === 'setProperty')
      assign(scope, text);
    for (const feature of cssFeatures(
      text,
      /^(querySelector(All)?|matches|closest)$/.test(parent?.callee?.property?.name ?? ''),
    ))
      found.add(feature);
  });
  for (const properties of assigned.values())
    for (const property of properties) {
      const version = newerSince(property);
      if (version && !properties.has(`-webkit-${property}`)) add(property, version);
    }
  return [...found].sort();
}
