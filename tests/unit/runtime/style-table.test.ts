// @vitest-environment jsdom
// The specification's table of style properties, written out and compared with everything that repeats it.
import { describe, expect, it } from 'vitest';
import api from '../../../src/runtime-description/api.json';
import schema from '../../../src/runtime-description/project-schema.json';
import type { ElementDefinition } from '../../../src/runtime/definition/elements.ts';
import {
  ELEMENT_PROPERTIES,
  ELEMENT_TYPES,
  MASK_PROPERTIES,
  NATURAL_SIZE,
  type ElementType,
  type PropertySpec,
} from '../../../src/runtime/model/properties.ts';
import { composition, mount, project } from './support.ts';

interface Row {
  readonly type: 'number' | 'string' | 'color';
  readonly unit: string;
  readonly initial: number | string;
  /** `0…1`, or the strings that are allowed. */
  readonly range: string;
  readonly elements: readonly ElementType[];
}

const ALL = ELEMENT_TYPES;
const SHAPES = ['rectangle', 'ellipse', 'path'] as const;
const ROUND = ['rectangle', 'image', 'image-loader', 'composition'] as const;

const rows = new Map<string, Row>();
/** A line of the table: names, type, unit, default, range, elements. */
function row(
  names: string,
  type: Row['type'],
  unit: string,
  initial: Row['initial'],
  range: string,
  elements: Row['elements'],
): void {
  for (const name of names.split(' ')) rows.set(name, { type, unit, initial, range, elements });
}

row('x y', 'number', 'px', 0, '', ALL);
row('width height', 'number', 'px', 100, '0…', ALL);
row('rotation', 'number', 'deg', 0, '', ALL);
row('scaleX scaleY', 'number', '', 1, '', ALL);
row('opacity', 'number', '', 1, '0…1', ALL);
row('fill', 'color', '', '#ffffff', '', SHAPES);
row('stroke', 'color', '', 'transparent', '', SHAPES);
row('strokeWidth', 'number', 'px', 0, '0…', SHAPES);
row('borderRadius', 'number', 'px', 0, '0…', ROUND);
row('backgroundColor', 'color', '', 'transparent', '', ['text']);
row('paddingTop paddingRight paddingBottom paddingLeft', 'number', 'px', 0, '0…', ['text']);
row('fontFamily', 'string', '', 'sans-serif', '', ['text']);
row('fontSize', 'number', 'px', 48, '0…', ['text']);
row('fontWeight', 'number', '', 400, '1…1000', ['text']);
row('fontStyle', 'string', '', 'normal', 'normal italic', ['text']);
row('letterSpacing', 'number', 'px', 0, '', ['text']);
row('lineHeight', 'number', '', 1.2, '0…', ['text']);
row('color', 'color', '', '#ffffff', '', ['text']);
row('textAlign', 'string', '', 'left', 'left center right justify', ['text']);
row('verticalTextAlign', 'string', '', 'top', 'top middle bottom', ['text']);
row('textTransform', 'string', '', 'none', 'none uppercase lowercase capitalize', ['text']);
row('textShadowX textShadowY', 'number', 'px', 0, '', ['text']);
row('textShadowBlur', 'number', 'px', 0, '0…', ['text']);
row('textShadowColor', 'color', '', 'transparent', '', ['text']);
row('dropShadowX dropShadowY', 'number', 'px', 0, '', ALL);
row('dropShadowBlur', 'number', 'px', 0, '0…', ALL);
row('dropShadowColor', 'color', '', 'transparent', '', ALL);
row('filterBlur', 'number', 'px', 0, '0…', ALL);
row('filterBrightness filterContrast filterSaturate', 'number', '', 1, '0…', ALL);
row('filterGrayscale filterInvert filterSepia', 'number', '', 0, '0…1', ALL);
row('filterHueRotate', 'number', 'deg', 0, '', ALL);

/** The elements that have a style object's properties. */
const OWNERS: Readonly<Record<string, Row['elements']>> = {
  CommonStyle: ALL,
  ShapeStyle: SHAPES,
  CornerStyle: ROUND,
  EffectStyle: ALL,
  TextOnlyStyle: ['text'],
};
type Documented = Readonly<Record<'name' | 'type', string>> &
  Readonly<Partial<Record<'unit' | 'default' | 'range', string>>>;
const documentedIn = (style: string): readonly Documented[] =>
  (api.objects.find(({ name }) => name === style)?.members ?? []) as readonly Documented[];

// Properties that were added since the table was written are checked against their TSDoc.
for (const [style, elements] of Object.entries(OWNERS))
  for (const { name, type, unit = '', default: initial = '', range = '' } of documentedIn(style)) {
    if (rows.has(name)) continue;
    const kind = type.startsWith('Number') ? 'number' : type.startsWith('String') ? 'string' : 'color';
    const limits = range.replace(/, /g, ' ').replace(/^0 and above$/, '0…');
    row(
      name,
      kind,
      unit.split(' ')[0] ?? '',
      kind === 'number' ? Number(initial) : initial,
      limits,
      elements,
    );
  }

/** Mask properties are the properties of the same name on elements, plus `feather`. */
const MASK_NAMES = 'x y width height rotation scaleX scaleY opacity borderRadius feather'.split(' ');
const FEATHER: Row = { type: 'number', unit: 'px', initial: 0, range: '0…', elements: [] };
const maskRow = (name: string): Row => rows.get(name) ?? FEATHER;
const maskNames = (shape: string): readonly string[] =>
  MASK_NAMES.filter((name) => shape === 'rectangle' || name !== 'borderRadius');

