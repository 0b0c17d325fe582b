import { describe, expect, test } from 'vitest';
import { attribute, fileOfRoute, readPage, textOf } from '../helpers/built-site';
import questions from '../reader-questions.json';

// Three strangers ask ten questions each. `query` is what they type into the search, `wanted` are the places that
// answer, the best first, and `answer` are words that stand on each of these pages.
const readers = ['designer', 'developer', 'engineer'];

test.each(readers)('a %s asks ten questions', (reader) => {
  expect(questions.filter((one) => one.reader === reader)).toHaveLength(10);
});

describe.each(questions)('$reader: $question', ({ wanted, answer }) => {
  test.each(wanted)('is answered at %s', (place) => {
    const [route = '', anchor] = place.split('#');
    const page = readPage(fileOfRoute(route));
    if (anchor !== undefined) {
      expect(page.elements.some((one) => attribute(one, 'id') === anchor)).toBe(true);
    }
    const main = page.elements.find((one) => one.tagName === 'main');
    const text = main === undefined ? '' : textOf(main).replace(/\s+/g, ' ').toLowerCase();
    expect(text).toContain(answer.toLowerCase());
  });
});
