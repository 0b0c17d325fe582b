/** The properties and methods of an object: a table of all of them, then a section for each with a heading, facts, and text. */
import { isElement, objectOf, type ApiObject, type Member } from './description.ts';
import { addressOf, anchorOf, headingOf, OBJECT_PAGES } from './page-addresses.ts';
import {
  code,
  link,
  linkedType,
  list,
  prose,
  sentence,
  table,
  TABLES,
  value,
  markdown,
  type Attributes,
  type Block,
} from './text.ts';

/** The link below a table of properties. It also explains why some columns are missing. */
const LEGEND = link('How to read the columns', TABLES);

/** Returns a type the way a reader needs it, with type parameters replaced and style objects named. */
export function typeOf(object: ApiObject, member: Member): string {
  if (member.name === 'style') return 'Record<string, StyleProperty>';
  const names = Object.keys(object.typeParameters ?? {});
  let type = member.type.replace(/^\| /u, '');
  // Runs twice, because a parameter may refer to another parameter.
  for (const name of [...names, ...names])
    type = type.replace(new RegExp(`\\b${name}\\b(?!<)`, 'gu'), object.typeParameters?.[name] ?? name);
  // `Keyframe<…, …>[]` doesn't say more than `Keyframe[]` once its parameters are the defaults.
  return type.replace(/\b(Keyframe|GradientStop)<[^>]*>/gu, '$1');
}

/** Returns an object's members of one kind, or all of them. With `only`, it returns just those, in that order. */
function membersOf(object: ApiObject, { kind, only }: Attributes): readonly Member[] {
  const all = (object.members ?? []).filter((member) =>
    kind === undefined ? true : member.kind === kind.replace(/ies$/u, 'y').replace(/s$/u, ''),
  );
  if (only === undefined) return all;
  return only.split(/\s+/u).map((name) => {
    const member = all.find((one) => one.name === name);
    if (!member) throw new Error(`${object.name} has no member "${name}"`);
    return member;
  });
}

/** Returns the kinds of errors that a member can cause. The member's section says when they happen. */
export function errorOf({ throws = '' }: Member): string {
  return /TypeError/u.test(throws) ? code('TypeError') : '';
}

const yesOrNo = (is = false): string => (is ? 'yes' : 'no');

/**
 * Returns a table of members, which leaves out columns without content. `Animatable` only matters if some properties have keyframes:
 * for elements, masks, and styles.
 * @param hasSummaries whether the table is all there is, so that it has a sentence for each member
 */
function memberTable(
  object: ApiObject,
  members: readonly Member[],
  { page, hasSummaries = false }: { readonly page: string; readonly hasSummaries?: boolean },
): string {
  const isMethods = members.every(({ kind }) => kind === 'method');
  const hasStyle = object.name === 'Mask' || object.name === 'ElementBase' || isElement(object);
  const rows = members.map((member) => {
    const isProperty = member.kind === 'property';
    return [
      hasSummaries && !hasSections(object) ? code(headingOf(member)) : nameCell(object, member, page),
      hasSummaries ? sentence(prose(member.summary)) : '',
      linkedType(typeOf(object, member), page),
      value(member.default),
      isProperty || hasSummaries ? prose(member.unit ?? '') : '',
      prose(member.range ?? ''),
      // Callers create options themselves, so none of them is read-only for the caller.
      isProperty && object.name !== 'PlayOptions' ? yesOrNo(member.isReadonly) : '',
      isProperty && hasStyle && !hasSummaries ? yesOrNo(member.isAnimatable) : '',
      errorOf(member) || (isMethods && !hasSummaries ? 'none' : ''),
      member.since ?? '',
    ];
  });
  const columns = isMethods ? ['Method', 'What it is', 'Returns'] : ['Name', 'What it is', 'Type'];
  const others = ['Default', 'Unit', 'Range', 'Read-only', 'Animatable', 'Errors', 'Since'];
  return table([...columns, ...others], rows);
}

/** Whether the members of an object have sections, which is the case unless the object itself is a section. */
const hasSections = ({ name }: ApiObject): boolean => !(OBJECT_PAGES[name] ?? '#').includes('#');

function nameCell(object: ApiObject, member: Member, page: string): string {
  const address = addressOf(object.name, member);
  const here = page !== '' && address.startsWith(`${page}#`) ? address.slice(page.length) : address;
  return link(code(headingOf(member)), here);
}

