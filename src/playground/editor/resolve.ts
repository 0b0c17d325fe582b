import type { SyntaxNode } from '@lezer/common';
import type { Member } from '../../shared/api-object.ts';
import { membersOf, namesIn } from '../model/members.ts';

/** The maximum length of a chain of variables to follow. */
const DEPTH = 8;

type NodeText = (node: SyntaxNode) => string;

const memberOf = (type: string, name: string): Member | undefined =>
  namesIn(type)
    .flatMap(membersOf)
    .find((member) => member.name === name);

/** Returns the item type of a list: `readonly Layer[]` → `Layer`. */
const itemOf = (type: string): string => type.replace(/^readonly /, '').replace(/\[\]$/, '');

/** List methods that return an item. */
const ITEM_METHODS = ['find', 'at', 'findLast', 'pop', 'shift'];

/** Finds `const name = value` in the text. Actions are short, so each name is assumed to have one meaning. */
function valueOfVariable(root: SyntaxNode, name: string, nodeText: NodeText): SyntaxNode | undefined {
  let found: SyntaxNode | undefined;
  root.cursor().iterate((cursor) => {
    if (found || cursor.name !== 'VariableDefinition' || nodeText(cursor.node) !== name) return;
    const equals = cursor.node.nextSibling;
    if (equals?.name === 'Equals') found = equals.nextSibling ?? undefined;
  });
  return found;
}

/**
 * Returns the type of an expression, as the API's description writes it, or undefined if it isn't known.
 * @param node - A JavaScript expression, as the editor's parser has read it.
 */
export function typeOf(node: SyntaxNode, nodeText: NodeText, depth = 0): string | undefined {
  if (depth > DEPTH) return undefined;
  const next = (inner: SyntaxNode | null): string | undefined =>
    inner ? typeOf(inner, nodeText, depth + 1) : undefined;
  switch (node.name) {
    case 'this':
      return 'Composition';
    case 'VariableName': {
      const name = nodeText(node);
      if (name === 'keyfill') return 'Keyfill';
      let root = node;
      while (root.parent) root = root.parent;
      return next(valueOfVariable(root, name, nodeText) ?? null);
    }
    case 'ParenthesizedExpression':
      return next(node.firstChild?.nextSibling ?? null);
    case 'MemberExpression': {
      const object = next(node.firstChild);
      if (object === undefined) return undefined;
      const property = node.getChild('PropertyName');
      return property ? memberOf(object, nodeText(property))?.type : itemOf(object);
    }
    case 'CallExpression': {
      const callee = node.firstChild;
      if (callee?.name !== 'MemberExpression') return undefined;
      const property = callee.getChild('PropertyName');
      const object = next(callee.firstChild);
      if (object === undefined || !property) return undefined;
      const name = nodeText(property);
      const member = memberOf(object, name);
      if (member) return member.type;
      return object.endsWith('[]') && ITEM_METHODS.includes(name) ? itemOf(object) : undefined;
    }
    default:
      return undefined;
  }
}

export function membersAt(node: SyntaxNode, nodeText: NodeText): readonly Member[] {
  const type = typeOf(node, nodeText);
  // A list has the members of a JavaScript array, not the members of its items.
  return type === undefined || type.endsWith('[]') ? [] : namesIn(type).flatMap(membersOf);
}

/** Returns the member that a property name in the text refers to. */
export function memberAt(property: SyntaxNode, nodeText: NodeText): Member | undefined {
  const expression = property.parent;
  if (property.name !== 'PropertyName' || expression?.name !== 'MemberExpression' || !expression.firstChild)
    return undefined;
  const type = typeOf(expression.firstChild, nodeText);
  return type === undefined ? undefined : memberOf(type, nodeText(property));
}
