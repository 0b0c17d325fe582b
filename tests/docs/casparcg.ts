/** The only escapes that CasparCG reads in a command. It drops any other character after a backslash. */
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\', '"': '"', n: '\n' };

/** Returns the parts of a line of AMCP as CasparCG reads them: spaces separate the parts, except between quotes. */
export function splitByCasparcg(line: string): string[] {
  const parts: string[] = [];
  let part: string | undefined;
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at] ?? '';
    if (character === ' ' && !isQuoted) {
      if (part !== undefined) parts.push(part);
      part = undefined;
    } else if (character === '"') {
      isQuoted = !isQuoted;
      part ??= '';
    } else if (character === '\\') {
      at += 1;
      part = (part ?? '') + (ESCAPES[line[at] ?? ''] ?? '');
    } else part = (part ?? '') + character;
  }
  if (isQuoted) throw new Error(`a quote isn't closed: ${line}`);
  return part === undefined ? parts : [...parts, part];
}

/** Returns text from between AMCP's quotes as CasparCG reads it. A quote that isn't escaped ends the text. */
export function readByCasparcg(source: string): string {
  const text = /^(?:[^"\\]|\\[^])*/u.exec(source)?.[0] ?? '';
  return splitByCasparcg(`"${text}"`)[0] ?? '';
}
