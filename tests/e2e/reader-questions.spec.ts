import { expect, test } from '@playwright/test';
import questions from '../reader-questions.json';
import { open } from './helpers/page.ts';
import { searchBox, typeQuery } from './helpers/search.ts';

/**
 * Questions that are answered by the first result. tests/built/reader-questions.test.ts checks the ranks of
 * all questions.
 */
const queries = [
  'first lower third',
  'long names',
  'middleware next default',
  '&amp; in name',
  '50 fps 59.94 channel',
];

test("typing a reader's question leads to the place with the answer, and to its words", async ({ page }) => {
  await open(page, '/');
  for (const query of queries) {
    await test.step(query, async () => {
      const question = questions.find((one) => one.query === query);
      if (!question) throw new Error(`tests/reader-questions.json has no "${query}"`);
      await typeQuery(page, query);
      const { active, input } = searchBox(page);
      const place = (await active.getAttribute('href')) ?? '';
      expect(question.wanted).toContain(place);
      await input.press('Enter');
      await page.waitForURL((url) => url.pathname + url.hash === place);
      const anchor = place.split('#')[1];
      if (anchor !== undefined) await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
      const [answer = ''] = [question.answer].flat();
      await expect(page.getByRole('main')).toContainText(answer, { ignoreCase: true });
    });
  }
});
