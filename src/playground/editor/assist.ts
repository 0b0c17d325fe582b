import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { localCompletionSource } from '@codemirror/lang-javascript';
import { syntaxTree } from '@codemirror/language';
import type { EditorState, Extension } from '@codemirror/state';
import { hoverTooltip, type Tooltip } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import type { Member } from '../../shared/api-object.ts';
import { summaryOf } from '../model/members.ts';
import { memberAt, membersAt, typeOf } from './resolve.ts';

const nodeText =
  (state: EditorState) =>
  (node: SyntaxNode): string =>
    state.sliceDoc(node.from, node.to);

const element = (name: string, className: string, text: string): HTMLElement => {
  const node = document.createElement(name);
  node.className = className;
  node.textContent = text;
  return node;
};

/** Shows a member as the reference does: its signature, its description, and its default. */
function memberInfo(member: Member): HTMLElement {
  const { name, type, signature, summary, unit, default: initial, example } = member;
  const info = element('div', 'kf-info', '');
  const typed = `${name}: ${type}${unit ? ` (${unit})` : ''}${initial ? `, ${initial}` : ''}`;
  info.append(element('code', 'kf-info-name', signature ?? typed), element('p', '', summary));
  if (example) info.append(element('pre', 'kf-info-example', example));
  return info;
}

function objectInfo(type: string): HTMLElement {
  const info = element('div', 'kf-info', '');
  info.append(element('code', 'kf-info-name', type), element('p', '', summaryOf(type) ?? ''));
  return info;
}

const toCompletion = (member: Member): Completion => ({
  label: member.name,
  type: member.kind,
  detail: member.kind === 'method' ? '()' : member.type,
  info: () => memberInfo(member),
});

function completeMembers(context: CompletionContext): CompletionResult | null {
  const { state, pos } = context;
  const node = syntaxTree(state).resolveInner(pos, -1);
  const expression = node.name === 'MemberExpression' ? node : node.parent;
  const isMember = ['PropertyName', '.', '?.', 'MemberExpression'].includes(node.name);
  if (!isMember || expression?.name !== 'MemberExpression' || !expression.firstChild) return null;
  const members = membersAt(expression.firstChild, nodeText(state));
  if (members.length === 0) return null;
  const from = node.name === 'PropertyName' ? node.from : pos;
  return { from, options: members.map(toCompletion), validFor: /^[\w$]*$/ };
}

/** Shows what a name of the API means. */
function hoverInfo(state: EditorState, pos: number, side: -1 | 1): Tooltip | null {
  const node = syntaxTree(state).resolveInner(pos, side);
  const member = memberAt(node, nodeText(state));
  const type =
    node.name === 'this' || node.name === 'VariableName' ? typeOf(node, nodeText(state)) : undefined;
  const isObject = type === 'Composition' || type === 'Keyfill';
  if (!member && !isObject) return null;
  return {
    pos: node.from,
    end: node.to,
    above: true,
    create: () => ({ dom: member ? memberInfo(member) : objectInfo(type ?? '') }),
  };
}

export const assist = (): Extension => [
  autocompletion({ override: [completeMembers, localCompletionSource], icons: false }),
  hoverTooltip((view, pos, side) => hoverInfo(view.state, pos, side)),
];
