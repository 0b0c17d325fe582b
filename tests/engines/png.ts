import { inflateSync } from 'node:zlib';

/** A picture as pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Returns a pixel's red, green, and blue, 0…255. */
  readonly at: (x: number, y: number) => readonly [red: number, green: number, blue: number];
}

/** The byte that PNG's Paeth filter predicts from the bytes to the left, above, and above to the left. */
function paeth(left: number, above: number, corner: number): number {
  const [toLeft, toAbove, toCorner] = [
    Math.abs(above - corner),
    Math.abs(left - corner),
    Math.abs(left + above - 2 * corner),
  ];
  return toLeft <= toAbove && toLeft <= toCorner ? left : toAbove <= toCorner ? above : corner;
}

/**
 * Reads a screenshot: PNG with 8 bits per channel, as browsers write it.
 *
 * @throws Error if it's another kind of PNG.
 */
export function readPng(png: Buffer): Picture {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const channels = { 2: 3, 6: 4 }[png[25] ?? 0];
  if (png[24] !== 8 || channels === undefined || png[28] !== 0)
    throw new Error('this PNG is not a plain screenshot');
  const parts: Buffer[] = [];
  for (let offset = 8; offset < png.length;) {
    const length = png.readUInt32BE(offset);
    if (png.toString('latin1', offset + 4, offset + 8) === 'IDAT')
      parts.push(png.subarray(offset + 8, offset + 8 + length));
    offset += length + 12;
  }
  const packed = inflateSync(Buffer.concat(parts));
  const row = width * channels;
  const pixels = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1) {
    const filter = packed[y * (row + 1)];
    for (let x = 0; x < row; x += 1) {
      const place = y * row + x;
      const left = x < channels ? 0 : pixels[place - channels]!;
      const above = y === 0 ? 0 : pixels[place - row]!;
      const corner = x < channels || y === 0 ? 0 : pixels[place - row - channels]!;
      const expected =
        filter === 1
          ? left
          : filter === 2
            ? above
            : filter === 3
              ? (left + above) >> 1
              : filter === 4
                ? paeth(left, above, corner)
                : 0;
      pixels[place] = packed[y * (row + 1) + 1 + x]! + expected;
    }
  }
  return {
    width,
    height,
    at(x, y) {
      const place = (y * width + x) * channels;
      return [pixels[place]!, pixels[place + 1]!, pixels[place + 2]!];
    },
  };
}
