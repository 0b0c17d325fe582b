import type { Origin } from '../api/values.ts';
import { toRgba, clamp } from '../model/color.ts';
import { colorOf, gradientLine, gradientOf, numberOf, type PaintedValues } from '../render/css.ts';
import { fitOf, fitting, NOTHING, type Outline } from './outline.ts';
import { GROUP } from '../model/paint-groups.ts';
import { createId, createSvg, paintCommon, PLACED, setAttributes, type ElementView } from './view.ts';

/** Writes a fill's gradient for the box and returns its paint. A plain color doesn't need a gradient. */
function paintGradient(defs: SVGDefsElement, id: string, values: PaintedValues): string {
  const gradient = gradientOf(values);
  if (!gradient) {
    defs.replaceChildren();
    return colorOf(values, 'fill');
  }
  const [width, height] = [numberOf(values, 'width'), numberOf(values, 'height')];
  const [x1, y1, x2, y2] = gradientLine(gradient.angle, width, height);
  // The unit is the shape's box, even if the shape itself is scaled.
  const gradientTransform = `scale(${1 / (width || 1)},${1 / (height || 1)})`;
  const node =
    gradient.type === 'linear'
      ? createSvg('linearGradient', { id, gradientTransform, x1, y1, x2, y2 })
      : createSvg('radialGradient', { id, r: Math.SQRT1_2 });
  for (const { offset, color } of gradient.stops)
    node.append(createSvg('stop', { offset: clamp(offset, 0, 1), 'stop-color': toRgba(color) }));

  defs.replaceChildren(node);
  return `url(#${id})`;
}

/** The view of a rectangle, an ellipse, or a path, which is an SVG shape. */
export function createShapeView(
  type: 'rectangle' | 'ellipse' | 'path',
  origin: Origin,
  outline: () => Outline = () => NOTHING,
): ElementView {
  const node = createSvg('svg');
  node.style.cssText = `${PLACED}overflow:visible;padding:0;min-width:.5px;min-height:.5px`;
  const defs = createSvg('defs');
  const shape = createSvg(type === 'rectangle' ? 'rect' : type);
  const id = createId();
  node.append(defs, shape);

  function paintOutline(values: PaintedValues): void {
    const [width, height] = [numberOf(values, 'width'), numberOf(values, 'height')];
    if (type === 'rectangle') {
      const radius = Math.min(numberOf(values, 'borderRadius'), width / 2, height / 2);
      setAttributes(shape, { width, height, rx: radius });
    } else if (type === 'ellipse') {
      setAttributes(shape, { cx: width / 2, cy: height / 2, rx: width / 2, ry: height / 2 });
    } else {
      const own = outline();
      setAttributes(shape, { d: own.data, 'vector-effect': 'non-scaling-stroke' });
      shape.style.transform = fitting(own, fitOf(own, width, height));
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
