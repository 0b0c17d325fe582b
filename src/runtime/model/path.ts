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
const SEPARATOR = /[\s,]*/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy;
const FLAG = /[01]/y;

/** Reads the data into commands with their arguments; `undefined` when it breaks the grammar of SVG. */
function tokenize(data: string): [command: string, args: number[]][] | undefined {
  const commands: [string, number[]][] = [];
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    SEPARATOR.lastIndex = at;
    pattern.lastIndex = at + (SEPARATOR.exec(data)?.[0].length ?? 0);
    const found = pattern.exec(data)?.[0];
    if (found !== undefined) at = pattern.lastIndex;
    return found;
  };
  while (/\S/.test(data.slice(at))) {
    const letter = take(/[a-z]/iy);
    const count = letter === undefined ? undefined : ARGUMENTS[letter.toUpperCase()];
    if (letter === undefined || count === undefined) return undefined;
    if (commands.length === 0 && letter.toUpperCase() !== 'M') return undefined;
    let command = letter;
    do {
      const args: number[] = [];
      for (let index = 0; index < count; index += 1) {
        const isFlag = count === 7 && (index === 3 || index === 4);
        const found = take(isFlag ? FLAG : NUMBER);
        if (found === undefined) return undefined;
        args.push(Number(found));
      }
      commands.push([command, args]);
      if (command === 'M') command = 'L';
      if (command === 'm') command = 'l';
      // Further arguments repeat the command.
    } while (count > 0 && /^[\s,]*[\d.+-]/.test(data.slice(at)));
  }
  return commands;
}

/** An elliptical arc as cubic curves, by the conversion that the SVG specification gives. */
function arcToCurves(x1: number, y1: number, args: readonly number[]): number[][] {
  const [rawX = 0, rawY = 0, turn = 0, large = 0, sweep = 0, x2 = 0, y2 = 0] = args;
  let rx = Math.abs(rawX);
  let ry = Math.abs(rawY);
  if (rx === 0 || ry === 0 || (x1 === x2 && y1 === y2)) return [[x1, y1, x2, y2, x2, y2]];
  const phi = (turn * Math.PI) / 180;
  const cos = Math.cos(phi);
  const sin = Math.sin(phi);
  const dx = (x1 - x2) / 2;
  const dy = (y1 - y2) / 2;
  const px = cos * dx + sin * dy;
  const py = cos * dy - sin * dx;
  const stretch = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2);
  if (stretch > 1) {
    rx *= stretch;
    ry *= stretch;
  }
  const below = (rx * py) ** 2 + (ry * px) ** 2;
  const root = Math.sqrt(Math.max(0, (rx * ry) ** 2 - below) / below) * (large === sweep ? -1 : 1);
  const cx = (root * rx * py) / ry;
  const cy = (-root * ry * px) / rx;
  const start = Math.atan2((py - cy) / ry, (px - cx) / rx);
  let span = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - start;
  if (sweep === 1 && span < 0) span += 2 * Math.PI;
  if (sweep === 0 && span > 0) span -= 2 * Math.PI;
  const parts = Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-9);
  const step = span / parts;
  const pull = (4 / 3) * Math.tan(step / 4);
  const place = (u: number, v: number): number[] => [
    cos * rx * u - sin * ry * v + cos * cx - sin * cy + (x1 + x2) / 2,
    sin * rx * u + cos * ry * v + sin * cx + cos * cy + (y1 + y2) / 2,
  ];
  return Array.from({ length: parts }, (_, part) => {
    const from = start + part * step;
    const to = from + step;
    return [
      ...place(Math.cos(from) - pull * Math.sin(from), Math.sin(from) + pull * Math.cos(from)),
      ...place(Math.cos(to) + pull * Math.sin(to), Math.sin(to) - pull * Math.cos(to)),
      ...(part === parts - 1 ? [x2, y2] : place(Math.cos(to), Math.sin(to))),
    ];
  });
}

