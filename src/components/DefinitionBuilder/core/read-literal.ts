import {
  getLineInfo,
  parseExpressionAt,
  type BinaryExpression,
  type Expression,
  type Node,
  type Property,
  type SpreadElement,
} from 'acorn';
import { ImportError } from './import-error.ts';

/** The maximum size in characters and the maximum number of nested brackets. Definitions have about five levels. */
interface LiteralLimits {
  readonly size: number;
  readonly depth: number;
}

type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

/** The names of code that isn't a value, for messages. */
const NAMES: Readonly<Record<string, string>> = {
  CallExpression: 'a function call',
  NewExpression: 'a function call',
  TaggedTemplateExpression: 'a function call',
  FunctionExpression: 'a function',
  ArrowFunctionExpression: 'a function',
  ConditionalExpression: 'a condition',
  MemberExpression: 'a variable',
  SpreadElement: 'a spread',
};

/** Whether the parser has run out of stack. It says so itself or passes on the browser's error, for which Firefox has its own name. */
const isOverflow = (error: unknown): boolean =>
  error instanceof RangeError ||
  (error instanceof Error &&
    (error.name === 'InternalError' || error.message.startsWith('Not enough stack')));

/**
 * Reads an object that's written as JavaScript, the way SPX definitions are: with comments, trailing commas, names and strings in
 * any quotes, and strings joined by a plus sign. Nothing runs, so everything else is refused.
 *
 * @param text - The whole file, so that messages can name the line and the column.
 * @param start - Where the object starts.
 * @param what - What's being read, as the beginning of a message.
 * @throws ImportError if it isn't such an object.
 */
export function readLiteral(
  text: string,
  start: number,
  what: string,
  { size, depth }: LiteralLimits,
): Value {
  const place = (offset: number): string => {
    const { line, column } = getLineInfo(text, offset);
    return `line ${line}, column ${column + 1}`;
  };
  const refuse = (code: string, { start: offset }: Node): never => {
    throw new ImportError(
      `${what} has ${code} in ${place(offset)}, but nothing in a definition is run. Replace it with its value.`,
    );
  };

  /** Joins strings. A long text in many pieces is nested as deeply as it has pieces, so this doesn't call itself. */
  function joined(sum: BinaryExpression): string {
    const parts: string[] = [];
    const add = (node: Expression): void => {
      const part = valueOf(node, 0);
      parts.unshift(typeof part === 'string' ? part : refuse('a calculation', sum));
    };
    let rest: BinaryExpression['left'] = sum;
    while (rest.type === 'BinaryExpression') {
      if (rest.operator !== '+') return refuse('a calculation', sum);
      add(rest.right);
      rest = rest.left;
    }
    if (rest.type === 'PrivateIdentifier') return refuse('code', rest);
    add(rest);
    return parts.join('');
  }

  function memberOf(property: Property | SpreadElement, level: number): readonly [string, Value] {
    if (property.type === 'SpreadElement') return refuse('a spread', property);
    const { key, value, kind, method, computed, shorthand } = property;
    if (kind !== 'init' || method) return refuse('a function', property);
    if (computed) return refuse('a calculated name', property);
    if (shorthand) return refuse(`the variable ${text.slice(key.start, key.end)}`, key);
    const name = key.type === 'Identifier' ? key.name : String(valueOf(key, level));
    return [name, valueOf(value, level)];
  }

  function valueOf(node: Expression | SpreadElement, level: number): Value {
    if (level > depth)
      throw new ImportError(`${what} is nested too deeply: it has more than ${depth} levels of brackets.`);
    switch (node.type) {
      case 'ObjectExpression':
        return Object.fromEntries(node.properties.map((property) => memberOf(property, level + 1)));
      case 'ArrayExpression':
        return node.elements.map((element) => (element ? valueOf(element, level + 1) : null));
      case 'Literal': {
        const { value = null } = node;
        if (value === null && node.regex === undefined && node.bigint === undefined) return null;
        return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
          ? value
          : refuse('code', node);
      }
      case 'TemplateLiteral': {
        const [expression] = node.expressions;
        return expression ? refuse('an expression', expression) : (node.quasis[0]?.value.cooked ?? '');
      }
      case 'UnaryExpression': {
        const value = node.operator === '-' ? valueOf(node.argument, level) : undefined;
        return typeof value === 'number' ? -value : refuse('a calculation', node);
      }
      case 'BinaryExpression':
        return joined(node);
      case 'Identifier':
        return refuse(`the variable ${node.name}`, node);
      default:
        return refuse(NAMES[node.type] ?? 'code', node);
    }
  }

  const read = text.slice(0, start + size + 1);
  try {
    const node = parseExpressionAt(read, start, { ecmaVersion: 'latest' });
    return valueOf(node, 0);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    if (isOverflow(error))
      throw new ImportError(`${what} is nested too deeply: it has more than ${depth} levels of brackets.`);
    if (!(error instanceof SyntaxError)) throw error;
    const { pos = start, raisedAt = pos } = error as SyntaxError & { pos?: number; raisedAt?: number };
    if (raisedAt >= read.length && read.length < text.length) {
      throw new ImportError(
        `${what} is longer than ${size.toLocaleString('en-US')} characters. Import a smaller definition.`,
      );
    }
    const reason = error.message.replace(/ \(\d+:\d+\)$/, '');
    throw new ImportError(`${what} isn’t valid JavaScript in ${place(pos)}: ${reason}.`);
  }
}
