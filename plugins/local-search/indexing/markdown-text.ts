const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  times: '×',
  hellip: '…',
};

/** Tags that become a line break when they're removed. */
const BLOCK_TAG = /^<\/?(?:[A-Z]|br|div|details|summary|li|ol|ul|p|section|table|td|th|tr|h\d)/u;

/**
 * Removes everything that isn't text: comments, `import` and `export` lines, expressions in braces, and tags.
 * Tab labels and code in backticks stay.
 */
export function stripMarkup(source: string): string {
  const text = source.replace(/<!--.*?-->/gsu, '').replace(/^(?:import|export)\s.*(?:\n(?!\s*$).*)*$/gmu, '');
  let out = '';
  let at = 0;
  while (at < text.length) {
    const char = text.charAt(at);
    if (char === '`') {
      const end = endOfCode(text, at);
      out += text.slice(at, end);
      at = end;
    } else if (char === '\\') {
      out += text.slice(at, at + 2);
      at += 2;
    } else if (char === '{' && !/^\{#[\w-]+\}/u.test(text.slice(at, at + 80))) {
      at = endOfBraces(text, at);
    } else if (char === '<' && /^<(?:\/?[A-Za-z]|>|\/>)/u.test(text.slice(at, at + 3))) {
      const end = endOfTag(text, at);
      out += textOfTag(text.slice(at, end));
      at = end;
    } else {
      out += char;
      at += 1;
    }
  }
  return out;
}

/** The text of a Markdown line, without its markup. */
export function plainText(line: string): string {
  const code: string[] = [];
  const text = line
    .replace(
      /(`+)(.+?)\1(?!`)/gu,
      (_, _marks: string, inner: string) => `\ue000${code.push(inner) - 1}\ue001`,
    )
    .replace(/!\[[^\]]*\]\([^)]*\)/gu, '')
    .replace(/\[\^[^\]]+\]:?/gu, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/\[([^\]]*)\]\[[^\]]*\]/gu, '$1')
    .replace(/(\*{1,3}|~~)(?=\S)(.+?)\1/gu, '$2')
    .replace(/(?<![\p{L}\p{N}\\])(_{1,2})(?=\S)(.+?)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/&(#\d+|\w+);/gu, (whole, name: string) =>
      name.startsWith('#')
        ? String.fromCodePoint(Number(name.slice(1)) % 0x110000)
        : (ENTITIES[name] ?? whole),
    )
    .replace(/\\([!-/:-@[-`{-~])/gu, '$1');
  return text.replace(/\ue000(\d+)\ue001/gu, (_, number: string) => code[Number(number)] ?? '').trim();
}

function endOfCode(text: string, start: number): number {
  const marks = /^`+/u.exec(text.slice(start))?.[0] ?? '`';
  const end = text.indexOf(marks, start + marks.length);
  return end < 0 ? start + marks.length : end + marks.length;
}

function endOfBraces(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    depth += text.charAt(at) === '{' ? 1 : text.charAt(at) === '}' ? -1 : 0;
    if (depth === 0) {
      return at + 1;
    }
  }
  return start + 1;
}

/** Finds the end of a tag, skipping quoted attributes and attributes in braces. */
function endOfTag(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== '>') {
    const char = text.charAt(at);
    if (char === '"' || char === "'") {
      const end = text.indexOf(char, at + 1);
      at = end < 0 ? at + 1 : end + 1;
    } else if (char === '{') {
      at = endOfBraces(text, at);
    } else {
      at += 1;
    }
  }
  return at + 1;
}

function textOfTag(tag: string): string {
  const label = /\slabel=["']([^"']*)["']/u.exec(tag)?.[1];
  if (label !== undefined) {
    return `\n${label}\n`;
  }
  return BLOCK_TAG.test(tag) ? '\n' : '';
}
