import type lunrTypes from 'lunr';
import { describe, expect, test } from 'vitest';
import { loadLunrIndex, lunr, termsWithPrefix } from '../../../../plugins/local-search/shared/lunr.ts';
import { randomNumbers, stockLunr } from './helpers.ts';

/** Words full of digits, as in a table of numbers. */
const words = (() => {
  const random = randomNumbers(1830);
  const set = new Set<string>();
  for (let count = 0; count < 1000; count += 1) {
    let word = '';
    const length = 1 + Math.floor(random() * 4);
    while (word.length < length) word += 'ab0123456789'.charAt(Math.floor(random() * 12));

    set.add(word);
  }
  return [...set].sort();
})();

const serialized = (() => {
  const builder = new lunr.Builder();
  builder.ref('id');
  builder.field('title');
  words.forEach((word, id) => builder.add({ id: String(id), title: word }));
  return JSON.parse(JSON.stringify(builder.build())) as object;
})();

const prefixes = [...'ab0123456789'].flatMap((a) => [a, ...[...'ab0123456789'].map((b) => a + b)]);

function beginningWith(index: lunrTypes.Index, prefix: string): number {
  return index.query((query) => {
    query.term(prefix, { wildcard: lunr.Query.wildcard.TRAILING, usePipeline: false });
  }).length;
}

describe('TokenSet of lunr 2.3.9', () => {
  test('crashes without the fix on ordinary prefixes if the index contains digits', () => {
    const index = stockLunr().Index.load(serialized);
    const crashes = prefixes.flatMap((prefix) => {
      try {
        beginningWith(index, prefix);
        return [];
      } catch (error) {
        return [String(error)];
      }
    });
    expect(crashes.length).toBeGreaterThan(0);
    expect(crashes[0]).toContain("Cannot read properties of undefined (reading '_index')");
  });

  test('finds exactly the right words for every prefix of one and two characters with the fix', () => {
    const index = lunr.Index.load(serialized);
    for (const prefix of prefixes) {
      expect(beginningWith(index, prefix), prefix).toBe(
        words.filter((word) => word.startsWith(prefix)).length,
      );
    }
  });

  test('neither loses nor invents words with the fix', () => {
    const index = loadLunrIndex(serialized);
    expect(termsWithPrefix(index, '').sort()).toEqual(words);
  });
});
