// Completes the TSDoc of the API with what's known: the version of most, the errors of types, and from the
// runtime's table, the facts of style properties.
import ts from 'typescript';
import {
  ELEMENT_PROPERTIES,
  MASK_PROPERTIES,
  type PropertySpec,
} from '../../src/runtime/model/properties.ts';

const TABLE = 'src/runtime/model/properties.ts';

type Specs = Readonly<Record<string, PropertySpec>>;

const ofElements: Specs = Object.assign({}, ...Object.values(ELEMENT_PROPERTIES));
const ofMasks: Specs = Object.assign({}, ...Object.values(MASK_PROPERTIES));

const UNITS = { px: 'px of the composition', deg: 'deg', '': '' } as const;
const TYPES = {
  number: 'NumberProperty',
  string: 'StringProperty',
  color: 'ColorProperty',
  fill: 'FillProperty',
} as const;
const ERRORS = {
  boolean: "if the value isn't a boolean.",
  number: "if the value isn't a finite number.",
  string: "if the value isn't a string.",
  color: "if the value isn't a color.",
  fill: 'if the value is neither a color nor a gradient.',
} as const;

function defaultOf(name: string, { initial }: PropertySpec, isMask: boolean): string {
  if (name !== 'width' && name !== 'height') return String(initial);
  if (isMask) return `the composition's ${name}`;
  return `${initial}, or the natural ${name}`;
}

function rangeOf({ min, max, options }: PropertySpec): string {
  if (options.length > 0) return options.join(', ');
  if (min === -Infinity) return '';
  return max === Infinity ? `${min} and above` : `${min}…${max}`;
}

function errorOf(spec: PropertySpec): string {
  if (spec.options.length > 0) return "TypeError if the value isn't one of these words.";
  const clamped = rangeOf(spec) ? " A number that's out of range is clamped when painted." : '';
  return `TypeError ${ERRORS[spec.kind]}${clamped}`;
}

const typeOf = ({ kind, options }: PropertySpec): string =>
  options.length > 0 ? `StringProperty<${options.map((word) => `'${word}'`).join(' | ')}>` : TYPES[kind];

/** The facts of a property, by TSDoc tag. Empty if there's nothing to say. */
const factsOf = (name: string, spec: PropertySpec, isMask: boolean) => ({
  unit: UNITS[spec.unit],
  defaultValue: defaultOf(name, spec, isMask),
  range: rangeOf(spec),
  throws: errorOf(spec),
});

interface Addition {
  readonly at: number;
  readonly text: string;
}

const tagOf = (node: ts.Node, name: string): ts.JSDocTag | undefined =>
  ts.getJSDocTags(node).find(({ tagName }) => tagName.text === name);

/** Returns the error of each member that can be set and doesn't name another one. */
const errorsIn = (members: readonly ts.PropertySignature[]): readonly Addition[] =>
  members.flatMap((member) => {
    const error = ERRORS[member.type?.getText() as keyof typeof ERRORS];
    const isReadonly = (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Readonly) !== 0;
    const example = tagOf(member, 'example');
    if (error === undefined || isReadonly || tagOf(member, 'throws') || !example) return [];
    return [{ at: example.getStart(), text: `@throws TypeError ${error}\n   * ` }];
  });

/**
 * Returns the facts of style properties. Without a group, one belongs to the group of the one before it. An
 * example is only the value to set.
 * @param code - What's in front of `.style`, from the interface's own example.
 */
function factsIn(owner: string, members: readonly ts.PropertySignature[], code: string): readonly Addition[] {
  const isMask = owner.includes('Mask');
  let group: ts.JSDocTag['comment'];
  return members.flatMap((member) => {
    const name = member.name.getText();
    const place = `${owner}.${name}`;
    const spec = (isMask ? ofMasks : ofElements)[name];
    if (spec === undefined) throw new Error(`${place} isn't in ${TABLE}`);
    if (member.type?.getText() !== typeOf(spec))
      throw new Error(`${place} has to be a ${typeOf(spec)} to match ${TABLE}`);

    const tags = ts.getJSDocTags(member);
    const own = tagOf(member, 'group')?.comment;
    group = own ?? group;
    const example = tagOf(member, 'example');
    if (!tags[0] || !example || group === undefined) throw new Error(`${place} needs @group and @example`);
    const facts = { ...factsOf(name, spec, isMask), ...(own === undefined && { group }) };
    const repeated = tags.find(({ tagName }) => tagName.text in facts);
    if (repeated) throw new Error(`${place} repeats @${repeated.tagName.text} from ${TABLE}`);
    const lines = Object.entries(facts).filter(([, fact]) => fact !== '');
    const at = example.getStart() + '@example'.length;
    return [
      { at: tags[0].getStart(), text: lines.map(([tag, fact]) => `@${tag} ${fact}\n   * `).join('') },
      { at, text: `\n   * ${code}.style.${name}.value =` },
      { at: at + String(example.comment).length + 1, text: ';' },
    ];
  });
}

/** Adds what's known to the comments of a file. Throws if the table doesn't match the style properties. */
export function withKnownFacts(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const additions = source.statements.flatMap((one): readonly Addition[] => {
    if (!ts.isInterfaceDeclaration(one) && !ts.isTypeAliasDeclaration(one)) return [];
    const end = tagOf(one, 'example')?.parent.getEnd();
    const isNew = end !== undefined && !tagOf(one, 'since');
    const since = isNew ? [{ at: end - '*/'.length, text: '* @since 1.0\n ' }] : [];
    if (ts.isTypeAliasDeclaration(one)) return since;
    const members = one.members.filter(ts.isPropertySignature);
    const name = one.name.text;
    const [code = ''] = String(tagOf(one, 'example')?.comment).split('.style');
    return [...since, ...(name.endsWith('Style') ? factsIn(name, members, code) : errorsIn(members))];
  });
  return additions.reduceRight((all, { at, text: added }) => all.slice(0, at) + added + all.slice(at), text);
}
