import { createSvg } from './view.ts';

/** An outline from path data, which can be drawn in a box of any size. */
export interface Outline {
  readonly data: string;
  /** The box that the outline fills, without its stroke. It's empty as long as the document has no layout. */
  readonly box: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;
  readonly isMeasured: boolean;
}

/** The outline for a project's invalid data, which draws nothing. */
export const NOTHING: Outline = { data: '', box: { x: 0, y: 0, width: 0, height: 0 }, isMeasured: true };

/**
 * Reads SVG path data, or returns `undefined`. The browser measures it in the page, because the template may
 * not be in one. Without a layout, as in a hidden frame, it can't, so that happens again when it's needed.
 */
export function readOutline(data: string): Outline | undefined {
  const line = data.replace(/\s+/g, ' ').trim();
  // Path data can't contain a character that would end the string in CSS.
  const isPath = /^[\w ,.+-]*$/.test(line) && (line === '' || CSS.supports('clip-path', `path("${line}")`));
  if (!isPath) return undefined;
  const svg = createSvg('svg');
  const path = createSvg('path', { d: line });
  svg.append(path);
  const measure = (): DOMRect | undefined => {
    document.documentElement.append(svg);
    const box = svg.getClientRects().length > 0 ? path.getBBox() : undefined;
    svg.remove();
    return box;
  };
  let known = measure();
  return {
    data: line,
    get isMeasured() {
      return known !== undefined;
    },
    get box() {
      return (known ??= measure()) ?? NOTHING.box;
    },
  };
}

/** Returns how much wider and higher an outline gets in a box. A side without any length isn't scaled. */
export const fitOf = ({ box }: Outline, width: number, height: number): readonly [x: number, y: number] => [
  box.width > 0 ? width / box.width : 1,
  box.height > 0 ? height / box.height : 1,
];

/** Returns the transform that does this and moves the outline to the corner of the box. */
export const fitting = ({ box }: Outline, [x, y]: readonly [x: number, y: number]): string =>
  `scale(${x},${y})translate(${-box.x}px,${-box.y}px)`;
