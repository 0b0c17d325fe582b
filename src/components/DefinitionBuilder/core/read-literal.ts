import { getLineInfo, parseExpressionAt, type Expression, type Node, type SpreadElement } from 'acorn';
import { excessError, ImportError, LIMITS } from './import-error.ts';

const SPX = 'The SPX definition';

type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

/** The names of code that isn't a value, for messages. */
const NAMES: Readonly<Record<string, string>> = {
  ...{ CallExpression: 'a function call', NewExpression: 'a function call', SpreadElement: 'a spread' },
  ...{ FunctionExpression: 'a function', ArrowFunctionExpression: 'a function', Identifier: 'a variable' },
  ...{ UnaryExpression: 'a calculation', BinaryExpression: 'a calculation', MemberExpression: 'a variable' },
};

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
  const refuse = ({ type, start: offset }: Node, code = NAMES[type] ?? 'code'): never => {
    throw new ImportError(
      `${SPX} has ${code} in ${place(offset)}, but code in a definition isn’t run. Replace it with its value.`,
    );
  };
  function valueOf(node: Expression | SpreadElement, level: number): Value {
    if (level > LIMITS.depth) throw excessError(SPX, 'depth');
    if (node.type === 'ArrayExpression')
      return node.elements.map((element) => element && valueOf(element, level + 1));
    if (node.type === 'ObjectExpression') {
      const members = node.properties.map((property): [string, Value] => {
        if (property.type === 'SpreadElement') return refuse(property);
        const { key, value, kind, method, computed, shorthand } = property;
        if (kind !== 'init' || method) return refuse(property, 'a function');
        if (computed || shorthand) return refuse(key);
        return [
          key.type === 'Identifier' ? key.name : String(valueOf(key, level)),
          valueOf(value, level + 1),
        ];
      });
      return Object.fromEntries(members);
    }
    if (node.type === 'TemplateLiteral') {
      const [expression] = node.expressions;
      return expression ? refuse(expression, 'an expression') : (node.quasis[0]?.value.cooked ?? '');
    }
    if (node.type === 'BinaryExpression' && node.operator === '+' && node.left.type !== 'PrivateIdentifier') {
      const [left, right] = [valueOf(node.left, level), valueOf(node.right, level)];
      if (typeof left === 'string' && typeof right === 'string') return left + right;
    } else if (node.type === 'UnaryExpression' && node.operator === '-') {
      const value = valueOf(node.argument, level);
      if (typeof value === 'number') return -value;
    } else if (node.type === 'Literal' && !node.regex && !node.bigint) {
      return node.value as Value;
    }
    return refuse(node);
  }

  const read = text.slice(0, start + LIMITS.size + 1);
  try {
    return valueOf(parseExpressionAt(read, start, { ecmaVersion: 'latest' }), 0);
  } catch (error) {
    if (error instanceof ImportError || !(error instanceof Error)) throw error;
    const { pos = start, raisedAt = pos } = error as Error & { pos?: number; raisedAt?: number };
    // Browsers have different names for the error of a parser that has run out of stack.
    const isOverflow = /^(?:Range|Internal)Error: |Not enough stack/.test(String(error));
    if (isOverflow) throw excessError(SPX, 'depth');
    if (!(error instanceof SyntaxError)) throw error;
    if (raisedAt >= read.length && read.length < text.length) throw excessError(SPX, 'size');
    const reason = error.message.replace(/ \(\d+:\d+\)$/, '');
    throw new ImportError(`${SPX} isn’t valid JavaScript in ${place(pos)}: ${reason}.`);
  }
}
