import { getLineInfo, parseExpressionAt, type Expression, type Node, type SpreadElement } from 'acorn';
import { excessError, ImportError, LIMITS, SPX } from './import-error.ts';

/**
 * Reads an object that's written as JavaScript, as SPX definitions are: with comments, trailing commas, any
 * quotes, and strings joined by a plus sign. Nothing runs, so everything else is refused.
 * @param text - The whole file, so messages can name the line and the column.
 * @returns The object as JSON.
 * @throws ImportError if there isn't such an object at `start`.
 */
export function readLiteral(text: string, start: number): string {
  const place = (offset: number): string => {
    const { line, column } = getLineInfo(text, offset);
    return `line ${line}, column ${column + 1}`;
  };
  const refuse = ({ start: from, end }: Node): never => {
    const code = end - from > 40 ? `${text.slice(from, from + 40)}…` : text.slice(from, end);
    throw new ImportError(
      `${SPX} has ${code} in ${place(from)}, but code in a definition isn’t run. Replace it with its value.`,
    );
  };
  function valueOf(node: Expression | SpreadElement): unknown {
    if (node.type === 'Literal' && !node.regex && !node.bigint) return node.value;
    if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked;
    if (node.type === 'ArrayExpression') return node.elements.map((element) => element && valueOf(element));
    if (node.type === 'ObjectExpression') {
      const members = node.properties.map((member): [string, unknown] => {
        const isPlain = member.type === 'Property' && member.kind === 'init' && !member.method;
        if (!isPlain || member.computed || member.shorthand) return refuse(member);
        const { key, value } = member;
        return [key.type === 'Identifier' ? key.name : String(valueOf(key)), valueOf(value)];
      });
      return Object.fromEntries(members);
    }
    if (node.type === 'BinaryExpression' && node.operator === '+') {
      const parts = [node.left as Expression, node.right].map(valueOf);
      if (parts.every((part) => typeof part === 'string')) return parts.join('');
    } else if (node.type === 'UnaryExpression' && node.operator === '-') {
      const value = valueOf(node.argument);
      if (typeof value === 'number') return -value;
    }
    return refuse(node);
  }

  const read = text.slice(0, start + LIMITS.size + 1);
  try {
    return JSON.stringify(valueOf(parseExpressionAt(read, start, { ecmaVersion: 'latest' })));
  } catch (error) {
    if (error instanceof ImportError) throw error;
    // Either the parser or what reads its tree has run out of stack.
    if (!(error instanceof SyntaxError) || error.message.startsWith('Not enough stack'))
      throw excessError(SPX, 'depth');
    const { pos = start, raisedAt = pos } = error as SyntaxError & { pos?: number; raisedAt?: number };
    if (raisedAt >= read.length && read.length < text.length) throw excessError(SPX, 'size');
    const reason = error.message.replace(/ \(\d+:\d+\)$/, '');
    throw new ImportError(`${SPX} isn’t valid JavaScript in ${place(pos)}: ${reason}.`);
  }
}
