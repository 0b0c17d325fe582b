import type { ProjectDefinition } from '../../runtime/definition/project.ts';
import { isElementName } from '../validation/validate-ograf.ts';
import { checksum } from './checksum.ts';

/** Returns an object without the members that are undefined. */
export const defined = <Members extends object>(
  members: Members,
): { [Name in keyof Members]?: Exclude<Members[Name], undefined> } =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as never;

/** Returns the step count for playout systems: the number of steps in the main composition, plus one. */
export function stepCount({ compositions, mainComposition }: ProjectDefinition): number {
  const main = compositions.find(({ id }) => id === mainComposition);
  return (main?.frameActions ?? []).filter(({ isStep }) => isStep).length + 1;
}

/** The beginning of an ID that couldn't be the name of an element otherwise. */
const PREFIX = 'keyfill-';

/** Names that Windows reserves for devices. A file can't have them, not even with an extension. */
const RESERVED = /^(?:con|prn|aux|nul|(?:com|lpt)\d)$/;

/** The maximum length of a name, in characters, so a file name with suffix and extension has at most 100. */
const LONGEST = 80;

/** Latin letters that no accent can be removed from, and what they become. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};

/** Joins the words of a name with hyphens: everything in it that letters, digits, and their marks are. */
const wordsOf = (name: string): string =>
  (name.replace(/\p{Variation_Selector}/gu, '').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []).join('-');

/** Returns the words in the letters a to z, without accents. All other letters are left out. */
const toLatin = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/[^ -~]/g, (letter) => LATIN[letter] ?? (/\p{M}/u.test(letter) ? '' : ' '))
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? '';

/**
 * Returns a name's words as `write` spells them. If they leave out anything but case, spaces, and hyphens, or
 * are too long or reserved, eight digits follow, so different names never get the same identity.
 */
function identify(name: string, write: (words: string) => string): string {
  const plain = name.normalize('NFC').toLowerCase();
  const words = write(wordsOf(plain));
  const isWhole =
    words ===
    plain
      .trim()
      .replace(/[\s_-]+/g, '-')
      .replace(/^-|-$/g, '');
  if (isWhole && words !== '' && words.length <= LONGEST && !RESERVED.test(words)) return words;
  const start = words.slice(0, LONGEST - 9).replace(/[\ud800-\udbff-]$/, '');
  return `${start || 'template'}-${checksum([plain])}`;
}

/** Converts a name for files and addresses, uniquely: `Lower third` → `lower-third`, `Счёт` → `счёт`. */
export const slugOf = (name: string): string => identify(name, (words) => words);

/** Returns an ID for an OGraf graphic that known hosts accept as an element's name, unique like `slugOf`. */
export function ografId(name: string): string {
  const id = identify(name, toLatin);
  return isElementName(id) && !id.startsWith(PREFIX) ? id : PREFIX + id;
}
