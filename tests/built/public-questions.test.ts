import { describe, expect, test } from 'vitest';
import { attribute, fileOfRoute, readPage } from '../helpers/built-site.ts';
import { plain, sectionText } from '../helpers/section-text.ts';
import questions from '../public-questions.json';

// What users of CasparCG, SPX, and OGraf asked in the trackers of these projects, in our own words. `source` is the thread,
// `place` is where we answer, and `answer` is part of that section. If it isn't ours to answer, `notOurs` says so.

const TRACKERS: Readonly<Record<string, readonly string[]>> = {
  CasparCG: ['CasparCG/server', 'CasparCG/client', 'CasparCG/help'],
  SPX: ['TuomoKu/SPX-GC'],
  OGraf: ['ebu/ograf'],
};

describe.each(questions)('$product: $question', ({ product, source, place, answer, notOurs }) => {
  test("names a thread in the product's own tracker", () => {
    const tracker = /^https:\/\/github\.com\/([^/]+\/[^/]+)\/(?:issues|pull)\/\d+$/.exec(source)?.[1];
    expect(TRACKERS[product]).toContain(tracker);
  });

  if (place === undefined) {
    test('explains why the question is not ours to answer', () => {
      expect(notOurs).toMatch(/^[A-Z].+\.$/);
    });
  } else {
    test('is answered in the section that it names', () => {
      const [route = '', anchor = ''] = place.split('#');
      const page = readPage(fileOfRoute(route));
      expect(page.elements.some((one) => attribute(one, 'id') === anchor)).toBe(true);
      expect(plain(sectionText(page, anchor))).toContain(plain(answer));
    });
  }
});

test('there are twenty questions, each from a different thread, and some about each product', () => {
  expect(new Set(questions.map(({ source }) => source)).size).toBe(20);
  for (const product of ['CasparCG', 'SPX', 'OGraf'])
    expect(questions.filter((one) => one.product === product).length, product).toBeGreaterThanOrEqual(4);
});
