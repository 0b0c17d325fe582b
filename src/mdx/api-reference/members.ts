/** An entry for each property and method: its name, its facts, what it is, an example, and errors. */
import type { ApiObject, Member } from '../../shared/api-object.ts';
import { isElement, objectOf } from './description.ts';
import { addressOf, anchorOf, headingOf, OBJECT_PAGES, pageOfType } from './page-addresses.ts';
import type { Attributes, Block } from './text.ts';
import { aside, code, link, linkedType, list, markdown, prose } from './text.ts';

/** Where to look up a message of an error that an action didn't catch. */
const CONSOLE_MESSAGES = '/user-guide/actions#console-messages';

/** Members that readers may be looking for instead, by object and member. */
const SEE_ALSO: Readonly<Record<string, readonly string[]>> = {
  'Composition.play': ['goToAndPlay'],
  'Composition.pause': ['goToFrame'],
  'Composition.stop': ['outroFrame'],
  'Composition.goToFrame': ['goToAndPlay'],
  'Composition.goToAndPlay': ['goToFrame'],
  'Composition.findElementByKey': ['findElementsByKey', 'findLayerByName'],
  'Composition.findLayerByName': ['layers', 'findElementByKey'],
  'Layer.startFrame': ['duration'],
  'ImageLoaderElement.source': ['setSource'],
  'ImageSequenceElement.activeImage': ['goToImage'],
  'StyleProperty.value': ['valueAt', 'isAnimated'],
  'StyleProperty.addKeyframe': ['removeKeyframe', 'clearKeyframes'],
  'Color.toHex': ['toRgba'],
};

/** Returns a type as a reader needs it: parameters replaced, styles named, no `readonly`, which is a chip. */
export function typeOf(object: ApiObject, member: Pick<Member, 'name' | 'type'>): string {
  if (member.name === 'style') return 'Record<string, StyleProperty>';
  const names = Object.keys(object.typeParameters ?? {});
  let type = member.type.replace(/^(?:\| |readonly )/u, '');
  // Runs twice, because a parameter may refer to another parameter.
  for (const name of [...names, ...names])
    type = type.replace(new RegExp(`\\b${name}\\b(?!<)`, 'gu'), object.typeParameters?.[name] ?? name);
  // `Keyframe<…, …>[]` doesn't say more than `Keyframe[]` once its parameters are the defaults.
  return type.replace(/\b(Keyframe|GradientStop)<[^>]*>/gu, '$1');
}

const membersOf = (object: ApiObject, { kind }: Attributes): readonly Member[] =>
  (object.members ?? []).filter((member) =>
    kind === undefined ? true : member.kind === kind.replace(/ies$/u, 'y').replace(/s$/u, ''),
  );

/** Returns a fact that's true and not obvious, next to the type. */
export const fact = (text = ''): string => text && `*${text}*`;

/** Returns a member's type and everything about it that isn't obvious. */
function factsOf(object: ApiObject, member: Member): readonly string[] {
  const isProperty = member.kind === 'property';
  const type = linkedType(typeOf(object, member), OBJECT_PAGES[object.name] ?? '');
  const returned = member.type === 'void' ? '' : `returns ${type}`;
  return [
    isProperty ? type : returned,
    // Callers create options themselves, so none of them is read-only for the caller.
    fact(member.isReadonly && object.name !== 'PlayOptions' ? 'read-only' : ''),
    fact(member.default && `default ${prose(member.default)}`),
    fact(isProperty ? prose(member.unit ?? '') : ''),
    fact(prose(member.range ?? '').replace(/\d{5,}/gu, (digits) => Number(digits).toLocaleString('en'))),
    fact(member.since !== object.since && member.since ? `since ${member.since}` : ''),
  ];
}

/**
 * Returns the entry of one or more members: their names as headings, then what they are and the facts.
 * @param headings pairs of a name and its anchor
 */
export function entry(
  headings: readonly (readonly [name: string, anchor: string])[],
  summary: string,
  facts: readonly string[],
  more: readonly Block[],
): Block {
  const names = headings.map(([name, anchor]) => `### ${code(name)} {#${anchor}}`);
  const line = facts.filter(Boolean).join(' ');
  const shown = line === '' ? [] : ['<div className="facts small soft">', line, '</div>'];
  return { entry: [markdown(...names, summary, ...shown), ...more] };
}

