/** The style properties that the runtime paints, by group, by element, and by type. */
import type { Member } from '../../shared/api-object.ts';
import { description, objectOf, type Spec } from './description.ts';
import { entry, fact } from './members.ts';
import { addressOfStyle, anchorOf, OBJECT_PAGES } from './page-addresses.ts';
import { aside, code, link, prose, table, value, markdown, type Attributes, type Block } from './text.ts';

const ELEMENT_STYLES = ['CommonStyle', 'ShapeStyle', 'CornerStyle', 'TextOnlyStyle', 'EffectStyle'];
const MASK_STYLES = ['MaskStyle', 'RectangleMaskStyle'];

/** A style property and the runtime's facts about it. */
interface Style {
  readonly member: Member;
  readonly spec: Spec;
  /** The element types or mask shapes that have it. */
  readonly owners: readonly string[];
}

const stylesOf = (
  objects: readonly string[],
  properties: Readonly<Record<string, Readonly<Record<string, Spec>>>>,
): readonly Style[] =>
  objects
    .flatMap((name) => objectOf(name).members ?? [])
    .map((member) => {
      const owners = Object.keys(properties).filter((owner) => properties[owner]?.[member.name]);
      const spec = properties[owners[0] ?? '']?.[member.name];
      if (!spec) throw new Error(`no element or mask has the style property "${member.name}"`);
      return { member, spec, owners };
    });

const elementStyles = stylesOf(ELEMENT_STYLES, description.elementProperties);
const maskStyles = stylesOf(MASK_STYLES, description.maskProperties);

const groups = [...new Set(elementStyles.map(({ member }) => member.group ?? ''))];

/** `fill` is a color that can also be a gradient. */
const typeOf = ({ kind }: Spec): string => (kind === 'fill' ? 'color' : kind);

function typeLink(spec: Spec): string {
  const type = typeOf(spec);
  const text = spec.kind === 'fill' ? 'color | gradient' : type;
  return link(code(text), `/api/style-property/property-types/${type}`);
}

function rangeOf({ options, min, max }: Spec): string {
  if (options.length > 0) return options.map(code).join(', ');
  if (min === null && max === null) return '';
  return max === null ? `${min} and above` : `${min}…${max}`;
}

/** Returns a default: as code if a reader can write it, and as plain words if it's only a description. */
function defaultOf({ member, spec }: Style): string {
  const { default: text = '' } = member;
  return spec.kind === 'string' ? code(text) : value(text);
}

const isCommon = (owners: readonly string[]): boolean => owners.length === description.elementTypes.length;

function elementLinks(owners: readonly string[]): string {
  if (isCommon(owners)) return link('all', '/api/elements');
  return owners.map((type) => link(type.replace('-', ' '), `/api/elements/${type}`)).join(', ');
}

/** What the properties that share an entry are, by the start of their names. */
const SHARED: Readonly<Record<string, string>> = {
  padding: 'The space between an edge of the box and the text.',
  textShadow: 'How far the text shadow is offset: X to the right, and Y downward.',
  dropShadow: 'How far the drop shadow is offset: X to the right, and Y downward.',
};

/** Returns what a property shares with others, or its own name. */
function sharedName(name: string): string {
  const stem = name.replace(/(?:Top|Right|Bottom|Left|X|Y)$/u, '');
  return stem in SHARED ? stem : name;
}

function entriesOf(styles: readonly Style[]): Block[] {
  const names = new Set(styles.map(({ member }) => sharedName(member.name)));
  return [...names].map((shared) => {
    const [style, ...others] = styles.filter(({ member }) => sharedName(member.name) === shared);
    if (!style) throw new Error(`no style property is called "${shared}"`);
    const { member, spec } = style;
    const headings = [style, ...others].map((one) => [one.member.name, anchorOf(one.member)] as const);
    const facts = [
      typeLink(spec),
      fact(`default ${prose(member.default ?? '')}`),
      fact(spec.unit),
      // The sentence lists the words.
      fact(spec.options.length > 0 ? '' : rangeOf(spec)),
      fact(member.since === '1.0' ? '' : `since ${member.since}`),
    ];
    // All examples would differ only in their values, so only the writer's are shown.
    const more = [{ exampleOf: member.name, markdown: '' }, { proseOf: member.name }];
    return entry(headings, SHARED[shared] ?? prose(member.summary), facts, more);
  });
}

