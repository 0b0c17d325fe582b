// Completes the TSDoc of style properties from the runtime's table: default, unit, range, and errors.
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

/** Adds facts before each style property's tags. Throws if the table doesn't match the properties. */
export function withStyleFacts(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const styles = source.statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => name.text.endsWith('Style'));
  const additions = styles.flatMap((style) => {
    const isMask = style.name.text.includes('Mask');
    return style.members.filter(ts.isPropertySignature).map((member) => {
      const name = member.name.getText();
      const place = `${style.name.text}.${name}`;
      const spec = (isMask ? ofMasks : ofElements)[name];
      if (spec === undefined) throw new Error(`${place} isn't in ${TABLE}`);
      if (member.type?.getText() !== typeOf(spec))
        throw new Error(`${place} has to be a ${typeOf(spec)} to match ${TABLE}`);

      const facts = factsOf(name, spec, isMask);
      const [first, ...others] = ts.getJSDocTags(member);
      if (first === undefined) throw new Error(`${place} needs @example and @group`);
      const repeated = [first, ...others].find(({ tagName }) => tagName.text in facts);
      if (repeated) throw new Error(`${place} repeats @${repeated.tagName.text} from ${TABLE}`);
      const lines = Object.entries(facts).filter(([, fact]) => fact !== '');
      return { at: first.getStart(), lines: lines.map(([tag, fact]) => `@${tag} ${fact}\n   * `).join('') };
    });
  });
  return additions.reduceRight((all, { at, lines }) => all.slice(0, at) + lines + all.slice(at), text);
}
