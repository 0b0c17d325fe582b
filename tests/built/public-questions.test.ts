import { expect, test } from 'vitest';
import { attribute, fileOfRoute, readPage } from '../helpers/built-site.ts';
import { plain, sectionText } from '../helpers/section-text.ts';
import questions from '../public-questions.json';

// What users of CasparCG, SPX, and OGraf asked in the trackers of these projects, in our own words. `source` is the thread,
// `place` is where we answer, and `answer` is part of that section.

test.each(questions)('$product: $question', ({ place, answer }) => {
  const [route = '', anchor = ''] = place.split('#');
  const page = readPage(fileOfRoute(route));
  expect(page.elements.some((one) => attribute(one, 'id') === anchor)).toBe(true);
  expect(plain(sectionText(page, anchor))).toContain(plain(answer));
});
