import { expect, test } from 'vitest';
import { loadLunrIndex, lunr, termsWithPrefix } from '../../../../plugins/local-search/shared/lunr.ts';
import { randomNumbers, stockLunr } from './helpers.ts';

/** Words full of digits, as in a table of numbers. */
const words = (() => {
  const random = randomNumbers(1830);
  const letter = (): string => 'ab0123456789'.charAt(Math.floor(random() * 12));
  const all = Array.from({ length: 1000 }, () =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, letter).join(''),
  );
  return [...new Set(all)].sort();
})();

const serialized = (() => {
  const builder = new lunr.Builder();
  builder.ref('id');
  builder.field('title');
  words.forEach((word, id) => builder.add({ id: String(id), title: word }));
  return JSON.parse(JSON.stringify(builder.build())) as object;
})();

const prefixes = [...'ab0123456789'].flatMap((a) => [a, ...[...'ab0123456789'].map((b) => a + b)]);

test('stock lunr crashes on ordinary prefixes if the index contains digits', () => {
  const index = stockLunr().Index.load(serialized);
  const search = () => prefixes.map((prefix) => index.search(`${prefix}*`));
  expect(search).toThrow("Cannot read properties of undefined (reading '_index')");
});

test('with the fix, each prefix of one and two characters finds exactly the right words', () => {
  const index = loadLunrIndex(serialized);
  expect(termsWithPrefix(index, '').sort()).toEqual(words);
  for (const prefix of prefixes) {
    expect(termsWithPrefix(index, prefix).sort(), prefix).toEqual(
      words.filter((word) => word.startsWith(prefix)),
    );
  }
});
