import type { Origin } from '../api/values.ts';
import { GROUP } from '../model/paint-groups.ts';
import { filterOf, numberOf, transformOf, type PaintedValues } from '../render/css.ts';

/** An element's nodes in the page, and the function that paints its values. */
export interface ElementView {
  readonly node: HTMLElement | SVGSVGElement;
  /** Paints the groups that have changed. */
  readonly paint: (values: PaintedValues, groups: number) => void;
  /** Releases everything that isn't in the page. */
  readonly remove?: () => void;
}

/** Writes CSS to a node. */
export function setStyle(node: HTMLElement | SVGElement, css: Partial<CSSStyleDeclaration>): void {
  Object.assign(node.style, css);
}

/** Creates an HTML node with CSS. */
export function createNode<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  css: string,
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  node.style.cssText = css;
  return node;
}

/** Creates an SVG node with attributes. */
export function createSvg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | number>> = {},
): SVGElementTagNameMap[Tag] {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  setAttributes(node, attributes);
  return node;
}

/** Writes attributes to a node, but only those that change, because a browser would draw them again. */
export function setAttributes(node: Element, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes))
    if (node.getAttribute(name) !== `${value}`) node.setAttribute(name, `${value}`);
}

/** Returns an ID that no other node in the page has, for references inside SVG. */
export const createId = (): string => `keyfill${Math.random()}`;

/** The CSS of every element's node, at the corner of its composition. `transform` moves it from there. */
export const PLACED =
  'position:absolute;left:0;top:0;margin:0;box-sizing:border-box;max-width:none;max-height:none;';

/** Creates a box at the corner of a composition. */
export const createBox = (width: number, height: number): HTMLElement =>
  createNode('div', `${PLACED}width:${width}px;height:${height}px`);

/** Paints the properties that all elements have: size, transform, opacity, and filters. */
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
  if (groups & GROUP.opacity) style.opacity = `${numberOf(values, 'opacity')}`;
  if (groups & GROUP.filter) style.filter = filterOf(values);
}

/** Creates the view of an element that clips what's in it to a box, which may have rounded corners. */
export function createClip(origin: Origin) {
  const node = createNode('div', `${PLACED}overflow:hidden`);
  return {
    node,
    paint(values: PaintedValues, groups: number): void {
      paintCommon(node, values, groups, origin);
      if (groups & GROUP.look) node.style.borderRadius = `${numberOf(values, 'borderRadius')}px`;
    },
  };
}
