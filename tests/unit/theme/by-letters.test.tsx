import { listTagsByLetters } from '@docusaurus/theme-common';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byLetters } from '../../../src/theme/TagsListByLetter/by-letters.ts';

const tagsOf = (...labels: readonly string[]) =>
  labels.map((label) => ({ label, permalink: `/tags/${label}`, count: 1 }));

const labels = (characters: string) =>
  fc.uniqueArray(
    fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 5 }).map((text) => `a${text}`),
    { selector: (label) => label.toLowerCase() },
  );

describe('tags by letters', () => {
  it('are in groups from A to Z, and from A to Z within each group', () => {
    expect(
      byLetters(tagsOf('spx', 'OGraf', 'ograf-2', 'casparcg', 'IBC', 'ibc-2024')).map(({ letter, tags }) => [
        letter,
        tags.map(({ label }) => label),
      ]),
    ).toEqual([
      ['C', ['casparcg']],
      ['I', ['IBC', 'ibc-2024']],
      ['O', ['OGraf', 'ograf-2']],
      ['S', ['spx']],
    ]);
  });

  it('are in the same order as in Docusaurus', () => {
    fc.assert(
      fc.property(labels('aBcZ019- éß'), (all) => {
        expect(byLetters(tagsOf(...all))).toEqual(listTagsByLetters(tagsOf(...all)));
      }),
    );
  });

  it('leave the given list unchanged', () => {
    const tags = tagsOf('b', 'a');
    byLetters(tags);
    expect(tags.map(({ label }) => label)).toEqual(['b', 'a']);
  });
});
