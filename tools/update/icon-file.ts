// An icon file (.ico) is a PNG after a header.
const HEADER = 22;

/** Wraps a square PNG of at most 255 px in an icon file. */
export function toIcon(png: Buffer): Buffer {
  const head = Buffer.alloc(HEADER);
  const size = png.readUInt32BE(16);
  head.writeUInt16LE(1, 2); // kind: icon
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Returns the PNG in an icon file. */
export const fromIcon = (icon: Buffer): Buffer => icon.subarray(HEADER);
