import {
  getLineInfo,
  parseExpressionAt,
  type Expression,
  type Node,
  type Property,
  type SpreadElement,
} from 'acorn';
import { excessError, ImportError, LIMITS } from './import-error.ts';

const SPX = 'The SPX definition';

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
const isOverflow = (error: Error): boolean =>
  ['RangeError', 'InternalError'].includes(error.name) || error.message.startsWith('Not enough stack');

/**
 * Reads an object that's written as JavaScript, the way SPX definitions are: with comments, trailing commas, names and strings in
 * any quotes, and strings joined by a plus sign. Nothing runs, so everything else is refused.
 * @param text - The whole file, so messages can name the line and the column.
 * @throws ImportError if there isn't such an object at `start`.
 */
export function readLiteral(text: string, start: number): Value {
  const place = (offset: number): string => {
    const { line, column } = getLineInfo(text, offset);
    return `line ${line}, column ${column + 1}`;
  };
  const refuse = (code: string, { start: offset }: Node): never => {
    throw new ImportError(
      `${SPX} has ${code} in ${place(offset)}, but code in a definition isn’t run. Replace it with its value.`,
    );
  };

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
    if (level > LIMITS.depth) throw excessError(SPX, 'depth');
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
      case 'BinaryExpression': {
        const parts = node.left.type === 'PrivateIdentifier' ? [] : [node.left, node.right];
        const [left, right] = parts.map((part) => valueOf(part, level));
        return node.operator === '+' && typeof left === 'string' && typeof right === 'string'
          ? left + right
          : refuse('a calculation', node);
      }
      case 'Identifier':
        return refuse(`the variable ${node.name}`, node);
      default:
        return refuse(NAMES[node.type] ?? 'code', node);
    }
  }

  const read = text.slice(0, start + LIMITS.size + 1);
  try {
    return valueOf(parseExpressionAt(read, start, { ecmaVersion: 'latest' }), 0);
  } catch (error) {
    if (error instanceof Error && isOverflow(error)) throw excessError(SPX, 'depth');
    if (!(error instanceof SyntaxError)) throw error;
    const { pos = start, raisedAt = pos } = error as SyntaxError & { pos?: number; raisedAt?: number };
    if (raisedAt >= read.length && read.length < text.length) throw excessError(SPX, 'size');
    const reason = error.message.replace(/ \(\d+:\d+\)$/, '');
    throw new ImportError(`${SPX} isn’t valid JavaScript in ${place(pos)}: ${reason}.`);
  }
}
