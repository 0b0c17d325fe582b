import { HAS_PATHS } from '../carried.ts';
import { parsePath, pathBox, writePath, type Matrix, type PathSegment } from '../model/path.ts';
import type { MaskNode } from '../state/nodes.ts';
import { numberOf, type PaintedValues } from '../render/css.ts';
import { createId, createNode, createSvg, PLACED, setAttributes } from './view.ts';

/** Control distance of a cubic curve that draws a quarter of a circle. */
const QUARTER = 0.5522847498;

/** A rectangle with rounded corners, as path segments. */
export function roundedBox(
  width: number,
  height: number,
  radiusX: number,
  radiusY: number,
): readonly PathSegment[] {
  const [x, y] = [radiusX * (1 - QUARTER), radiusY * (1 - QUARTER)];
  return [
    ['M', radiusX, 0],
    ['L', width - radiusX, 0],
    ['C', width - x, 0, width, y, width, radiusY],
    ['L', width, height - radiusY],
    ['C', width, height - y, width - x, height, width - radiusX, height],
    ['L', radiusX, height],
    ['C', x, height, 0, height - y, 0, height - radiusY],
    ['L', 0, radiusY],
    ['C', 0, y, x, 0, radiusX, 0],
    ['Z'],
  ];
}

/** The outline of a mask in pixels of the composition, as path data. */
export function maskOutline(
  shape: MaskNode['shape'],
  data: string | undefined,
  values: PaintedValues,
): string {
  const number = (name: string): number => numberOf(values, name);
  const [width, height] = [number('width'), number('height')];
  let segments: readonly PathSegment[];
  let [fitX, fitY, left, top] = [1, 1, 0, 0];
  if (HAS_PATHS && shape === 'path') {
    segments = parsePath(data ?? '') ?? [];
    const box = pathBox(segments);
    if (box.width > 0) fitX = width / box.width;
    if (box.height > 0) fitY = height / box.height;
    [left, top] = [-box.x * fitX, -box.y * fitY];
  } else {
    const radius = Math.min(number('borderRadius'), width / 2, height / 2);
    segments = roundedBox(
      width,
      height,
      ...(shape === 'ellipse' ? ([width / 2, height / 2] as const) : ([radius, radius] as const)),
    );
  }
  const turn = (number('rotation') * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [scaleX, scaleY] = [number('scaleX'), number('scaleY')];
  // From the mask's own box to the composition: about the middle, scaled, turned, moved.
  const place = (x: number, y: number): readonly [number, number] => {
    const [dx, dy] = [(x - width / 2) * scaleX, (y - height / 2) * scaleY];
    return [number('x') + width / 2 + dx * cos - dy * sin, number('y') + height / 2 + dx * sin + dy * cos];
  };
  const [e, f] = place(left, top);
  const matrix: Matrix = [
    cos * scaleX * fitX,
    sin * scaleX * fitX,
    -sin * scaleY * fitY,
    cos * scaleY * fitY,
    e,
    f,
  ];
  return writePath(segments, matrix);
}

/** The wrapper of a layer with masks. */
export interface MaskView {
  readonly node: HTMLElement;
  /** Cuts the layer by its masks. */
  readonly paint: () => void;
}

const isSoft = ({ style }: MaskNode): boolean =>
  numberOf(style.values, 'feather') > 0 || numberOf(style.values, 'opacity') < 1;

/**
 * Wraps a layer's node so that its masks cut it.
 *
 * Hard masks are clip paths of nested boxes, which is cheap. While one mask is soft, the layer lies in an SVG with real
 * masks, whose edges differ by a shade: which of the two a frame has follows from that frame only. They are nodes of the page, so they cut at once, without loading, in every engine since Chromium 71.
 *
 * ```
 * hard:  node > box (clip-path) > box (clip-path) > content
 * soft:  node > svg > mask₁ mask₂ | g (mask₂) > g (mask₁) > foreignObject > content
 * ```
 */
export function createMaskView(
  content: HTMLElement | SVGElement,
  masks: readonly MaskNode[],
  width: number,
  height: number,
): MaskView {
  const createBox = (): HTMLElement => createNode('div', `${PLACED}width:${width}px;height:${height}px`);
  const node = createBox();
  const boxes = masks.map(createBox);
  const shapes = masks.map(() => ({
    id: createId(),
    mask: createSvg('mask'),
    path: createSvg('path'),
    rest: createSvg('rect'),
  }));
  const foreign = createSvg('foreignObject', { width, height });
  let soft: SVGSVGElement | undefined;
  let isSoftened = false;

  [node, ...boxes].forEach((outer, index) => outer.append(boxes[index] ?? content));

  const area = (outline: string, isInverted: boolean): string =>
    isInverted ? `M0 0H${width}V${height}H0Z${outline}` : outline;

  function createSoft(): SVGSVGElement {
    const svg = createSvg('svg', { width, height });
    svg.style.cssText = `${PLACED}display:block;overflow:hidden`;
    let inner: SVGElement = foreign;
    for (const { id, mask, path, rest } of shapes) {
      setAttributes(mask, { id, maskUnits: 'userSpaceOnUse', x: 0, y: 0, width, height });
      mask.append(rest, path);
      const group = createSvg('g', { mask: `url(#${id})` });
      group.append(inner);
      inner = group;
      svg.append(mask);
    }
    svg.append(inner);
    return svg;
  }

  /** Moves the content into the SVG, or back into the boxes. */
  function soften(): void {
    isSoftened = !isSoftened;
    (isSoftened ? foreign : boxes.at(-1))?.append(content);
    if (isSoftened) node.replaceChildren((soft ??= createSoft()));
    else node.replaceChildren(...boxes.slice(0, 1));
  }

  /** An inverted soft mask is white outside and transparent inside: luminance, since shapes only add alpha. */
  function paintSoft(maskNode: MaskNode, index: number, outline: string): void {
    const shape = shapes[index];
    if (!shape) return;
    const { values } = maskNode.style;
    const { mask, path, rest } = shape;
    const isCutting = maskNode.isEnabled;
    const feather = numberOf(values, 'feather');
    const isInverted = maskNode.isInverted || !isCutting;
    mask.style.maskType = isInverted ? 'luminance' : 'alpha';
    setAttributes(rest, { width, height, fill: isInverted ? '#fff' : 'none' });
    setAttributes(path, {
      d: isCutting ? outline : '',
      fill: isInverted ? '#000' : '#fff',
      'fill-rule': 'evenodd',
      'fill-opacity': numberOf(values, 'opacity'),
    });
    path.style.filter = feather > 0 ? `blur(${feather / 2}px)` : '';
  }

  return {
    node,
    paint() {
      if (masks.some(isSoft) !== isSoftened) soften();
      masks.forEach((mask, index) => {
        const outline = maskOutline(mask.shape, mask.data, mask.style.values);
        const box = boxes[index];
        if (isSoftened) paintSoft(mask, index, outline);
        else if (box) {
          // An empty outline cuts everything away; `path("")` would be ignored.
          const data = area(outline, mask.isInverted) || 'M0 0Z';
          box.style.clipPath = mask.isEnabled ? `path(evenodd, "${data}")` : '';
        }
      });
    },
  };
}
