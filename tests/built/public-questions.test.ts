import { describe, expect, test } from 'vitest';
import { attribute, fileOfRoute, readPage } from '../helpers/built-site';
import { plain, sectionText } from '../helpers/section-text';
import questions from '../public-questions.json';

// What users of CasparCG, SPX, and OGraf asked in public, in our own words. `source` is the thread, `place` is where we answer,
// and `answer` is part of that section. If it isn't ours to answer, `notOurs` says so.

describe.each(questions)('$product: $question', ({ source, place, answer, notOurs }) => {
  test('names its thread', () => {
    expect(source).toMatch(/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/(issues|pull)\/\d+$/);
  });

  if (place === undefined)
    test('comes with the sentence that says why it is not ours', () => {
      expect(notOurs).toMatch(/^[A-Z].+\.$/);
    });
  else
    test('is answered in the section that it names', () => {
      const [route = '', anchor = ''] = place.split('#');
      const page = readPage(fileOfRoute(route));
      expect(page.elements.some((one) => attribute(one, 'id') === anchor)).toBe(true);
      expect(plain(sectionText(page, anchor))).toContain(plain(answer));
    });
});

test('there are twenty questions, each from another thread, and some about each product', () => {
  expect(new Set(questions.map(({ source }) => source)).size).toBe(20);
  for (const product of ['CasparCG', 'SPX', 'OGraf'])
    expect(questions.filter((one) => one.product === product).length, product).toBeGreaterThanOrEqual(4);
});