/** `<ApiStyleGroup name="font" />`: the elements that have a group, and an entry for each property. */
export function apiStyleGroup({ name = '' }: Attributes): Block[] {
  const styles = elementStyles.filter(({ member }) => member.group === name);
  const [style] = styles;
  if (!style) throw new Error(`unknown group "${name}". Use one of: ${groups.join(', ')}`);
  return [...aside(`Elements: ${elementLinks(style.owners)}.`), ...entriesOf(styles)];
}

/** `<ApiMaskStyles>`: the style properties of masks. */
export const apiMaskStyles = (): Block[] => entriesOf(maskStyles);

const linkToStyle = ({ member }: Style): string => link(code(member.name), addressOfStyle(member.name));

function groupTable(styles: readonly Style[], hasNaturalSize = false): Block[] {
  const rows = groups.flatMap((group) => {
    const links = styles.filter(({ member }) => member.group === group).map(linkToStyle);
    const note = hasNaturalSize && group === 'size' ? ' (default: natural size)' : '';
    return links.length === 0 ? [] : [[group, links.join(', ') + note]];
  });
  return [markdown(table(['Group', 'Style properties'], rows))];
}

/** `<ApiStyles of="text" />`: an element's properties. */
export function apiStyles({ of = '' }: Attributes): Block[] {
  const own = description.elementProperties[of];
  if (!own) throw new Error(`unknown element "${of}". Use one of: ${description.elementTypes.join(', ')}`);
  const styles = elementStyles.filter(({ member }) => own[member.name]);
  return groupTable(styles, description.naturalSize.includes(of));
}

/** Lists what all elements have, by group. */
export const apiCommonStyles = (): Block[] =>
  groupTable(elementStyles.filter(({ owners }) => isCommon(owners)));

/** `<ApiStylesByType type="number" by="range" />`: the properties of a type; `by` groups similar ones. */
export function apiStylesByType({ type = '', by }: Attributes): Block[] {
  // Masks have one property that elements don't have.
  const maskPage = `${OBJECT_PAGES['MaskStyle']}#`;
  const masks = maskStyles
    .filter(({ member }) => !elementStyles.some((other) => other.member.name === member.name))
    .map((style) => ({
      style,
      name: `${link(code(style.member.name), maskPage + anchorOf(style.member))} (masks)`,
    }));
  const styles = [...elementStyles.map((style) => ({ style, name: linkToStyle(style) })), ...masks].filter(
    ({ style }) => typeOf(style.spec) === type,
  );
  if (styles.length === 0) throw new Error(`no style property has the type "${type}"`);
  if (by === undefined) {
    const rows = styles.map(({ style, name }) => [
      name,
      defaultOf(style),
      type === 'color' ? (style.spec.kind === 'fill' ? 'yes' : 'no') : '',
      rangeOf(style.spec) || (type === 'string' ? 'any text' : ''),
      elementLinks(style.owners),
    ]);
    return [markdown(table(['Name', 'Default', 'Gradient', 'Accepts', 'Elements'], rows))];
  }
  const isUnit = by === 'unit';
  const gathered = new Map<string, string[]>();
  for (const { style, name } of styles) {
    const key = isUnit ? code(`"${style.spec.unit}"`) : rangeOf(style.spec) || 'no limit';
    gathered.set(key, [...(gathered.get(key) ?? []), name]);
  }
  const rows = [...gathered].map(([key, names]) => [key, names.join(', ')]);
  return [markdown(table([isUnit ? '`unit`' : 'Painted', 'Properties'], rows))];
}
