/**
 * For each size of the code, level L: how many bytes of data and of correction it has. ISO/IEC 18004, table
 * 9.
 */
const SIZES = [
  [19, 7],
  [34, 10],
  [55, 15],
  [80, 20],
  [108, 26],
] as const;
/** Level L and pattern 0, with their own correction. */
const FORMAT = '111011111000100';

/**
 * A dark square. It reaches a little into the next ones, so no light shows between them on a scaled picture.
 */
const SQUARE = 'h1.03v1.03h-1.03z';

/** The powers of 2 in the field of 256 elements that the correction counts in. */
const POWERS: readonly number[] = Array.from({ length: 255 }).reduce<number[]>(
  (powers, _, index) => {
    const double = (powers[index] ?? 0) * 2;
    return [...powers, double > 255 ? double ^ 285 : double];
  },
  [1],
);
const times = (one: number, other: number): number =>
  one && other ? (POWERS[(POWERS.indexOf(one) + POWERS.indexOf(other)) % 255] ?? 0) : 0;

/** The bytes that let a phone repair what it can't read. */
function correctionOf(data: readonly number[], count: number): readonly number[] {
  let generator = [1];
  for (let power = 0; power < count; power += 1) {
    generator = [...generator, 0].map(
      (factor, at) => factor ^ times(generator[at - 1] ?? 0, POWERS[power] ?? 0),
    );
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  data.forEach((_, at) => {
    const lead = rest[at] ?? 0;
    generator.forEach((factor, index) => {
      rest[at + index] = (rest[at + index] ?? 0) ^ times(factor, lead);
    });
  });
  return rest.slice(data.length);
}

/** The text as bits, filled up to the smallest code that it fits in. */
function bitsOf(text: string): { version: number; bits: string } | undefined {
  const bytes = [...new TextEncoder().encode(text)];
  const index = SIZES.findIndex(([room]) => bytes.length + 2 <= room);
  const [room, correction] = SIZES[index] ?? [0, 0];
  if (room === 0) return undefined;
  const binary = (byte: number): string => byte.toString(2).padStart(8, '0');
  const stream = `0100${[bytes.length, ...bytes].map(binary).join('')}0000`;
  const data = (stream.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
  for (let fill = 236; data.length < room; fill ^= 236 ^ 17) data.push(fill);
  return { version: index + 1, bits: [...data, ...correctionOf(data, correction)].map(binary).join('') };
}

/**
 * Returns the QR code of a text as the data of a path, in which each dark
 * square is 1 unit wide.
 * @returns Nothing if the text is empty or has more than 106 bytes.
 */
export function qrPath(text: string): string {
  const { version, bits } = (text === '' ? undefined : bitsOf(text)) ?? { version: 0, bits: '' };
  if (version === 0) return '';
  const size = 17 + 4 * version;
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () => Array<undefined>(size));
  const set = (row: number, column: number, isDark: boolean): void => {
    const line = grid[row];
    if (line && column >= 0 && column < size) line[column] = isDark;
  };

  // A square of rings around a center: three corners, and a small one.
  const rings = (row: number, column: number, radius: number, isDark: (ring: number) => boolean): void => {
    for (let y = -radius; y <= radius; y += 1) {
      for (let x = -radius; x <= radius; x += 1)
        set(row + y, column + x, isDark(Math.max(Math.abs(x), Math.abs(y))));
    }
  };
  for (let at = 0; at < size; at += 1)
    for (const line of [0, 1]) set(line ? at : 6, line ? 6 : at, at % 2 === 0);
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    rings(row, column, 4, (ring) => ring !== 2 && ring !== 4);
  if (version > 1) rings(size - 7, size - 7, 2, (ring) => ring !== 1);

  // The format is next to the corners, twice.
  [...FORMAT].forEach((bit, at) => {
    const near = at < 6 ? at : at < 8 ? at + 1 : at === 8 ? 7 : 14 - at;
    const isDark = bit === '1';
    if (at < 8) set(8, near, isDark);
    else set(near, 8, isDark);
    if (at < 7) set(size - 1 - at, 8, isDark);
    else set(8, size - 15 + at, isDark);
  });
  set(size - 8, 8, true);

  // Two columns at a time, up and down, from the right.
  let next = 0;
  for (let right = size - 1, isUp = true; right > 0; right -= right === 8 ? 3 : 2, isUp = !isUp) {
    for (let step = 0; step < size; step += 1) {
      for (const column of [right, right - 1]) {
        const row = isUp ? size - 1 - step : step;
        if (grid[row]?.[column] !== undefined) continue;
        set(row, column, (bits[next] === '1') !== ((row + column) % 2 === 0));
        next += 1;
      }
    }
  }

  return grid
    .flatMap((line, row) => line.map((isDark, column) => (isDark ? `M${column} ${row}${SQUARE}` : '')))
    .join('');
}
