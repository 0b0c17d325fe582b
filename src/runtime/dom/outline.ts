import { createSvg } from './view.ts';

/** An outline from path data, which is drawn in a box of any size. */
export interface Outline {
  readonly data: string;
  /** The box that the outline fills, without its stroke. */
  readonly box: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;
}

/** What invalid data of a project draws: nothing. */
export const NOTHING: Outline = { data: '', box: { x: 0, y: 0, width: 0, height: 0 } };

/**
 * Reads SVG path data; `undefined` when they are not valid. The browser knows the grammar and where the outline lies: the path
 * is in the page for as long as it takes to ask, since the template itself may not be.
 */
export function readOutline(data: string): Outline | undefined {
  const line = data.replace(/\s+/g, ' ').trim();
  // No path has a sign that could end the text in CSS.
  const isPath = /^[\w ,.+-]*$/.test(line) && (line === '' || CSS.supports('clip-path', `path("${line}")`));
  if (!isPath) return undefined;
  const svg = createSvg('svg');
  const path = createSvg('path', { d: line });
  svg.append(path);
  document.body.append(svg);
  const box = path.getBBox();
  svg.remove();
  return { data: line, box };
}

/** How much wider and higher an outline gets in a box of this size; a side without extent stays as it is. */
export const fitOf = ({ box }: Outline, width: number, height: number): readonly [x: number, y: number] => [
  box.width > 0 ? width / box.width : 1,
  box.height > 0 ? height / box.height : 1,
];

/** The transform that does that, and takes the outline to the corner of the box. */
export const fitting = ({ box }: Outline, [x, y]: readonly [x: number, y: number]): string =>
  `scale(${x},${y})translate(${-box.x}px,${-box.y}px)`;
