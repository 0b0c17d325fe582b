import type { SyntaxNode } from '@lezer/common';
import { membersOf, namesIn, type Member } from '../../../playground/members.ts';

/** How far a chain of variables is followed. */
const DEPTH = 8;

/** The text of a node. */
type TextOf = (node: SyntaxNode) => string;

const memberOf = (type: string, name: string): Member | undefined =>
  namesIn(type)
    .flatMap(membersOf)
    .find((member) => member.name === name);

/** The type of the items of a list: `readonly Layer[]` → `Layer`. */
const itemOf = (type: string): string => type.replace(/^readonly /, '').replace(/\[\]$/, '');

/** Methods of lists that give an item of the list. */
const ITEM_METHODS = ['find', 'at', 'findLast', 'pop', 'shift'];

/** Finds `const name = value` in the text: actions are short, so one name has one meaning. */
function valueOfVariable(root: SyntaxNode, name: string, textOf: TextOf): SyntaxNode | undefined {
  let found: SyntaxNode | undefined;
  root.cursor().iterate((cursor) => {
    if (found || cursor.name !== 'VariableDefinition' || textOf(cursor.node) !== name) return;
    const equals = cursor.node.nextSibling;
    if (equals?.name === 'Equals') found = equals.nextSibling ?? undefined;
  });
  return found;
}

/**
 * The type of an expression, as text of the API description; undefined when it is not known.
 *
 * @param node - An expression of JavaScript, as the editor's parser has read it.
 */
export function typeOf(node: SyntaxNode, textOf: TextOf, depth = 0): string | undefined {
  if (depth > DEPTH) return undefined;
  const next = (inner: SyntaxNode | null): string | undefined =>
    inner ? typeOf(inner, textOf, depth + 1) : undefined;
  switch (node.name) {
    case 'this':
      return 'Composition';
    case 'VariableName': {
      const name = textOf(node);
      if (name === 'keyfill') return 'Keyfill';
      let root = node;
      while (root.parent) root = root.parent;
      return next(valueOfVariable(root, name, textOf) ?? null);
    }
    case 'ParenthesizedExpression':
      return next(node.firstChild?.nextSibling ?? null);
    case 'MemberExpression': {
      const object = next(node.firstChild);
      if (object === undefined) return undefined;
      const property = node.getChild('PropertyName');
      return property ? memberOf(object, textOf(property))?.type : itemOf(object);
    }
    case 'CallExpression': {
      const callee = node.firstChild;
      if (callee?.name !== 'MemberExpression') return undefined;
      const property = callee.getChild('PropertyName');
      const object = next(callee.firstChild);
      if (object === undefined || !property) return undefined;
      const name = textOf(property);
      const member = memberOf(object, name);
      if (member) return member.type;
      return object.endsWith('[]') && ITEM_METHODS.includes(name) ? itemOf(object) : undefined;
    }
    default:
      return undefined;
  }
}

/** The members that an expression has. */
export function membersAt(node: SyntaxNode, textOf: TextOf): readonly Member[] {
  const type = typeOf(node, textOf);
  // A list has members of JavaScript, not of its items.
  return type === undefined || type.endsWith('[]') ? [] : namesIn(type).flatMap(membersOf);
}

/** The member that a property name in the text stands for. */
export function memberAt(property: SyntaxNode, textOf: TextOf): Member | undefined {
  const expression = property.parent;
  if (property.name !== 'PropertyName' || expression?.name !== 'MemberExpression' || !expression.firstChild)
    return undefined;
  const type = typeOf(expression.firstChild, textOf);
  return type === undefined ? undefined : memberOf(type, textOf(property));
}
