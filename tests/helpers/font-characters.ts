import { brotliDecompressSync } from 'node:zlib';

/** The numbers of the tables `cmap`, `glyf`, and `loca` in a WOFF2 directory. */
const [CMAP, GLYF, LOCA] = [0, 10, 11];
/** Instead of a number, the name of the table follows. */
const NAMED = 63;
const HEADER = 48;

/** Returns the table of a WOFF2 font that maps characters to glyphs. */
function cmapOf(font: Buffer): Buffer {
  let at = HEADER;
  const readLength = (): number => {
    let length = 0;
    for (;;) {
      const byte = font.readUInt8(at++);
      length = length * 128 + (byte & 127);
      if (byte < 128) return length;
    }
  };
  let offset = 0;
  let found: readonly [start: number, end: number] | undefined;
  for (let count = font.readUInt16BE(12); count > 0; count -= 1) {
    const flags = font.readUInt8(at++);
    const table = flags & 63;
    if (table === NAMED) at += 4;
    const original = readLength();
    // For glyphs, a 3 means that the table isn't transformed; for all other tables, it's a 0.
    const isTransformed = flags >> 6 !== (table === GLYF || table === LOCA ? 3 : 0);
    const length = isTransformed ? readLength() : original;
    if (table === CMAP) found = [offset, offset + length];
    offset += length;
  }
  if (found === undefined) throw new Error('The font has no cmap table');
  return brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20))).subarray(...found);
}

/** Returns the characters of the basic plane that a WOFF2 font has glyphs for, read from its cmap in format 4. */
export function charactersOf(font: Buffer): ReadonlySet<string> {
  const cmap = cmapOf(font);
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  );
  const table = tables.find((candidate) => candidate.readUInt16BE(0) === 4);
  if (table === undefined) throw new Error('The font has no cmap in format 4');
  const size = table.readUInt16BE(6);
  const characters = new Set<string>();
  for (let segment = 0; segment < size; segment += 2) {
    const last = table.readUInt16BE(14 + segment);
    const first = table.readUInt16BE(16 + size + segment);
    const delta = table.readUInt16BE(16 + 2 * size + segment);
    const place = 16 + 3 * size + segment;
    const range = table.readUInt16BE(place);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph = range === 0 ? code + delta : table.readUInt16BE(place + range + 2 * (code - first));
      if (glyph % 0x10000 !== 0) characters.add(String.fromCharCode(code));
    }
  }
  return characters;
}
