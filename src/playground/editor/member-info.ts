import { summaryOf, type Member } from '../model/members.ts';

const element = (name: string, className: string, text: string): HTMLElement => {
  const node = document.createElement(name);
  node.className = className;
  node.textContent = text;
  return node;
};

/** Shows a member as the reference does: its signature, its description, and its default. */
export function memberInfo(member: Member): HTMLElement {
  const { name, type, signature, summary, unit, default: initial, example } = member;
  const info = element('div', 'kf-info', '');
  const typed = `${name}: ${type}${unit ? ` (${unit})` : ''}${initial ? `, ${initial}` : ''}`;
  info.append(element('code', 'kf-info-name', signature ?? typed), element('p', '', summary));
  if (example) info.append(element('pre', 'kf-info-example', example));
  return info;
}

export function objectInfo(type: string): HTMLElement {
  const info = element('div', 'kf-info', '');
  info.append(element('code', 'kf-info-name', type), element('p', '', summaryOf(type) ?? ''));
  return info;
}
