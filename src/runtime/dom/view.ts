import type { Origin } from '../api/values.ts';
import { FILTER_PROPERTIES, filterOf, numberOf, transformOf, type PaintedValues } from '../render/css.ts';

/** What is painted together: when one property of a group changes, the group is painted. */
export const GROUP = {
  box: 1,
  transform: 2,
  opacity: 4,
  filter: 8,
  look: 16,
  text: 32,
  origin: 64,
  all: 127,
} as const;

const GROUP_BY_NAME: Readonly<Record<string, number>> = {
  width: GROUP.box,
  height: GROUP.box,
  x: GROUP.transform,
  y: GROUP.transform,
  rotation: GROUP.transform,
  scaleX: GROUP.transform,
  scaleY: GROUP.transform,
  opacity: GROUP.opacity,
  fill: GROUP.look,
  stroke: GROUP.look,
  strokeWidth: GROUP.look,
  borderRadius: GROUP.look,
  backgroundColor: GROUP.look,
  color: GROUP.look,
  ...Object.fromEntries(FILTER_PROPERTIES.map((name) => [name, GROUP.filter])),
  ...Object.fromEntries(['X', 'Y', 'Blur', 'Color'].map((end) => [`textShadow${end}`, GROUP.look])),
};

/** The group of a style property; what is in no other group changes how text is set. */
export const groupOf = (name: string): number => GROUP_BY_NAME[name] ?? GROUP.text;

/** An element's nodes in the page, and how its values get there. */
export interface ElementView {
  readonly node: HTMLElement | SVGSVGElement;
  /** Paints the groups that have changed. */
  readonly paint: (values: PaintedValues, groups: number) => void;
  /** Lets go of what is not in the page. */
  readonly remove?: () => void;
}

/** Writes CSS to a node. */
export function setStyle(node: HTMLElement | SVGElement, css: Partial<CSSStyleDeclaration>): void {
  Object.assign(node.style, css);
}

/** Makes an HTML node with CSS. */
export function createNode<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  css: Partial<CSSStyleDeclaration>,
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  setStyle(node, css);
  return node;
}

/** Makes an SVG node with attributes. */
export function createSvg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | number>> = {},
): SVGElementTagNameMap[Tag] {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  setAttributes(node, attributes);
  return node;
}

/** Writes attributes to a node. */
export function setAttributes(node: Element, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
}

let lastId = 0;

/** An id that no other node of the page has, for references inside SVG. */
export const createId = (): string => `keyfill-${Date.now().toString(36)}-${(lastId += 1)}`;

/** CSS of every element's node: at the corner of its composition, from where `transform` takes it. */
export const PLACED: Partial<CSSStyleDeclaration> = {
  position: 'absolute',
  left: '0',
  top: '0',
  margin: '0',
  boxSizing: 'border-box',
  maxWidth: 'none',
  maxHeight: 'none',
};

/** Paints what all elements have: size, transform, opacity, filters. */
export function paintCommon(
  node: HTMLElement | SVGElement,
  values: PaintedValues,
  groups: number,
  origin: Origin,
): void {
  const { style } = node;
  if (groups & GROUP.box) {
    style.width = `${numberOf(values, 'width')}px`;
    style.height = `${numberOf(values, 'height')}px`;
  }
  if (groups & GROUP.transform) style.transform = transformOf(values);
  if (groups & GROUP.origin) style.transformOrigin = `${origin.x * 100}% ${origin.y * 100}%`;
  if (groups & GROUP.opacity) style.opacity = String(numberOf(values, 'opacity'));
  if (groups & GROUP.filter) style.filter = filterOf(values);
}
