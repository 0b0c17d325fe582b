import { expect, test, type Page } from '@playwright/test';
import { open } from './helpers/page.ts';
import { marks, openFirst, requestsOf, searchBox, typeQuery } from './helpers/search.ts';

/** Returns the article's text. Only a page that arrived as HTML has text for browsers without scripts. */
const articleText = (page: Page): Promise<string | null> =>
  page
    .locator('main article')
    .first()
    .evaluate((article) => {
      const copy = article.cloneNode(true) as HTMLElement;
      copy.querySelectorAll('noscript').forEach((element) => element.remove());
      return copy.textContent;
    });

/** Checks that nothing is marked once the page is done. A busy machine's browser may never be idle. */
async function expectNoMarks(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestIdleCallback(() => requestIdleCallback(resolve, { timeout: 5000 }), { timeout: 5000 }),
      ),
  );
  await expect(marks(page)).toHaveCount(0);
}

test('a result marks the words in text and in code, and loads its script only then', async ({ page }) => {
  const requests = requestsOf(page, /local-search-marks/);
  await open(page, '/');
  await typeQuery(page, 'useOnUpdate');
  expect(requests).toEqual([]);
  const route = await openFirst(page, 'useOnUpdate');
  expect(route).toMatch(/^\/api\/keyfill#useonupdate/);
  await expect(marks(page).first()).toBeVisible();
  expect(requests).toHaveLength(1);
  const words = await marks(page).allTextContents();
  expect(words.filter((word) => !/useOnUpdate/i.test(word))).toEqual([]);
  for (const place of ['pre', ':not(pre) > code'])
    await expect(page.locator(`main ${place} mark[data-markjs]`).first()).toBeAttached();
  expect(new URL(page.url()).search, 'a clean address').toBe('');
  expect(await page.locator('mark[data-markjs]').count(), 'only in the text').toBe(words.length);
});

test('marks disappear on Escape and when something is typed, and leave the text as it was', async ({
  page,
}) => {
  await open(page, '/api/style-property/keyframes');
  const before = await articleText(page);
  await openFirst(page, 'keyframes');
  await expect(marks(page).first()).toBeVisible();
  await searchBox(page).input.click();
  await page.keyboard.type('m');
  await expect(marks(page)).toHaveCount(0);
  await openFirst(page, 'keyframes');
  await expect(marks(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(marks(page)).toHaveCount(0);
  expect(await articleText(page)).toBe(before);
});

test('back and forward show each page as the reader left it', async ({ page }) => {
  const go = async (how: 'goBack' | 'goForward', address: string): Promise<void> => {
    await page[how]();
    await page.waitForURL(`**/${address}`);
  };
  await open(page, '/user-guide');
  await openFirst(page, 'keyframes');
  await expect(marks(page).first()).toBeAttached();
  const words = await marks(page).allTextContents();
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await page.waitForURL('**/blog');
  await go('goBack', 'keyframes');
  await expect(marks(page)).toHaveText(words);
  await go('goBack', 'user-guide');
  await expectNoMarks(page);
  await go('goForward', 'keyframes');
  await expect(marks(page)).toHaveText(words);
  await page.keyboard.press('Escape');
  await go('goForward', 'blog');
  await expectNoMarks(page);
  // The cleared marks don't come back.
  await go('goBack', 'keyframes');
  await expectNoMarks(page);
});

test('a result on the same page shows its first mark with the heading', async ({ page }) => {
  await open(page, '/user-guide/faq');
  expect(await openFirst(page, 'why does next do nothing')).toBe('/user-guide/faq#next-does-nothing-why');
  const heading = page.locator('#next-does-nothing-why');
  await expect(heading).toBeInViewport();
  await expect(heading.locator('mark[data-markjs]').first()).toBeInViewport({ ratio: 1 });
});
