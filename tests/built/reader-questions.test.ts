import { describe, expect, test } from 'vitest';
import { optionsSchema, type PluginOptions } from '../../plugins/local-search/options.ts';
import { loadIndex } from '../../plugins/local-search/query/load.ts';
import { search } from '../../plugins/local-search/query/search.ts';
import type { IndexFile } from '../../plugins/local-search/shared/types.ts';
import { attribute, fileOfRoute, readBuilt, readPage } from '../helpers/built-site.ts';
import { plain, sectionText, textIn } from '../helpers/section-text.ts';
import { search as options } from '../../src/config/search.ts';
import questions from '../reader-questions.json';

// Three kinds of readers who are new to Keyfill ask ten questions each. `query` is what they type into the
// search. `wanted` lists the places that answer, best first. `answer` lists words, and each of these places
// contains at least one of them.
const keys = ['docs-user-guide-current', 'docs-api-current', 'default'];
const indexes = keys.map((key) => loadIndex(JSON.parse(readBuilt(`search-index-${key}.json`)) as IndexFile));
/** They start outside the API section, where reference results rank lower. */
const behind = new Set(indexes.slice(1, 2));
const settings = optionsSchema.validate(options).value as PluginOptions;

/**
 * The rank of the first result that answers, starting at 1; 0 if none of the eight does. A place without an
 * anchor is a whole page.
 */
function rankOf({ query, wanted }: (typeof questions)[number]): number {
  const found = search(query, indexes, settings, behind).map((hit) => hit.document.sectionRoute);
  return found.findIndex((route) => wanted.includes(route) || wanted.includes(route.replace(/#.*$/, ''))) + 1;
}

describe.each(questions)('$reader: $question', (question) => {
  test.each(question.wanted)('is answered at %s', (place) => {
    const [route = '', anchor] = place.split('#');
    const page = readPage(fileOfRoute(route));
    if (anchor !== undefined) expect(page.elements.some((one) => attribute(one, 'id') === anchor)).toBe(true);
    const main = page.elements.find((one) => one.tagName === 'main');
    const text = plain(anchor === undefined ? textIn(main!) : sectionText(page, anchor));
    const answers: readonly string[] = [question.answer].flat();
    expect(
      answers.some((answer) => text.includes(plain(answer))),
      text,
    ).toBe(true);
  });
});

test('most answers are among the first three results, and many are the first', () => {
  const ranks = questions.map((question) => ({ query: question.query, rank: rankOf(question) }));
  const late = (within: number): string[] =>
    ranks.filter(({ rank }) => rank === 0 || rank > within).map(({ query, rank }) => `${query}: ${rank}`);
  // Look into any change to the text or a weight that costs more than one or two.
  const share = (within: number): number => 1 - late(within).length / ranks.length;
  expect(share(3), late(3).join('\n')).toBeGreaterThanOrEqual(0.93);
  expect(share(1), late(1).join('\n')).toBeGreaterThanOrEqual(0.68);
});
