import { toAscii } from '../../runtime/report.ts';

// Everything outside ASCII is escaped, because SPX's definition must come before the page's encoding.

/** Returns JSON that can't end the script element it's in or start a comment. */
export const toScriptJson = (value: unknown, indent?: number): string =>
  toAscii(JSON.stringify(value, null, indent)).replace(/</g, '\\u003c');

/** A key of an object in code. Only names need no quotes. */
const keyOf = (key: string): string => (/^[a-z]\w*$/i.test(key) ? key : toScriptJson(key));

/** The most characters of a repeated object. Without this limit, a large Lottie file would take seconds. */
const LONGEST = 500;

/** Returns a constant for JSON data, after one for each part that occurs twice, such as keyframes. */
export function toConstants(name: string, data: unknown): string {
  const texts = new Map<unknown, string>();
  const textOf = (part: unknown): string => texts.get(part) ?? JSON.stringify(part ?? null);
  /** Notes the text of each object, from the inside out; it's empty for long ones. */
  const read = (part: unknown): boolean => {
    if (!(part instanceof Object)) return typeof part !== 'string' || part.length < LONGEST;
    const isShort = Object.values(part).map(read).every(Boolean);
    const text = isShort ? JSON.stringify(part) : '';
    texts.set(part, text.length < LONGEST ? text : '');
    return texts.get(part) !== '';
  };
  const times = new Map<string, number>();
  /** Numbers and short words are as short as a constant's name. */
  const isLong = (part: unknown): boolean => part instanceof Object || String(part).length > 21;
  const count = (part: unknown): void => {
    if (!isLong(part)) return;
    const text = textOf(part);
    const seen = text === '' ? 1 : (times.get(text) ?? 0) + 1;
    if (text !== '') times.set(text, seen);
    if (seen === 1 && part instanceof Object) Object.values(part).forEach(count);
  };
  const [names, constants] = [new Map<string, string>(), [] as string[]];
  const codeOf = (part: unknown): string => {
    if (Array.isArray(part)) return `[${part.map(print).join()}]`;
    if (!(part instanceof Object)) return toScriptJson(part ?? null);
    const members = Object.entries(part).filter(([, member]) => member !== undefined);
    return `{${members.map(([key, member]) => `${keyOf(key)}:${print(member)}`).join()}}`;
  };
  const print = (part: unknown): string => {
    if (!isLong(part)) return toScriptJson(part ?? null);
    const text = textOf(part);
    const known = names.get(text);
    if (known !== undefined) return known;
    const code = codeOf(part);
    if (text.length < 24 || times.get(text) === 1) return code;
    const own = `$${names.size}`;
    names.set(text, own);
    constants.push(`const ${own} = ${code};\n`);
    return own;
  };
  read(data);
  count(data);
  const value = print(data);
  return `${constants.join('')}const ${name} = ${value};`;
}

/** Returns JavaScript whose strings can't end the script element it's in, with `</script` or `<!--`. */
export const toScript = (code: string): string =>
  toAscii(code)
    .replace(/<\/(script)/gi, '<\\/$1')
    .replace(/<!--/g, '\\x3c!--');

/** Escapes text for a page. */
export const toHtml = (text: string): string =>
  text.replace(/[&<>"]|[\u{80}-\u{10ffff}]/gu, (character) => `&#${character.codePointAt(0)};`);

/** Returns text as a JavaScript string in single quotes, for SPX's attributes and CasparCG's commands. */
export const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
