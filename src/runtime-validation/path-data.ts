/** The number of arguments that each command takes. */
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
const SPACE = /\s*/y;
const LETTER = /[a-z](?!\s*,)/iy;
const NUMBER = /[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?/iy;
/** The flags of an arc don't need a space between them. */
const FLAG = /[01]/y;

/** Whether the text is SVG path data (SVG 2, section 9.3.9) or empty, in linear time without a browser. */
export function isPathData(data: string): boolean {
  let at = 0;
  // The command that any further arguments repeat.
  let repeated = '';
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(data)?.[0];
    if (found !== undefined) at = pattern.lastIndex;
    return found;
  };
  take(SPACE);
  for (let isFirst = true; at < data.length; isFirst = false) {
    const letter = take(LETTER) ?? repeated;
    const command = letter.toUpperCase();
    const count = ARGUMENTS[command];
    if (count === undefined || (isFirst && command !== 'M')) return false;
    for (let index = 0; index < count; index += 1) {
      take(SPACE);
      if (data[at] === ',') at += 1;
      take(SPACE);
      if (!take(command === 'A' && (index === 3 || index === 4) ? FLAG : NUMBER)) return false;
    }
    repeated = command === 'M' ? 'L' : count > 0 ? letter : '';
    take(SPACE);
  }
  return true;
}
