import { describe, expect, test } from 'vitest';
import { attribute, fileOfRoute, readPage } from '../helpers/built-site.ts';
import { plain, sectionText } from '../helpers/section-text.ts';
import questions from '../public-questions.json';

// What users of CasparCG, SPX, and OGraf asked in the trackers of these projects, in our own words. `source` is the thread,
// `place` is where we answer, and `answer` is part of that section. If it isn't ours to answer, `notOurs` says so.

describe.each(questions)('$product: $question', ({ place, answer, notOurs }) => {
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
