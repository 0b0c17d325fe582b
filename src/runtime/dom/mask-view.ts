import type { MaskNode } from '../state/nodes.ts';
import { numberOf, transformOf, type PaintedValues } from '../render/css.ts';
import { fitOf, fitting } from './outline.ts';
import { createBox, createId, createSvg, PLACED, setAttributes } from './view.ts';

/** How far the area around an inverted mask extends, in pixels. */
const FAR = 1e5;

/** Returns a box with rounded corners as path data. The corners may make up the whole box. */
const roundedBox = (width: number, height: number, x: number, y: number): string => {
  const corner = `A${x} ${y} 0 0 1 `;
  return (
    `M0 ${y}${corner}${x} 0H${width - x}${corner}${width} ${y}V${height - y}` +
    `${corner}${width - x} ${height}H${x}${corner}0 ${height - y}Z`
  );
};

/** Returns what a mask clips along, the transform from there to the composition, and everything around it. */
function cutOf({ shape, outline, style: { painted: values } }: MaskNode): {
  readonly d: string;
  readonly transform: string;
  /** Empty if the mask doesn't have an area, so it doesn't clip anything. */
  readonly around: string;
} {
  const [width, height] = [numberOf(values, 'width'), numberOf(values, 'height')];
  const radius = Math.min(numberOf(values, 'borderRadius'), width / 2, height / 2);
  const isPath = shape === 'path';
  const [fitX, fitY] = isPath ? fitOf(outline, width, height) : [1, 1];
  const [x, y] = [FAR / numberOf(values, 'scaleX') / fitX, FAR / numberOf(values, 'scaleY') / fitY];
  return {
    d: isPath
      ? outline.data
      : shape === 'ellipse'
        ? roundedBox(width, height, width / 2, height / 2)
        : roundedBox(width, height, radius, radius),
    transform:
      `translate(${width / 2}px,${height / 2}px)${transformOf(values)}` +
      `translate(${-width / 2}px,${-height / 2}px)${isPath ? fitting(outline, [fitX, fitY]) : ''}`,
    around: Number.isFinite(x + y) ? `M${-x} ${-y}H${x}V${y}H${-x}Z` : '',
  };
}

/** Returns the bounds of a mask with its blur. They touch the composition, or WebKit's filter would fail. */
function boundsOf(
  values: PaintedValues,
  reach: number,
  area: Readonly<Record<'width' | 'height', number>>,
): Readonly<Record<string, number>> {
  const [wide, high] = [numberOf(values, 'width') / 2, numberOf(values, 'height') / 2];
  const turn = (numberOf(values, 'rotation') * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))];
  const [x, y] = [Math.abs(wide * numberOf(values, 'scaleX')), Math.abs(high * numberOf(values, 'scaleY'))];
  const width = 2 * (x * cos + y * sin + reach);
  const height = 2 * (x * sin + y * cos + reach);
  const touching = (start: number, size: number, end: number): number =>
    Math.max(1 - size, Math.min(start, end - 1));
  return {
    x: touching(numberOf(values, 'x') + wide - width / 2, width, area.width),
    y: touching(numberOf(values, 'y') + high - height / 2, height, area.height),
    width,
    height,
  };
}

/** Moves a node to its place. If it's already there, nothing is laid out again. */
const adopt = (place: Element, node: Element): void => {
  if (node.parentNode !== place) place.append(node);
};

const isSoft = ({ switches, style }: MaskNode): boolean =>
  switches.isEnabled && (numberOf(style.painted, 'feather') > 0 || numberOf(style.painted, 'opacity') < 1);

/**
 * Wraps a layer's node so that its masks clip it.
 *
 * Each mask has a box. While the mask is hard, the box has a clip path, which is cheap. While it's soft, the
 * box has an SVG mask. Only the current frame decides which one is used. Both are nodes in the page, so they
 * clip immediately, without loading anything, and the mask's outline moves from one to the other.
 *
 * ```
 * node > svg > clipPath > path                (hard)
 *            > mask > g (filter) > path       (soft)
 *      > box₂ (clip-path or mask) > box₁ (clip-path or mask) > content
 * ```
 *
 * Before version 120, Chromium only masks SVG with SVG, so a soft mask moves its layer's boxes into SVG:
 *
 * ```
 *        svg > g₂ (mask) > g₁ (mask) > foreignObject > box₂ > box₁ > content
 * ```
 *
 * WebKit can't do it that way, because content with a position or a transform escapes the mask of a
 * foreignObject. It also ignores CSS filters inside a mask, and `mask-type` where a mask applies to HTML, so
 * a filter blurs and inverts the outline.
 */
