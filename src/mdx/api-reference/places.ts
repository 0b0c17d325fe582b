/** Where each object of the runtime is documented, and the anchors of its members. */
import { description, type Member } from './description';

/** Page, or section of a page, by object. An object with a section of its own has no headings for its members. */
export const PLACES: Readonly<Record<string, string>> = {
  Keyfill: '/api/keyfill',
  Flags: '/api/keyfill#flags',
  Composition: '/api/composition',
  PlayOptions: '/api/composition#playoptions',
  FrameAction: '/api/actions/frame-action',
  Layer: '/api/layer',
  Mask: '/api/mask',
  ElementBase: '/api/elements/common-properties',
  Origin: '/api/elements/common-properties#transformorigin',
  TextElement: '/api/elements/text',
  Size: '/api/elements/text#measure',
  ImageElement: '/api/elements/image',
  ImageLoaderElement: '/api/elements/image-loader',
  ImageSequenceElement: '/api/elements/image-sequence',
  RectangleElement: '/api/elements/rectangle',
  EllipseElement: '/api/elements/ellipse',
  PathElement: '/api/elements/path',
  LottieElement: '/api/elements/lottie',
  CompositionElement: '/api/elements/composition',
  StyleProperty: '/api/style-property',
  Keyframe: '/api/style-property/keyframes',
  Easing: '/api/style-property/keyframes#easing',
  Color: '/api/style-property/value-type/color',
  Gradient: '/api/style-property/property-types/color#gradients',
  GradientStop: '/api/style-property/property-types/color#gradient-stops',
  CommonStyle: '/api/style-property/all-properties',
  ShapeStyle: '/api/style-property/all-properties',
  CornerStyle: '/api/style-property/all-properties',
  TextOnlyStyle: '/api/style-property/all-properties',
  EffectStyle: '/api/style-property/all-properties',
  MaskStyle: '/api/style-property/mask-properties',
  RectangleMaskStyle: '/api/style-property/mask-properties',
};

/** Types that are explained on a page without being objects. */
const TYPE_PLACES: Readonly<Record<string, string>> = {
  AnyElement: '/api/elements',
  ElementType: '/api/elements',
  EasingName: '/api/style-property/keyframes#easing',
  ImageFit: '/api/elements/image-loader#fit',
  ColorInput: '/api/style-property/property-types/color#what-you-may-write',
  FillInput: '/api/style-property/property-types/color#what-you-may-write',
  NumberProperty: '/api/style-property/property-types/number',
  StringProperty: '/api/style-property/property-types/string',
  ColorProperty: '/api/style-property/property-types/color',
  FillProperty: '/api/style-property/property-types/color',
};

const names = [...Object.keys(PLACES), ...Object.keys(TYPE_PLACES)].sort((a, b) => b.length - a.length);
const named = new RegExp(`\\b(?:${names.join('|')})\\b`, 'u');

/** Page of the first object that a type names, such as `/api/layer` for `readonly Layer[]`. */
export function placeOfType(type: string): string | undefined {
  const name = named.exec(type)?.[0] ?? '';
  return PLACES[name] ?? TYPE_PLACES[name];
}

/** What a heading says of a member: `x` or `play(options?)`. */
export function headingOf({ name, kind, parameters = [] }: Member): string {
  if (kind !== 'method') {
    return name;
  }
  return `${name}(${parameters.map((one) => `${one.name}${one.isOptional ? '?' : ''}`).join(', ')})`;
}

/** Anchor of a member's heading; what Docusaurus would make of the heading itself, so that old links hold. */
export function anchorOf(member: Member): string {
  return headingOf(member)
    .toLowerCase()
    .replace(/[^\w -]/gu, '')
    .replaceAll(' ', '-');
}

/** Address of a member: its heading, or the section of its object. */
export function addressOf(object: string, member: Member): string {
  const place = PLACES[object];
  if (place === undefined) {
    throw new Error(`src/mdx/api-reference/places.ts doesn't list the page that documents "${object}"`);
  }
  return place.includes('#') ? place : `${place}#${anchorOf(member)}`;
}

/** Address of a style property of elements by its name. */
export function addressOfStyle(name: string): string {
  for (const object of description.objects) {
    const member = object.members?.find((one) => one.name === name && one.isAnimatable === true);
    if (member && !/Mask/u.test(object.name)) {
      return addressOf(object.name, member);
    }
  }
  throw new Error(`no element has a style property "${name}"`);
}
