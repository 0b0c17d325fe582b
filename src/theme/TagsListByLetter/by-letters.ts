import { listTagsByLetters } from '@docusaurus/theme-common';
import type { Props } from '@theme/TagsListByLetter';

type Groups = ReturnType<typeof listTagsByLetters>;

const isPlain = (text: string): boolean => /^[ \w-]*$/.test(text);

const byText = (one: string, other: string): number => Number(one > other) - Number(one < other);

/**
 * Groups the tags by their first letter, with groups and tags from A to Z, ignoring case. Docusaurus compares
 * by the rules of a language, and reading the tables for that takes a slow phone 60 to 150 ms at a time while
 * the page is starting. For words of plain letters, the order is the same without them.
 */
export function byLetters(tags: Props['tags']): Groups {
  if (!tags.every(({ label }) => isPlain(label))) return listTagsByLetters(tags);
  const groups = new Map<string, Props['tags'][number][]>();
  for (const tag of tags) {
    const letter = tag.label.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), tag]);
  }
  return [...groups]
    .sort(([one], [other]) => byText(one, other))
    .map(([letter, tagsOfLetter]) => ({
      letter,
      tags: tagsOfLetter.sort((one, other) => byText(one.label.toLowerCase(), other.label.toLowerCase())),
    }));
}
