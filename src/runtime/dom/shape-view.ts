import type { Origin } from '../api/values.ts';
import { HAS_PATHS } from '../carried.ts';
import { toRgba, clamp } from '../model/color.ts';
import { pathBox, writePath, type PathSegment } from '../model/path.ts';
import { colorOf, gradientLine, gradientOf, numberOf, type PaintedValues } from '../render/css.ts';
import { createId, createSvg, GROUP, paintCommon, PLACED, setAttributes, type ElementView } from './view.ts';

/** What a path element shows; the runtime replaces it when `data` is written. */
export interface Outline {
  segments: readonly PathSegment[];
}

/** Writes the gradient of a fill in the box, and answers the paint that refers to it; a plain color needs none. */
function paintGradient(defs: SVGDefsElement, id: string, values: PaintedValues): string {
  const gradient = gradientOf(values);
  if (!gradient) {
    defs.replaceChildren();
    return colorOf(values, 'fill');
  }
  const [width, height] = [numberOf(values, 'width'), numberOf(values, 'height')];
  const [x1, y1, x2, y2] = gradientLine(gradient.angle, width, height);
  const node =
    gradient.type === 'linear'
      ? createSvg('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 })
      : createSvg('radialGradient', { id, cx: 0.5, cy: 0.5, r: Math.SQRT1_2 });
  for (const { offset, color } of gradient.stops) {
    node.append(createSvg('stop', { offset: clamp(offset, 0, 1), 'stop-color': toRgba(color) }));
  }
  defs.replaceChildren(node);
  return `url(#${id})`;
}

/** The view of a rectangle, an ellipse or a path: one SVG shape. */
export function createShapeView(
  type: 'rectangle' | 'ellipse' | 'path',
  origin: Origin,
  outline: Outline = { segments: [] },
): ElementView {
  const node = createSvg('svg');
  node.style.cssText = `${PLACED}display:block;overflow:visible;padding:0`;
  const defs = createSvg('defs');
  const shape = createSvg(type === 'rectangle' ? 'rect' : type);
  const id = createId();
  node.append(defs, shape);

  function paintOutline(values: PaintedValues): void {
    const [width, height] = [numberOf(values, 'width'), numberOf(values, 'height')];
    if (type === 'rectangle') {
      const radius = Math.min(numberOf(values, 'borderRadius'), width / 2, height / 2);
      setAttributes(shape, { width, height, rx: radius, ry: radius });
    } else if (type === 'ellipse') {
      setAttributes(shape, { cx: width / 2, cy: height / 2, rx: width / 2, ry: height / 2 });
    } else if (HAS_PATHS) {
      const box = pathBox(outline.segments);
      const scaleX = box.width === 0 ? 1 : width / box.width;
      const scaleY = box.height === 0 ? 1 : height / box.height;
      shape.setAttribute(
        'd',
        writePath(outline.segments, [scaleX, 0, 0, scaleY, -box.x * scaleX, -box.y * scaleY]),
      );
    }
  }

  return {
    node,
    paint(values, groups) {
      paintCommon(node, values, groups, origin);
      if (!(groups & (GROUP.box | GROUP.look))) return;
      paintOutline(values);
      setAttributes(shape, {
        fill: paintGradient(defs, id, values),
        stroke: colorOf(values, 'stroke'),
        'stroke-width': numberOf(values, 'strokeWidth'),
      });
    },
  };
}
