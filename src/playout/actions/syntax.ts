import type { Declaration, Expression, FunctionDeclaration, Node, ObjectExpression, Property } from 'acorn';

/** The newest syntax that exports can contain, because CasparCG 2.4 runs them in Chromium 117. */
export const SYNTAX = 2023;

export const FUNCTIONS: readonly string[] = [
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
];

/** What a module declares `actions` as. */
export type Factory = Expression | FunctionDeclaration;

/** Returns a node's children in the order of the text. */
export function childrenOf(node: Node): readonly Node[] {
  const children: Node[] = [];
  const add = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) value.forEach(add);
    else if (typeof (value as Partial<Node>).type === 'string') children.push(value as Node);
  };
  for (const name in node) add((node as unknown as Record<string, unknown>)[name]);
  return children.length > 1 ? children.sort((one, other) => one.start - other.start) : children;
}

/** Returns what a declaration sets `actions` to; undefined if it declares anything else. */
export function factoryIn(declaration: Declaration): Factory | undefined {
  if (declaration.type === 'FunctionDeclaration')
    return declaration.id.name === 'actions' ? declaration : undefined;
  if (declaration.type !== 'VariableDeclaration' || declaration.declarations.length !== 1) return undefined;
  const [variable] = declaration.declarations;
  const isActions = variable?.id.type === 'Identifier' && variable.id.name === 'actions';
  return isActions ? (variable.init ?? undefined) : undefined;
}

/** Returns the object literal that a function returns, if it can be read. */
export function returned(factory: Factory): ObjectExpression | undefined {
  if (
    factory.type !== 'ArrowFunctionExpression' &&
    factory.type !== 'FunctionExpression' &&
    factory.type !== 'FunctionDeclaration'
  )
    return undefined;
  const { body } = factory;
  if (body.type !== 'BlockStatement') return body.type === 'ObjectExpression' ? body : undefined;
  const last = body.body.at(-1);
  return last?.type === 'ReturnStatement' && last.argument?.type === 'ObjectExpression'
    ? last.argument
    : undefined;
}

/** Returns the members whose names are literal in the text. */
export const namedMembers = ({
  properties,
}: ObjectExpression): readonly { readonly name: string; readonly property: Property }[] =>
  properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return [];
    const { key } = property;
    const name =
      key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
    return name === undefined ? [] : [{ name, property }];
  });

/**
 * Returns a node and all nodes below it. It keeps its own stack, so endlessly nested code can't overflow it.
 * @param isLeft - Whether to leave out a node with everything below it.
 */
export function* nodesOf(root: Node, isLeft: (node: Node) => boolean = () => false): Generator<Node> {
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (isLeft(node)) continue;
    yield node;
    // Spread, too many children would overflow the stack of some browsers.
    for (const child of childrenOf(node)) open.push(child);
  }
}

/** Whether code waits at its own level, so its function has to be `async`. */
export function waits(code: Node): boolean {
  for (const node of nodesOf(code, ({ type }) => FUNCTIONS.includes(type)))
    if (node.type === 'AwaitExpression' || (node as Node & { await?: unknown }).await === true) return true;
  return false;
}