/** Reads SVG path data; `undefined` when it is not valid. */
export function parsePath(data: string): readonly PathSegment[] | undefined {
  const commands = tokenize(data);
  if (!commands) return undefined;
  const segments: PathSegment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  // The control point that a following smooth curve mirrors.
  let [controlX, controlY, smooth] = [0, 0, ''];
  for (const [letter, raw] of commands) {
    const command = letter.toUpperCase();
    const isRelative = letter !== command;
    const args = raw.map((value, index) => {
      if (!isRelative) return value;
      if (command === 'A') return index < 5 ? value : value + (index === 5 ? x : y);
      return value + (command === 'V' || (command !== 'H' && index % 2 === 1) ? y : x);
    });
    const [a = 0, b = 0, c = 0, d = 0] = args;
    const [mirrorX, mirrorY] = [2 * x - controlX, 2 * y - controlY];
    const curve = (points: readonly number[]): void => {
      segments.push(['C', ...points]);
      [controlX, controlY, x, y] = points.slice(2) as [number, number, number, number];
    };
    const quadratic = (qx: number, qy: number, endX: number, endY: number): void => {
      const third = (from: number, control: number): number => from + ((control - from) * 2) / 3;
      curve([third(x, qx), third(y, qy), third(endX, qx), third(endY, qy), endX, endY]);
      [controlX, controlY] = [qx, qy];
    };
    if (command === 'Z') {
      segments.push(['Z']);
      [x, y] = [startX, startY];
    } else if (command === 'C') curve(args);
    else if (command === 'S') curve([...(smooth === 'C' ? [mirrorX, mirrorY] : [x, y]), ...args]);
    else if (command === 'Q') quadratic(a, b, c, d);
    else if (command === 'T')
      quadratic(...(smooth === 'Q' ? ([mirrorX, mirrorY] as const) : ([x, y] as const)), a, b);
    else if (command === 'A') arcToCurves(x, y, args).forEach(curve);
    else {
      [x, y] = command === 'H' ? [a, y] : command === 'V' ? [x, a] : [a, b];
      segments.push([command === 'M' ? 'M' : 'L', x, y]);
      if (command === 'M') [startX, startY] = [x, y];
    }
    smooth = command === 'C' || command === 'S' ? 'C' : command === 'Q' || command === 'T' ? 'Q' : '';
  }
  return segments;
}

/** The places, 0…1, where one coordinate of a cubic curve turns. */
function turns(p0: number, p1: number, p2: number, p3: number): number[] {
  const a = p3 - 3 * p2 + 3 * p1 - p0;
  const b = 2 * (p2 - 2 * p1 + p0);
  const c = p1 - p0;
  if (Math.abs(a) < 1e-12) return Math.abs(b) < 1e-12 ? [] : [-c / b];
  const root = Math.sqrt(b * b - 4 * a * c);
  return [(-b + root) / (2 * a), (-b - root) / (2 * a)];
}

/** The box that the outline fills, without its stroke. */
export function pathBox(segments: readonly PathSegment[]): Box {
  const reach = [Infinity, Infinity, -Infinity, -Infinity] as [number, number, number, number];
  const include = (x: number, y: number): void => {
    reach[0] = Math.min(reach[0], x);
    reach[1] = Math.min(reach[1], y);
    reach[2] = Math.max(reach[2], x);
    reach[3] = Math.max(reach[3], y);
  };
  let [x, y] = [0, 0];
  for (const [command, ...points] of segments) {
    if (command === 'Z') continue;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = points;
    if (command === 'C') {
      for (const t of [...turns(x, x1, x2, x3), ...turns(y, y1, y2, y3)]) {
        if (!(t > 0 && t < 1)) continue;
        const s = 1 - t;
        const at = (p0: number, p1: number, p2: number, p3: number): number =>
          s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3;
        include(at(x, x1, x2, x3), at(y, y1, y2, y3));
      }
    }
    [x, y] = command === 'C' ? [x3, y3] : [x1, y1];
    include(x, y);
  }
  return reach[0] > reach[2]
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: reach[0], y: reach[1], width: reach[2] - reach[0], height: reach[3] - reach[1] };
}

/** Path data of the outline under an affine map, with three decimals. */
export function writePath(segments: readonly PathSegment[], [a, b, c, d, e, f]: Matrix): string {
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return segments
    .map(([command, ...points]) => {
      const mapped = points.map((value, index) => {
        const [x, y] = index % 2 === 0 ? [value, points[index + 1] ?? 0] : [points[index - 1] ?? 0, value];
        return round(index % 2 === 0 ? a * x + c * y + e : b * x + d * y + f);
      });
      return command + mapped.join(' ');
    })
    .join('');
}
