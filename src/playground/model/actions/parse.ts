import { parse, type Node, type Program } from 'acorn';
import { childrenOf, factoryIn, FUNCTIONS, SYNTAX, type Factory } from '../../../playout/actions/syntax.ts';
import { MOST_PROBLEMS, problemAt, type Checked, type TextProblem } from '../text-problem.ts';

/** The parsed text of the actions tab: a module that exports `actions`. */
export interface ParsedActions {
  readonly text: string;
  readonly program: Program;
  readonly factory: Factory;
  /** The range of `export`, which is removed when the module becomes an expression. */
  readonly exported: readonly [from: number, to: number];
}

const EXPECTED = 'Export the actions like this: export const actions = (keyfill) => ({ … });';

/** The maximum depth of a tree to walk. Real code has about 30 levels, and a sum one for each term. */
const TREE_DEPTH = 1000;

/** The message for code with correct brackets but endlessly nested operators or statements. */
const TOO_DEEP = 'Nested too deeply: split this into shorter statements.';

/** Whether a parser has run out of stack. Firefox has its own name for that error. */
const isOverflow = (error: unknown): boolean =>
  error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');

function parseModule(text: string): Program | { readonly pos: number; readonly message: string } {
  try {
    return parse(text, { ecmaVersion: SYNTAX, sourceType: 'module' });
  } catch (error) {
    // The parser's message ends with the place, which is shown separately.
    if (error instanceof SyntaxError && 'pos' in error)
      return { pos: Number(error.pos), message: error.message.replace(/ \(\d+:\d+\)$/, '') };
    if (isOverflow(error)) return { pos: 0, message: TOO_DEEP };
    throw error;
  }
}

/** Returns why a classic script, as exports have it, can't contain a node, or undefined if it can. */
function onlyInModules(node: Node, isInFunction: boolean): string | undefined {
  if (node.type === 'MetaProperty' && (node as Node & { meta?: { name?: string } }).meta?.name === 'import')
    return '`import.meta` doesn’t work in an HTML export.';
  const isAwait =
    node.type === 'AwaitExpression' ||
    (node.type === 'ForOfStatement' && (node as Node & { await?: boolean }).await === true);
  return isAwait && !isInFunction ? '`await` only works inside an async function.' : undefined;
}

/** Returns the first outermost node that only works in modules or is too deep. It keeps its own stack. */
function findRefused(program: Program): { readonly node: Node; readonly message: string } | undefined {
  let level: readonly (readonly [node: Node, isInFunction: boolean])[] = [[program, false]];
  for (let depth = 0; level.length > 0; depth += 1) {
    const below: (readonly [Node, boolean])[] = [];
    for (const [node, isInFunction] of level) {
      const message = depth > TREE_DEPTH ? TOO_DEEP : onlyInModules(node, isInFunction);
      if (message !== undefined) return { node, message };
      const isInside = isInFunction || FUNCTIONS.includes(node.type);
      for (const child of childrenOf(node)) below.push([child, isInside]);
    }
    level = below;
  }
  return undefined;
}

/** Parses a module without imports that only exports `actions`, so an export can use it as an expression. */
export function parseActions(text: string): Checked<{ readonly actions: ParsedActions }> {
  const program = parseModule(text);
  if ('pos' in program) return { problems: [problemAt('actions', text, program.message, program.pos)] };
  const problems: TextProblem[] = [];
  const refuse = (message: string, { start, end }: Node): void => {
    if (problems.length < MOST_PROBLEMS) problems.push(problemAt('actions', text, message, start, end));
  };
  let found: Pick<ParsedActions, 'factory' | 'exported'> | undefined;
  for (const node of program.body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : undefined;
    const factory = declaration && factoryIn(declaration);
    if (node.type === 'ImportDeclaration')
      refuse('Actions can’t import modules. Put the code here instead.', node);
    else if (factory) found = { factory, exported: [node.start, declaration.start] };
    else if (/^Export/.test(node.type)) refuse(EXPECTED, node);
  }
  const refused = findRefused(program);
  if (refused) refuse(refused.message, refused.node);
  if (!found && problems.length === 0) problems.push(problemAt('actions', text, EXPECTED, 0));
  if (!found || problems.length > 0) return { problems };
  return { actions: { text, program, ...found }, problems: [] };
}

/** Returns the actions the way exports need them: as an expression that evaluates to the factory. */
export const toExpression = ({ text, exported: [from, to] }: ParsedActions): string =>
  `(() => {\n${(text.slice(0, from) + text.slice(to)).trim()}\nreturn actions;\n})()`;
