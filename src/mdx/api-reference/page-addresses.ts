/** Where the reference documents each object of the runtime, and the anchors of its members. */
import type { Member } from '../../shared/api-object.ts';
import { description } from './description.ts';

/** The page or section for each object. If an object only has a section, its members don't have headings. */
export const OBJECT_PAGES: Readonly<Record<string, string>> = {
  Keyfill: '/api/keyfill',
  Flags: '/api/keyfill#flags',
  Composition: '/api/composition',
  PlayOptions: '/api/composition#play-options',
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

/** Types that a page explains although they aren't objects. */
const TYPE_PAGES: Readonly<Record<string, string>> = {
  Next: '/api/keyfill#next-function',
  Unregister: '/api/keyfill#unregister',
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

const names = [...Object.keys(OBJECT_PAGES), ...Object.keys(TYPE_PAGES)].sort((a, b) => b.length - a.length);
const TYPE_NAME = new RegExp(`\\b(?:${names.join('|')})\\b`, 'u');

/** Returns the page of the first object in a type, such as `/api/layer` for `readonly Layer[]`. */
export function pageOfType(type: string): string | undefined {
  const name = TYPE_NAME.exec(type)?.[0] ?? '';
  return OBJECT_PAGES[name] ?? TYPE_PAGES[name];
}

/** Returns a member's heading: `x` or `play(options?)`. */
export function headingOf({ name, kind, parameters = [] }: Member): string {
  if (kind !== 'method') return name;
  return `${name}(${parameters.map((one) => `${one.name}${one.isOptional ? '?' : ''}`).join(', ')})`;
}

/** Returns the anchor of a member's heading, as Docusaurus would generate it, so old links still work. */
export const anchorOf = (member: Member): string =>
  headingOf(member)
    .toLowerCase()
    .replace(/[^\w -]/gu, '')
    .replaceAll(' ', '-');

/** Returns the address of a member: its heading, or its object's section. */
export function addressOf(object: string, member: Member): string {
  const page = OBJECT_PAGES[object];
  if (page === undefined)
    throw new Error(`src/mdx/api-reference/page-addresses.ts lists no page that documents "${object}"`);
  return page.includes('#') ? page : `${page}#${anchorOf(member)}`;
}

/** Returns the address of an element's style property by name. */
export function addressOfStyle(name: string): string {
  for (const object of description.objects) {
    const member = object.members?.find((one) => one.name === name && one.isAnimatable === true);
    if (member && !/Mask/u.test(object.name)) return addressOf(object.name, member);
  }
  throw new Error(`no element has a style property "${name}"`);
}
