import { GROUP } from './paint-groups.ts';

/** The nine types of element, in the order in which the documentation lists them. */
export const ELEMENT_TYPES = [
  'text',
  'image',
  'image-loader',
  'image-sequence',
  'rectangle',
  'ellipse',
  'path',
  'lottie',
  'composition',
] as const;

/** One of the nine types of element. */
export type ElementType = (typeof ELEMENT_TYPES)[number];

/** The type of a style property. A `fill` is a color or a gradient. */
type PropertyKind = 'number' | 'string' | 'color' | 'fill';

/** Everything about a style property. The runtime, the validation, and the reference all use it. */
export interface PropertySpec<Kind extends PropertyKind = PropertyKind> {
  readonly kind: Kind;
  /** The default. Width and height sometimes differ: see `NATURAL_SIZE` and `MASK_PROPERTIES`. */
  readonly initial: number | string;
  readonly unit: 'px' | 'deg' | '';
  /** The painted range of a number. The value itself may be outside. */
  readonly min: number;
  readonly max: number;
  /** The strings that it accepts. Empty if it accepts any string. */
  readonly options: readonly string[];
  /** The bit of `GROUP` with which it's painted. */
  readonly group: number;
  /** The CSS property or filter function that gets the value unchanged. Empty if painting is harder. */
  readonly css: string;
}

type Specs = Readonly<Record<string, PropertySpec>>;

const number = (
  initial: number,
  unit: PropertySpec['unit'] = '',
  min = -Infinity,
  max = Infinity,
): PropertySpec<'number'> => ({
  kind: 'number',
  initial,
  unit,
  min,
  max,
  options: [],
  group: GROUP.text,
  css: '',
});
const pixels = (initial: number, min = -Infinity): PropertySpec<'number'> => number(initial, 'px', min);
const string = <Kind extends 'string' | 'color' | 'fill' = 'string'>(
  initial: string,
  kind = 'string' as Kind,
): PropertySpec<Kind> => ({ ...number(0), kind, initial });
/** A string that's one of a few words. The first one is the default. */
const choice = (...options: readonly [string, ...string[]]): PropertySpec<'string'> => ({
  ...string(options[0]),
  options,
});
const color = (initial: string): PropertySpec<'color'> => string(initial, 'color');

/** The property, painted with a group. Properties without a group change how text is set. */
const within = <Spec extends PropertySpec>(group: number, spec: Spec): Spec => ({ ...spec, group });
const transform = <Spec extends PropertySpec>(spec: Spec): Spec => within(GROUP.transform, spec);
const look = <Spec extends PropertySpec>(spec: Spec): Spec => within(GROUP.look, spec);
/** A property that's used unchanged as CSS. */
const css = <Spec extends PropertySpec>(name: string, spec: Spec): Spec => ({ ...spec, css: name });
const effect = <Spec extends PropertySpec>(spec: Spec): Spec => within(GROUP.filter, spec);
const filter = <Spec extends PropertySpec>(name: string, spec: Spec): Spec => effect(css(name, spec));

const POSITION = { x: transform(pixels(0)), y: transform(pixels(0)) };
const SIZE = { width: within(GROUP.box, pixels(100, 0)), height: within(GROUP.box, pixels(100, 0)) };
const TRANSFORM = {
  rotation: transform(number(0, 'deg')),
  scaleX: transform(number(1)),
  scaleY: transform(number(1)),
  opacity: within(GROUP.opacity, number(1, '', 0, 1)),
};
const SHAPE = {
  fill: look(string('#ffffff', 'fill')),
  stroke: look(color('transparent')),
  strokeWidth: look(pixels(0, 0)),
};
const CORNERS = { borderRadius: look(pixels(0, 0)) };
/** The properties that only text elements have: box, font, paragraph, and shadow. */
export const TEXT = {
  backgroundColor: look(color('transparent')),
  paddingTop: pixels(0, 0),
  paddingRight: pixels(0, 0),
  paddingBottom: pixels(0, 0),
  paddingLeft: pixels(0, 0),
  fontFamily: css('fontFamily', string('sans-serif')),
  fontSize: css('fontSize', pixels(48, 0)),
  fontWeight: css('fontWeight', number(400, '', 1, 1000)),
  fontStyle: css('fontStyle', choice('normal', 'italic')),
  letterSpacing: css('letterSpacing', pixels(0)),
  lineHeight: css('lineHeight', number(1.2, '', 0)),
  color: look(color('#ffffff')),
  textAlign: choice('left', 'center', 'right', 'justify'),
  verticalTextAlign: choice('top', 'middle', 'bottom'),
  textTransform: css('textTransform', choice('none', 'uppercase', 'lowercase', 'capitalize')),
  textShadowX: look(pixels(0)),
  textShadowY: look(pixels(0)),
  textShadowBlur: look(pixels(0, 0)),
  textShadowColor: look(color('transparent')),
};
/** The properties that are painted as a CSS filter, in the order of the reference. */
export const EFFECTS = {
  dropShadowX: effect(pixels(0)),
  dropShadowY: effect(pixels(0)),
  dropShadowBlur: effect(pixels(0, 0)),
  dropShadowColor: effect(color('transparent')),
  filterBlur: filter('blur', pixels(0, 0)),
  filterBrightness: filter('brightness', number(1, '', 0)),
  filterContrast: filter('contrast', number(1, '', 0)),
  filterSaturate: filter('saturate', number(1, '', 0)),
  filterGrayscale: filter('grayscale', number(0, '', 0, 1)),
  filterInvert: filter('invert', number(0, '', 0, 1)),
  filterSepia: filter('sepia', number(0, '', 0, 1)),
  filterHueRotate: filter('hue-rotate', number(0, 'deg')),
};

const COMMON = { ...POSITION, ...SIZE, ...TRANSFORM };

const FRAMED = { ...COMMON, ...CORNERS, ...EFFECTS };
const DRAWN = { ...COMMON, ...SHAPE, ...EFFECTS };
const TIMED = { ...COMMON, ...EFFECTS };

/** The style properties of each element type, in the order of the reference. */
export const ELEMENT_PROPERTIES = {
  text: { ...COMMON, ...TEXT, ...EFFECTS },
  image: FRAMED,
  'image-loader': FRAMED,
  'image-sequence': TIMED,
  rectangle: { ...COMMON, ...SHAPE, ...CORNERS, ...EFFECTS },
  ellipse: DRAWN,
  path: DRAWN,
  lottie: TIMED,
  composition: FRAMED,
} satisfies Record<ElementType, Specs>;

const MASK = { ...COMMON, feather: pixels(0, 0) };

/** The style properties of each mask shape. By default, width and height are the composition's. */
export const MASK_PROPERTIES = {
  rectangle: { ...COMMON, ...CORNERS, feather: MASK.feather },
  ellipse: MASK,
  path: MASK,
} satisfies Record<string, Specs>;

/** The element types with a natural size as their default width and height. */
export const NATURAL_SIZE: readonly ElementType[] = ['image', 'image-sequence', 'lottie', 'composition'];
