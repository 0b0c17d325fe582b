import { ELEMENT_PROPERTIES, MASK_PROPERTIES, type PropertySpec } from '../../runtime/model/properties.ts';

/** The subjects that readers can try properties on. Together, the three have every style property. */
export const SUBJECTS = {
  text: { title: 'Name (text)', specs: ELEMENT_PROPERTIES.text },
  rectangle: { title: 'Plate (rectangle)', specs: ELEMENT_PROPERTIES.rectangle },
  mask: { title: 'Mask', specs: MASK_PROPERTIES.rectangle },
} as const;

export type Subject = keyof typeof SUBJECTS;
export type Value = number | string;

export type Control =
  | { readonly kind: 'range'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'color' };

/** The typeface of the site, and fonts that every system has. */
const FAMILIES = ['Archivo', 'sans-serif', 'serif', 'monospace', 'system-ui', 'cursive'];
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

/** The style that the explorer starts with. Shadows have a color, so their offsets show. */
export const STARTS: Readonly<Record<Subject, Readonly<Record<string, Value>>>> = {
  text: {
    x: 24,
    y: 164,
    width: 264,
    height: 48,
    paddingTop: 8,
    paddingLeft: 16,
    fontFamily: 'Archivo',
    fontSize: 26,
    fontWeight: 600,
    color: '#f7f5f0',
    backgroundColor: '#0b0e14',
    textShadowColor: '#e5484d',
    dropShadowColor: '#e5484d',
  },
  rectangle: {
    x: 24,
    y: 164,
    width: 264,
    height: 48,
    fill: '#0b0e14',
    stroke: '#ffd23f',
    dropShadowY: 2,
    dropShadowBlur: 8,
    dropShadowColor: '#0b0e14',
  },
  mask: { x: 24, y: 156, width: 264, height: 92 },
};

/** The value with which a property starts. */
export const startOf = (subject: Subject, name: string): Value =>
  STARTS[subject][name] ?? specsOf(subject)[name]?.initial ?? 0;

/** The change as a line of code in an action. */
export function codeOf(subject: Subject, name: string, value: Value): string {
  const targets = {
    text: "this.findElementByKey('_name')",
    rectangle: "this.findElementByKey('_plate')",
    mask: "this.findLayerByName('Lower third').masks[0]",
  };
  return `${targets[subject]}.style.${name}.value = ${typeof value === 'string' ? `'${value}'` : value};`;
}
