import { toScriptJson } from './text.ts';

/** A key of an object in code. Only names need no quotes. */
const keyOf = (key: string): string => (/^[a-z]\w*$/i.test(key) ? key : toScriptJson(key));

/** The most characters of a repeated object. With a Lottie file of 21 MB, this takes 3 s instead of 15 s. */
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
  const count = (part: unknown): void => {
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
