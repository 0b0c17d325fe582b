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

/** Type of a style property. A `fill` is a color that may also be a gradient. */
export type PropertyKind = 'number' | 'string' | 'color' | 'fill';

/** What is to be known about a style property: the one source for the runtime, validation and the reference. */
export interface PropertySpec {
  readonly kind: PropertyKind;
  /** `natural` stands for the size of the picture, animation or composition that the element shows. */
  readonly initial: number | string;
  readonly unit: 'px' | 'deg' | '';
  /** Painted range of a number; the value itself may lie outside. */
  readonly min: number;
  readonly max: number;
  /** The texts that a string may be; empty when any text will do. */
  readonly options: readonly string[];
}

type Specs = Readonly<Record<string, PropertySpec>>;

const number = (
  initial: number,
  unit: PropertySpec['unit'] = '',
  min = -Infinity,
  max = Infinity,
): PropertySpec => ({
  kind: 'number',
  initial,
  unit,
  min,
  max,
  options: [],
});
const pixels = (initial: number, min = -Infinity): PropertySpec => number(initial, 'px', min);
const string = (initial: string, kind: 'string' | 'color' | 'fill' = 'string'): PropertySpec => ({
  ...number(0),
  kind,
  initial,
});
/** A string that is one of some words, the first of them at the start. */
const choice = (...options: readonly [string, ...string[]]): PropertySpec => ({
  ...string(options[0]),
  options,
});
const color = (initial: string): PropertySpec => string(initial, 'color');

const POSITION = { x: pixels(0), y: pixels(0) };
const SIZE = { width: pixels(100, 0), height: pixels(100, 0) };
const TRANSFORM = {
  rotation: number(0, 'deg'),
  scaleX: number(1),
  scaleY: number(1),
  opacity: number(1, '', 0, 1),
};
const SHAPE = { fill: string('#ffffff', 'fill'), stroke: color('transparent'), strokeWidth: pixels(0, 0) };
const CORNERS = { borderRadius: pixels(0, 0) };
/** What only texts have: their box, font, paragraph and shadow. */
export const TEXT = {
  backgroundColor: color('transparent'),
  paddingTop: pixels(0, 0),
  paddingRight: pixels(0, 0),
  paddingBottom: pixels(0, 0),
  paddingLeft: pixels(0, 0),
  fontFamily: string('sans-serif'),
  fontSize: pixels(48, 0),
  fontWeight: number(400, '', 1, 1000),
  fontStyle: choice('normal', 'italic'),
  letterSpacing: pixels(0),
  lineHeight: number(1.2, '', 0),
  color: color('#ffffff'),
  textAlign: choice('left', 'center', 'right', 'justify'),
  verticalTextAlign: choice('top', 'middle', 'bottom'),
  textTransform: choice('none', 'uppercase', 'lowercase', 'capitalize'),
  textShadowX: pixels(0),
  textShadowY: pixels(0),
  textShadowBlur: pixels(0, 0),
  textShadowColor: color('transparent'),
};
/** What is painted as a CSS filter, in the order of the reference. */
export const EFFECTS = {
  dropShadowX: pixels(0),
  dropShadowY: pixels(0),
  dropShadowBlur: pixels(0, 0),
  dropShadowColor: color('transparent'),
  filterBlur: pixels(0, 0),
  filterBrightness: number(1, '', 0),
  filterContrast: number(1, '', 0),
  filterSaturate: number(1, '', 0),
  filterGrayscale: number(0, '', 0, 1),
  filterInvert: number(0, '', 0, 1),
  filterSepia: number(0, '', 0, 1),
  filterHueRotate: number(0, 'deg'),
};

const COMMON = { ...POSITION, ...SIZE, ...TRANSFORM };

const FRAMED = { ...COMMON, ...CORNERS, ...EFFECTS };
const DRAWN = { ...COMMON, ...SHAPE, ...EFFECTS };
const TIMED = { ...COMMON, ...EFFECTS };

/** The style properties of each type of element, in the order of the reference. */
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

/** The style properties of each shape of mask; width and height start as the composition's. */
export const MASK_PROPERTIES = {
  rectangle: { ...COMMON, ...CORNERS, feather: MASK.feather },
  ellipse: MASK,
  path: MASK,
} satisfies Record<string, Specs>;

/** Types of element whose width and height start as the natural size of what they show. */
export const NATURAL_SIZE: readonly ElementType[] = ['image', 'image-sequence', 'lottie', 'composition'];