/** Returns a member's signature: `readonly isPlaying: boolean`, `goToFrame(frame: number): void`. */
function declarationOf(object: ApiObject, member: Member): string {
  const type = typeOf(object, member);
  if (member.kind === 'method') {
    const parameters = (member.parameters ?? []).map((one) => {
      const own = typeOf(object, { ...member, name: one.name, type: one.type });
      return `${one.name}${one.isOptional ? '?' : ''}: ${own}`;
    });
    return code(`${member.name}(${parameters.join(', ')}): ${type}`);
  }
  return code(`${member.isReadonly ? 'readonly ' : ''}${member.name}: ${type}`);
}

/** Returns a member's heading, facts, and text, followed by the writer's text and the errors. */
function sectionOf(object: ApiObject, member: Member): Block[] {
  const facts = [
    declarationOf(object, member),
    member.kind === 'property' && member.unit && prose(member.unit),
    member.range && prose(member.range),
    member.default && `by default ${value(member.default)}`,
    member.since !== object.since && member.since && `since ${member.since}`,
  ].filter(Boolean);
  const { writeType = member.type } = member;
  const acceptedType = typeOf(object, { ...member, type: writeType });
  const accepted =
    acceptedType === typeOf(object, member)
      ? ''
      : `Accepts ${linkedType(acceptedType, OBJECT_PAGES[object.name] ?? '')}.`;
  const parameters = (member.parameters ?? [])
    .filter((one) => !/^The \w+\.$/u.test(one.summary))
    .map((one) => `- ${code(one.name)}: ${prose(one.summary)}`);
  return [
    markdown(`### ${code(headingOf(member))} {#${anchorOf(member)}}`),
    markdown(
      facts.join(', '),
      [prose(member.summary), accepted].filter(Boolean).join(' '),
      ...(parameters.length > 0 ? [parameters.join('\n')] : []),
      ...(member.returns === undefined ? [] : [`**Returns:** ${prose(member.returns)}`]),
    ),
    { proseOf: member.name },
    ...(member.throws === undefined ? [] : [markdown(`**Errors:** ${errors(member.throws)}`)]),
  ];
}

function errors(text: string): string {
  return prose(text.replace(/\bTypeError\b/gu, '`TypeError`'));
}

/** `<ApiMembers of="Layer" kind="properties">`: a table, and a section for each member. */
export function apiMembers(attributes: Attributes): Block[] {
  const object = objectOf(attributes['of'] ?? '');
  const members = membersOf(object, attributes);
  const page = (OBJECT_PAGES[object.name] ?? '').replace(/#.*$/u, '');
  const common = isElement(object) && attributes['kind'] !== 'methods' ? [commonMembers(members)] : [];
  if (members.length === 0) return common;
  const properties = members.filter(({ kind }) => kind === 'property');
  const methods = members.filter(({ kind }) => kind === 'method');
  return [
    ...common,
    ...(properties.length > 0 ? [markdown(memberTable(object, properties, { page }), LEGEND)] : []),
    ...(methods.length > 0 ? [markdown(memberTable(object, methods, { page }))] : []),
    ...members.flatMap((member) => sectionOf(object, member)),
  ];
}

/** Lists what an element has in addition to its own members. */
function commonMembers(own: readonly Member[]): Block {
  const base = objectOf('ElementBase');
  const names = (base.members ?? []).map((member) =>
    link(code(member.name), addressOf('ElementBase', member)),
  );
  const rest = own.length === 0 ? ' This type has no members of its own.' : ' This type adds:';
  return markdown(
    `Every element has the ${link('common properties', '/api/elements/common-properties')} ${list(names)}.${rest}`,
  );
}

/** `<ApiTable of="Flags" />`: a single table with a sentence for each member; `only` selects some of them. */
export function apiTable(attributes: Attributes): Block[] {
  const object = objectOf(attributes['of'] ?? '');
  const members = membersOf(object, attributes);
  return [
    markdown(
      '<div className="member-table">',
      memberTable(object, members, { page: '', hasSummaries: true }),
      '</div>',
    ),
    ...(hasSections(object) ? [] : errorLines(members)),
  ];
}

/** Lists when the members of a table throw. It goes below the table, because members without a section have no other place. */
function errorLines(members: readonly Member[]): Block[] {
  const namesOf = new Map<string, string[]>();
  for (const { name, throws } of members)
    if (throws !== undefined) namesOf.set(throws, [...(namesOf.get(throws) ?? []), code(name)]);

  return [...namesOf].map(([text, names]) => markdown(`**Errors of ${list(names)}:** ${errors(text)}`));
}
