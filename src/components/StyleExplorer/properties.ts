import brand from '../../../generated/brand.json';
import { ELEMENT_PROPERTIES, MASK_PROPERTIES, type PropertySpec } from '../../runtime/model/properties.ts';

/** What readers can try the properties on. Together, the three have every style property. */
export const SUBJECTS = {
  text: { title: 'Text', specs: ELEMENT_PROPERTIES.text },
  rectangle: { title: 'Rectangle', specs: ELEMENT_PROPERTIES.rectangle },
  mask: { title: 'Mask', specs: MASK_PROPERTIES.rectangle },
} as const satisfies Record<
  string,
  { readonly title: string; readonly specs: Readonly<Record<string, PropertySpec>> }
>;

export type Subject = keyof typeof SUBJECTS;
export type Value = number | string;

/** How a value is chosen. */
export type Control =
  | { readonly kind: 'range'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'color' };

/** The typeface of the site, and fonts that every system has. */
const FAMILIES = ['Archivo', 'sans-serif', 'serif', 'monospace', 'system-ui', 'cursive'];
/** The ends of ranges that the runtime leaves open. */
const OPEN_ENDS: Readonly<Record<PropertySpec['unit'], readonly [low: number, high: number]>> = {
  px: [-200, 400],
  deg: [-360, 360],
  '': [-2, 3],
};

/** The properties of a subject, by name. */
export const specsOf = (subject: Subject): Readonly<Record<string, PropertySpec>> => SUBJECTS[subject].specs;

/** The control that fits a property. */
export function controlOf({ kind, options, unit, min, max }: PropertySpec): Control {
  if (kind === 'color' || kind === 'fill') return { kind: 'color' };
  if (kind === 'string') return { kind: 'choice', options: options.length > 0 ? options : FAMILIES };
  const [low, high] = OPEN_ENDS[unit];
  const ends = { min: Number.isFinite(min) ? min : low, max: Number.isFinite(max) ? max : high };
  const step = unit === '' && ends.max - ends.min <= 10 ? 0.05 : 1;
  return { kind: 'range', ...ends, step };
}

/** The style with which the explorer starts. Every property has something to change. */
export const STARTS: Readonly<Record<Subject, Readonly<Record<string, Value>>>> = {
  text: {
    x: 60,
    y: 60,
    width: 360,
    height: 150,
    fontFamily: 'Archivo',
    fontSize: 36,
    color: '#ffffff',
    backgroundColor: '#27457f',
    textShadowX: 3,
    textShadowY: 3,
    textShadowColor: '#000000',
    dropShadowX: 8,
    dropShadowY: 8,
    dropShadowBlur: 4,
    dropShadowColor: '#000000',
  },
  rectangle: {
    x: 120,
    y: 70,
    width: 240,
    height: 130,
    fill: brand.fill,
    stroke: '#ffffff',
    strokeWidth: 4,
    borderRadius: 12,
    dropShadowX: 8,
    dropShadowY: 8,
    dropShadowBlur: 4,
    dropShadowColor: '#000000',
  },
  mask: { x: 120, y: 60, width: 240, height: 150, borderRadius: 12, feather: 0 },
};

/** The value with which a property starts. */
export const startOf = (subject: Subject, name: string): Value =>
  STARTS[subject][name] ?? specsOf(subject)[name]?.initial ?? 0;

/** The change as a line of code in an action. */
export function codeOf(subject: Subject, name: string, value: Value): string {
  const target =
    subject === 'mask' ? "this.findLayerByName('Picture').masks[0]" : "this.findElementByKey('_try')";
  return `${target}.style.${name}.value = ${typeof value === 'string' ? `'${value}'` : value};`;
}
