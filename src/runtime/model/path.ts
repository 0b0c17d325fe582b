// The arguments of an arc are taken apart at once, though only some of them change.
/* eslint prefer-const: ['error', { destructuring: 'all' }] */

/** One drawing command with absolute coordinates: only moves, lines, cubic curves and closings are left. */
export type PathSegment = readonly [command: 'M' | 'L' | 'C' | 'Z', ...points: readonly number[]];

/** An affine map: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A rectangle. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const ARGUMENTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};
const LETTER = /[\s,]*([a-z])/iy;
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;

/** An elliptical arc as cubic curves, by the conversion that the SVG specification gives. */
function arcToCurves(x1: number, y1: number, args: readonly number[]): number[][] {
  let [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x2 = 0, y2 = 0] = args;
  [rx, ry, turn] = [Math.abs(rx), Math.abs(ry), (turn * Math.PI) / 180];
  if (rx === 0 || ry === 0 || (x1 === x2 && y1 === y2)) return [[x1, y1, x2, y2, x2, y2]];
  const [cos, sin, dx, dy] = [Math.cos(turn), Math.sin(turn), (x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const stretch = Math.max(1, Math.sqrt((px / rx) ** 2 + (py / ry) ** 2));
  rx *= stretch;
  ry *= stretch;
  const below = (rx * py) ** 2 + (ry * px) ** 2;
  const root = Math.sqrt(Math.max(0, (rx * ry) ** 2 - below) / below) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(root * rx * py) / ry, (-root * ry * px) / rx];
  const start = Math.atan2((py - cy) / ry, (px - cx) / rx);
  let span = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - start;
  if (sweep === 1 && span < 0) span += 2 * Math.PI;
  if (sweep === 0 && span > 0) span -= 2 * Math.PI;
  const parts = Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-9);
  const step = span / parts;
  /** The point at an angle, moved along the tangent. */
  const place = (angle: number, pull: number): number[] => {
    const u = rx * (Math.cos(angle) - pull * Math.sin(angle)) + cx;
    const v = ry * (Math.sin(angle) + pull * Math.cos(angle)) + cy;
    return [cos * u - sin * v + (x1 + x2) / 2, sin * u + cos * v + (y1 + y2) / 2];
  };
  const pull = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: parts }, (_, part) => {
    const from = start + part * step;
    const to = from + step;
    return [...place(from, pull), ...place(to, -pull), ...(part === parts - 1 ? [x2, y2] : place(to, 0))];
  });
}

/** Reads SVG path data; `undefined` when it is not valid. */
export function parsePath(data: string): readonly PathSegment[] | undefined {
  const segments: PathSegment[] = [];
  let [at, x, y, startX, startY, controlX, controlY] = [0, 0, 0, 0, 0, 0, 0];
  // The command that further arguments repeat, and the kind of curve whose control point a smooth one mirrors.
  let [repeated, smooth] = ['', ''];
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(data)?.[1];
    if (found) at = pattern.lastIndex;
    return found;
  };
  const curve = (points: readonly number[]): void => {
    segments.push(['C', ...points]);
    [controlX, controlY, x, y] = points.slice(2) as [number, number, number, number];
  };
  while (/\S/.test(data.slice(at))) {
    const letter = take(LETTER) ?? repeated;
    const command = letter.toUpperCase();
    const isRelative = letter !== command;
    const count = ARGUMENTS[command];
    if (count === undefined || (segments.length === 0 && command !== 'M')) return undefined;
    const isArc = count === 7;
    const args: number[] = [];
    const place = [x, y];
    for (let index = 0; index < count; index += 1) {
      const found = take(isArc && (index === 3 || index === 4) ? FLAG : NUMBER);
      if (!found) return undefined;
      const axis = command === 'V' ? 1 : (index + Number(isArc)) % 2;
      args.push(Number(found) + ((isRelative && !(isArc && index < 5) && place[axis]) || 0));
    }
    repeated = command === 'M' ? (isRelative ? 'l' : 'L') : count > 0 ? letter : '';
    if (command === 'S' || command === 'T') {
      const isMirrored = smooth === (command === 'S' ? 'C' : 'Q');
      args.unshift(...(isMirrored ? [2 * x - controlX, 2 * y - controlY] : place));
    }
    const [a = 0, b = 0, c = 0, d = 0] = args;
    smooth = '';
    if (isArc) arcToCurves(x, y, args).forEach(curve);
    else if (args.length > 4) {
      curve(args);
      smooth = 'C';
    } else if (args.length > 2) {
      const third = (from: number, control: number): number => from + ((control - from) * 2) / 3;
      curve([third(x, a), third(y, b), third(c, a), third(d, b), c, d]);
      [controlX, controlY, smooth] = [a, b, 'Q'];
    } else if (count > 0) {
      [x, y] = command === 'H' ? [a, y] : command === 'V' ? [x, a] : [a, b];
      segments.push([command === 'M' ? 'M' : 'L', x, y]);
      if (command === 'M') [startX, startY] = [x, y];
    } else {
      segments.push(['Z']);
      [x, y] = [startX, startY];
    }
  }
  return segments;
}

/** The places, 0…1, where one coordinate of a cubic curve turns. */
function turns(p0: number, p1: number, p2: number, p3: number): number[] {
  const a = p3 - 3 * p2 + 3 * p1 - p0;
  const b = 2 * (p2 - 2 * p1 + p0);
  const c = p1 - p0;
  if (Math.abs(a) < 1e-12) return [-c / b];
  const root = Math.sqrt(b * b - 4 * a * c);
  return [(-b + root) / (2 * a), (-b - root) / (2 * a)];
}

/** The least and the greatest of one coordinate: 0 is x, 1 is y. */
function reach(segments: readonly PathSegment[], axis: number): readonly [low: number, high: number] {
  let [low, high, from] = [Infinity, -Infinity, 0];
  for (const [, ...points] of segments) {
    const [p1 = from, p2 = p1, p3 = p1] = points.filter((_, index) => index % 2 === axis);
    // A line does not turn, and closing the outline stays where it has been.
    for (const t of [
      ...(points.length > 2 ? turns(from, p1, p2, p3) : []),
      ...(points.length > 0 ? [1] : []),
    ]) {
      if (!(t > 0 && t <= 1)) continue;
      const s = 1 - t;
      const at = s * s * s * from + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3;
      [low, high] = [Math.min(low, at), Math.max(high, at)];
    }
    from = p3;
  }
  return low > high ? [0, 0] : [low, high];
}

/** The box that the outline fills, without its stroke. */
export function pathBox(segments: readonly PathSegment[]): Box {
  const [x, right] = reach(segments, 0);
  const [y, bottom] = reach(segments, 1);
  return { x, y, width: right - x, height: bottom - y };
}

/** Path data of the outline under an affine map, with three decimals. */
export function writePath(segments: readonly PathSegment[], [a, b, c, d, e, f]: Matrix): string {
  return segments
    .map(
      ([command, ...points]) =>
        command +
        points
          .map((value, index) => {
            const other = points[index ^ 1] ?? 0;
            const mapped = index % 2 === 0 ? a * value + c * other + e : b * other + d * value + f;
            return Math.round(mapped * 1000) / 1000;
          })
          .join(' '),
    )
    .join('');
}
