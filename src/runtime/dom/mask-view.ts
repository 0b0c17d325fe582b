import { HAS_PATHS } from '../carried.ts';
import type { MaskNode } from '../state/nodes.ts';
import { numberOf, transformOf } from '../render/css.ts';
import { fitOf, fitting } from './outline.ts';
import { createBox, createId, createSvg, PLACED, setAttributes } from './view.ts';

/** Pixels about a mask that an inverted one leaves alone. */
const FAR = 1e5;

/** A box with round corners as path data; the corners may make up all of it. */
const roundedBox = (width: number, height: number, x: number, y: number): string => {
  const corner = `A${x} ${y} 0 0 1 `;
  return `M0 ${y}${corner}${x} 0H${width - x}${corner}${width} ${y}V${height - y}${corner}${width - x} ${height}H${x}${corner}0 ${height - y}Z`;
};

/** What a mask cuts along: path data, the transform from there to the composition, and path data of all around it. */
function cutOf({ shape, outline, style: { painted: values } }: MaskNode): {
  readonly d: string;
  readonly transform: string;
  /** Empty where the mask is flat and cuts nothing. */
  readonly around: string;
} {
  const [width, height] = [numberOf(values, 'width'), numberOf(values, 'height')];
  const radius = Math.min(numberOf(values, 'borderRadius'), width / 2, height / 2);
  const isPath = HAS_PATHS && shape === 'path';
  const [fitX, fitY] = isPath ? fitOf(outline, width, height) : [1, 1];
  const [x, y] = [FAR / numberOf(values, 'scaleX') / fitX, FAR / numberOf(values, 'scaleY') / fitY];
  return {
    d: isPath
      ? outline.data
      : shape === 'ellipse'
        ? roundedBox(width, height, width / 2, height / 2)
        : roundedBox(width, height, radius, radius),
    transform: `translate(${width / 2}px,${height / 2}px)${transformOf(values)}translate(${-width / 2}px,${-height / 2}px)${isPath ? fitting(outline, [fitX, fitY]) : ''}`,
    around: Number.isFinite(x + y) ? `M${-x} ${-y}H${x}V${y}H${-x}Z` : '',
  };
}

/** Puts a node into its place; where it is there already, nothing is laid out anew. */
const adopt = (place: Element, node: Element): void => {
  if (node.parentNode !== place) place.append(node);
};

/** The wrapper of a layer with masks. */
export interface MaskView {
  readonly node: HTMLElement;
  /** Cuts the layer by its masks. */
  readonly paint: () => void;
}

const isSoft = ({ style }: MaskNode): boolean =>
  numberOf(style.painted, 'feather') > 0 || numberOf(style.painted, 'opacity') < 1;

/**
 * Wraps a layer's node so that its masks cut it.
 *
 * Hard masks are clip paths of nested boxes, which is cheap. While one mask is soft, the layer lies in an SVG with real
 * masks, whose edges differ by a shade: which of the two a frame has follows from that frame only. Both are nodes of the page, so
 * they cut at once, without loading, in every engine since Chromium 71. The outline of each moves from one to the other.
 *
 * ```
 * hard:  node > svg > clipPath > path
 *             > box (clip-path) > box (clip-path) > content
 * soft:  node > svg > mask > g (feather) > path
 *                   > g (mask₂) > g (mask₁) > foreignObject > content
 * ```
 */
export function createMaskView(
  content: HTMLElement | SVGElement,
  masks: readonly MaskNode[],
  width: number,
  height: number,
): MaskView {
  const node = createBox(width, height);
  const svg = createSvg('svg', { width, height });
  svg.style.cssText = `${PLACED}overflow:hidden;padding:0`;
  node.append(svg);
  const foreign = createSvg('foreignObject', { width, height });
  let box = node;
  let inner: SVGElement = foreign;

  const cuts = masks.map((mask) => {
    const id = createId();
    const clip = createSvg('clipPath', { id });
    const soft = createSvg('mask', { id: `${id}s` });
    const rest = createSvg('rect', { width, height });
    const feathered = createSvg('g');
    const path = createSvg('path', { 'clip-rule': 'evenodd', 'fill-rule': 'evenodd' });
    const group = createSvg('g', { mask: `url(#${id}s)` });
    const outer = box;
    box = createBox(width, height);
    outer.append(box);
    const own = box;
    soft.append(rest, feathered);
    group.append(inner);
    inner = group;
    svg.append(clip, soft);

    return (isSoft: boolean): void => {
      const { isEnabled, isInverted, style } = mask;
      const { d, transform, around } = cutOf(mask);
      // An inverted soft mask is white with a black shape on it: luminance, since shapes only add alpha.
      const isLight = isInverted || !isEnabled;
      soft.style.maskType = isLight ? 'luminance' : 'alpha';
      rest.setAttribute('fill', isLight ? '#fff' : 'none');
      setAttributes(path, {
        d: isEnabled ? (isInverted && !isSoft ? around : '') + d : '',
        fill: isLight ? '#000' : '#fff',
        'fill-opacity': numberOf(style.painted, 'opacity'),
      });
      path.style.transform = transform;
      feathered.style.filter = `blur(${numberOf(style.painted, 'feather') / 2}px)`;
      own.style.clipPath = isEnabled && (around || !isInverted) ? `url(#${id})` : '';
      adopt(isSoft ? feathered : clip, path);
    };
  });
  return {
    node,
    paint() {
      const isSoftened = masks.some(isSoft);
      adopt(isSoftened ? foreign : box, content);
      // Masks cost their whole area also around nothing: they are there only while one is soft.
      if (isSoftened) adopt(svg, inner);
      else inner.remove();
      for (const cut of cuts) cut(isSoftened);
    },
  };
}