export function createMaskView(
  content: HTMLElement | SVGElement,
  masks: readonly MaskNode[],
  width: number,
  height: number,
) {
  const area = { width, height };
  const whole = { x: 0, y: 0, ...area };
  const node = createBox(width, height);
  const svg = createSvg('svg', area);
  svg.style.cssText = `${PLACED}overflow:hidden;padding:0`;
  node.append(svg);
  const masksHtml = CSS.supports('mask-image', 'none');
  const foreign = createSvg('foreignObject', area);
  let outermost: Element = foreign;
  let boxes: Element = content;

  const cuts = masks.map((mask) => {
    const id = createId();
    const clip = createSvg('clipPath', { id });
    const soft = createSvg('mask', { id: `${id}s`, maskUnits: 'userSpaceOnUse', ...whole });
    soft.style.maskType = 'alpha';
    const filter = createSvg('filter', {
      id: `${id}f`,
      filterUnits: 'userSpaceOnUse',
      'color-interpolation-filters': 'sRGB',
    });
    const blur = createSvg('feGaussianBlur', { result: 'a' });
    const everything = createSvg('feFlood', whole);
    const inversion = createSvg('feComposite', { ...whole, in2: 'a', operator: 'out' });
    const filtered = createSvg('g');
    const path = createSvg('path', { 'clip-rule': 'evenodd', 'fill-rule': 'evenodd' });
    filter.append(blur);
    // WebKit only filters content that has an area, and the outline may not have one.
    filtered.append(createSvg('rect', { ...area, fill: 'none' }));
    soft.append(filtered);
    svg.append(clip, filter, soft);
    const box = createBox(width, height);
    box.append(boxes);
    boxes = box;
    const group = createSvg('g');
    group.append(outermost);
    outermost = group;

    return (): void => {
      const { style, switches } = mask;
      const { isEnabled, isInverted } = switches;
      const { d, transform, around } = cutOf(mask);
      const isSoftened = isSoft(mask);
      const feather = numberOf(style.painted, 'feather');
      const maskUrl = isSoftened ? `url(#${id}s)` : 'none';
      setAttributes(path, {
        d: (isInverted && !isSoftened ? around : '') + d,
        'fill-opacity': numberOf(style.painted, 'opacity'),
      });
      path.style.transform = transform;
      // Blurring costs by area, so it's limited to the outline and three times the blur's deviation.
      const reach = feather * 1.5;
      const near = boundsOf(style.painted, reach, area);
      setAttributes(blur, { ...near, stdDeviation: feather / 2 });
      setAttributes(soft, isInverted ? whole : near);
      // An inverted mask is everything outside its outline.
      setAttributes(
        filter,
        isInverted ? { x: -reach, y: -reach, width: width + 2 * reach, height: height + 2 * reach } : near,
      );
      for (const step of [everything, inversion]) {
        if (isInverted) adopt(filter, step);
        else step.remove();
      }
      setAttributes(filtered, { filter: feather > 0 || isInverted ? `url(#${id}f)` : 'none' });
      box.style.clipPath = isEnabled && !isSoftened && (around || !isInverted) ? `url(#${id})` : '';
      if (masksHtml) box.style.mask = maskUrl;
      else setAttributes(group, { mask: maskUrl });
      adopt(isSoftened ? filtered : clip, path);
    };
  });
  node.append(boxes);
  return {
    node,
    paint(): void {
      const isMoved = !masksHtml && masks.some(isSoft);
      adopt(isMoved ? foreign : node, boxes);
      // SVG masks cost their whole area even if they're empty, so they leave the page while a mask is hard.
      if (isMoved) adopt(svg, outermost);
      else outermost.remove();
      for (const cut of cuts) cut();
    },
  };
}