function entryOf(object: ApiObject, member: Member): Block {
  const { name, type, writeType = type, parameters = [], example = '' } = member;
  const acceptedType = typeOf(object, { ...member, type: writeType });
  const isWider = acceptedType !== typeOf(object, member);
  const accepted = isWider ? ` Accepts ${linkedType(acceptedType, OBJECT_PAGES[object.name] ?? '')}.` : '';
  const also = (SEE_ALSO[`${object.name}.${name}`] ?? []).map((other) => {
    const found = object.members?.find((one) => one.name === other);
    if (!found) throw new Error(`${object.name} has no member "${other}"`);
    return link(code(headingOf(found)), `#${anchorOf(found)}`);
  });
  const summary = prose(member.summary) + accepted;
  return entry([[headingOf(member), anchorOf(member)]], summary, factsOf(object, member), [
    ...fieldList(
      parameters.map((one) => {
        const own = [linkedType(typeOf(object, one), '')];
        // "The key." doesn't say more than the parameter's name.
        return [one.name, own, /^The \w+\.$/u.test(one.summary) ? '' : prose(one.summary)];
      }),
    ),
    ...aside(member.returns === undefined ? '' : `**Returns** ${prose(member.returns)}`),
    { proseOf: name },
    exampleBlock(example, name),
    ...aside(member.throws === undefined ? '' : errors(member.throws)),
    ...aside(also.length === 0 ? '' : `**See also** ${list(also)}.`),
  ]);
}

/** Returns code from a declaration, unless all it does is print a member of `this` or `keyfill`. */
function exampleBlock(example: string, exampleOf: string): Block {
  const isObvious = example === '' || /^console\.log\((?:this|keyfill)\.\w+\);/u.test(example);
  return { exampleOf, markdown: isObvious ? '' : `\`\`\`js\n${example}\n\`\`\`` };
}

/** Returns a list of names with their facts, and sentences below them. */
function fieldList(
  fields: readonly (readonly [name: string, facts: readonly string[], text: string])[],
): Block[] {
  if (fields.length === 0) return [];
  const items = fields.map(([name, facts, text]) => {
    const line = facts.filter(Boolean).join(' ');
    const head = `- **${code(name)}** <span className="facts small soft">${line}</span>`;
    return text === '' ? head : `${head}\\\n  ${text}`;
  });
  return [markdown('<div className="fields">', items.join('\n'), '</div>')];
}

function errors(text: string): string {
  const linked = prose(text).replace(/\b(?:Type)?Error\b/u, (name) => link(code(name), CONSOLE_MESSAGES));
  if (text.startsWith('Rejects')) return linked.replace('Rejects', '**Rejects**');
  return `**Throws** ${text.startsWith('Error') ? 'an' : 'a'} ${linked}`;
}

/** `<ApiMembers of="Layer" kind="properties">`: an entry for each member. */
export function apiMembers(attributes: Attributes): Block[] {
  const object = objectOf(attributes['of'] ?? '');
  const members = membersOf(object, attributes);
  const common = isElement(object) && attributes['kind'] !== 'methods' ? [commonMembers(members)] : [];
  return [...common, ...members.map((member) => entryOf(object, member))];
}

/** Lists what an element has in addition to its own members. */
function commonMembers(own: readonly Member[]): Block {
  const base = objectOf('ElementBase');
  const names = (base.members ?? []).map((member) =>
    link(code(member.name), addressOf('ElementBase', member)),
  );
  const rest = own.length === 0 ? ' This type has no members of its own.' : ' This type adds:';
  return markdown(
    `Every element has the ${link('common properties', '/api/elements/common-properties')} ` +
      `${list(names)}.${rest}`,
  );
}

/** `<ApiFields of="Flags" />`: the members of a small object. The entry around them has their errors. */
export function apiFields({ of = '' }: Attributes): Block[] {
  const object = objectOf(of);
  return fieldList((object.members ?? []).map((one) => [one.name, factsOf(object, one), prose(one.summary)]));
}

/** `<ApiType of="Next" />`: the entry of a type that members accept or return. */
export function apiType({ of = '' }: Attributes): Block[] {
  const { name, type, summary, example = '' } = objectOf(of);
  const anchor = pageOfType(name)?.split('#')[1] ?? '';
  const more = [...(type === undefined ? apiFields({ of }) : []), exampleBlock(example, name)];
  return [entry([[name, anchor]], prose(summary), [type === undefined ? '' : code(type)], more)];
}