/** A property in the runtime, in the table's words. */
function inWords({ kind, unit, initial, min, max, options }: PropertySpec): Omit<Row, 'elements'> {
  const hasRange = kind === 'number' && (min !== -Infinity || max !== Infinity);
  const range = hasRange ? `${min}…${max === Infinity ? '' : max}` : options.join(' ');
  return { type: kind === 'fill' ? 'color' : kind, unit, initial, range };
}

const withoutElements = ({ type, unit, initial, range }: Row) => ({ type, unit, initial, range });
const namesOf = (type: ElementType): readonly string[] =>
  [...rows].filter(([, { elements }]) => elements.includes(type)).map(([name]) => name);

describe('the style properties of the specification', () => {
  it.each(ELEMENT_TYPES)('match the runtime exactly, with type, unit, default, and range: %s', (type) => {
    const specs = ELEMENT_PROPERTIES[type] as Readonly<Record<string, PropertySpec>>;
    const expected = namesOf(type).map((name) => [name, withoutElements(rows.get(name)!)]);
    const actual = Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, inWords(spec)]));
    expect(actual).toEqual(Object.fromEntries(expected));
  });

  it.each(Object.entries(MASK_PROPERTIES))('match the mask shape %s exactly', (shape, specs) => {
    const expected = maskNames(shape).map((name) => [name, withoutElements(maskRow(name))]);
    const actual = Object.fromEntries(
      Object.entries<PropertySpec>(specs).map(([name, spec]) => [name, inWords(spec)]),
    );
    expect(actual).toEqual(Object.fromEntries(expected));
  });

  it('allow a gradient only in fill, and give four element types a natural size', () => {
    for (const specs of [...Object.values(ELEMENT_PROPERTIES), ...Object.values(MASK_PROPERTIES)])
      for (const [name, { kind }] of Object.entries<PropertySpec>(specs))
        expect(kind === 'fill', name).toBe(name === 'fill');
    expect([...NATURAL_SIZE].sort()).toEqual(['composition', 'image', 'image-sequence', 'lottie']);
  });

  it('match the ones that a project file can have', () => {
    const defs = schema.$defs as Readonly<Record<string, { properties?: object }>>;
    for (const type of ELEMENT_TYPES)
      expect(Object.keys(defs[`element-style-${type}`]?.properties ?? {}).sort(), type).toEqual(
        [...namesOf(type)].sort(),
      );
    for (const shape of Object.keys(MASK_PROPERTIES))
      expect(Object.keys(defs[`mask-style-${shape}`]?.properties ?? {}).sort(), shape).toEqual(
        [...maskNames(shape)].sort(),
      );
  });

  it('are documented with the same type, unit, default, and range', () => {
    const kinds = {
      number: /^NumberProperty$/,
      string: /^StringProperty\b/,
      color: /^(Color|Fill)Property$/,
    };
    const groups: readonly (readonly [string, (name: string) => Row])[] = [
      ...['CommonStyle', 'ShapeStyle', 'CornerStyle', 'EffectStyle', 'TextOnlyStyle'].map(
        (group) => [group, (name: string) => rows.get(name)!] as const,
      ),
      ['MaskStyle', maskRow],
      ['RectangleMaskStyle', maskRow],
    ];
    for (const [group, rowOf] of groups) {
      for (const member of api.objects.find(({ name }) => name === group)!.members ?? []) {
        const {
          name,
          type,
          unit = '',
          range = '',
        } = member as Record<'name' | 'type' | 'unit' | 'range', string>;
        const documented = (member as { default?: string }).default ?? '';
        const expected = rowOf(name);
        const place = `${group}.${name}`;
        expect(type, place).toMatch(kinds[expected.type]);
        expect(unit.split(' ')[0], place).toBe(expected.unit);
        expect(range.replace(/, /g, ' ').replace(/^0 and above$/, '0…'), place).toBe(expected.range);
        const isOfComposition = group === 'MaskStyle' && (name === 'width' || name === 'height');
        expect(documented.split(';')[0], place).toBe(
          isOfComposition ? `the composition's ${name}` : String(expected.initial),
        );
      }
    }
  });

  it('have the same defaults in a template', async () => {
    const bare = {
      text: { type: 'text' },
      'image-loader': { type: 'image-loader' },
      rectangle: { type: 'rectangle' },
      ellipse: { type: 'ellipse' },
      path: { type: 'path', data: 'M0 0H1' },
      composition: { type: 'composition', composition: 'child' },
    } satisfies Partial<Record<ElementType, ElementDefinition>>;
    const layers = Object.entries(bare).map(([id, element]) => ({
      id,
      name: id,
      element,
      masks: [{ id: `mask of ${id}`, shape: 'rectangle' as const }],
    }));
    const child = composition({ id: 'child', name: 'Child', width: 300, height: 200 });
    const { main } = await mount(project(composition({ layers }), child));
    const initialOf = (value: unknown): unknown =>
      typeof value === 'object' ? (value as { toHex: () => string }).toHex() : value;
    const hex = (initial: unknown): unknown => (initial === 'transparent' ? '#00000000' : initial);
    for (const { element, masks } of main.layers) {
      const size: Readonly<Record<string, number>> =
        element.type === 'composition' ? { width: 300, height: 200 } : {};
      for (const [name, property] of Object.entries(element.style)) {
        const { type, unit, initial } = rows.get(name)!;
        expect([property.type, property.unit, initialOf(property.value)], `${element.type} ${name}`).toEqual([
          type,
          unit,
          size[name] ?? hex(initial),
        ]);
      }
      const own: Readonly<Record<string, number>> = { width: 1920, height: 1080 };
      for (const [name, property] of Object.entries(masks[0]!.style))
        expect(property.value, `mask ${name}`).toBe(own[name] ?? maskRow(name).initial);
    }
  });
});
