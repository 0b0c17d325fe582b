import { expect, test, type Page } from '@playwright/test';
import { open } from './helpers/page.ts';
import { marks, openFirst, requestsOf, searchBox, typeQuery } from './helpers/search.ts';

/**
 * Returns the text of the page's article as React renders it. Only a page that arrived as HTML has text for
 * browsers without scripts.
 */
function articleText(page: Page): Promise<string | null> {
  return page
    .locator('main article')
    .first()
    .evaluate((article) => {
      const copy = article.cloneNode(true) as HTMLElement;
      copy.querySelectorAll('noscript').forEach((element) => element.remove());
      return copy.textContent;
    });
}

test.describe('the page that a result leads to', () => {
  test('marks the words in text and in code, and only then loads the script for it', async ({ page }) => {
    const requests = requestsOf(page, /local-search-marks/);
    await open(page, '/');
    await typeQuery(page, 'useOnUpdate');
    expect(requests).toEqual([]);
    const route = await openFirst(page, 'useOnUpdate');
    expect(route).toMatch(/^\/api\/keyfill#useonupdate/);
    await expect(marks(page).first()).toBeVisible();
    expect(requests).toHaveLength(1);
    const words = await marks(page).allTextContents();
    expect(words.every((word) => /useOnUpdate/i.test(word))).toBe(true);
    await expect(page.locator('main pre mark[data-markjs]').first()).toHaveText('useOnUpdate');
    await expect(page.locator('main :not(pre) > code mark[data-markjs]').first()).toBeVisible();
    expect(new URL(page.url()).search, 'a clean address').toBe('');
    expect(await page.locator('mark[data-markjs]').count(), 'only in the text').toBe(words.length);
    await expect(page.locator(':is(nav, button, .table-of-contents) mark[data-markjs]')).toHaveCount(0);
  });

  test("opens a closed <details> around a mark, and scrolls to the section's first mark", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 420 });
    await open(page, '/markdown-page');
    const details = page.locator('main details').first();
    await expect(details).not.toHaveAttribute('open', /.*/);
    // The only page with a closed <details> isn't a result itself, so its entry gets what a chosen result would write.
    const anchor = await details.evaluate((one) => {
      const headings = [...document.querySelectorAll('main :is(h2, h3)[id]')];
      const above = headings.filter(
        (heading) => (heading.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
      );
      const id = above.at(-1)?.id ?? '';
      const state = { localSearchTerms: ['Half', 'cannot', 'shown'], localSearchIsNew: true };
      history.replaceState({ key: 'result', state }, '', `#${id}`);
      return id;
    });
    expect(anchor).not.toBe('');
    await page.reload();
    await expect(details).toHaveAttribute('open', '');
    await expect(details.locator('mark[data-markjs]').first()).toBeVisible();

    // In view means below the navbar and above the bottom edge. Before the element was opened, it was below that edge.
    await expect
      .poll(() =>
        page.evaluate((id) => {
          const heading = document.getElementById(id)!;
          const first = [...document.querySelectorAll('main mark[data-markjs]')].find(
            (mark) =>
              heading.contains(mark) ||
              (heading.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
          );
          if (first === undefined) return 'no mark in the section';
          const { top, bottom } = first.getBoundingClientRect();
          const navbar = document.querySelector('.navbar')!.getBoundingClientRect().bottom;
          return top >= navbar && bottom <= window.innerHeight
            ? 'in view'
            : `${top} to ${bottom}, navbar ${navbar}`;
        }, anchor),
      )
      .toBe('in view');
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  });
});

test('the marks disappear on Escape and when something new is typed, and leave text that React can still update', async ({
  page,
}) => {
  await open(page, '/api/style-property/keyframes');
  const before = await articleText(page);
  await openFirst(page, 'keyframes');
  await expect(marks(page).first()).toBeVisible();
  await searchBox(page).input.click();
  await expect(marks(page).first()).toBeVisible();
  await page.keyboard.type('m');
  await expect(marks(page)).toHaveCount(0);
  await openFirst(page, 'keyframes');
  await expect(marks(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(marks(page)).toHaveCount(0);
  expect(await articleText(page)).toBe(before);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expectNoMarks(page);
});

test('back and forward show each page as the reader left it', async ({ page }) => {
  await open(page, '/user-guide');
  await openFirst(page, 'keyframes');
  const words = await marksWhenThere(page);
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await page.waitForURL('**/blog');

  await page.goBack();
  await page.waitForURL('**/keyframes');
  expect(await marksWhenThere(page)).toEqual(words);
  await page.goBack();
  await page.waitForURL('**/user-guide');
  await expectNoMarks(page);
  await page.goForward();
  await page.waitForURL('**/keyframes');
  expect(await marksWhenThere(page)).toEqual(words);
  await page.goForward();
  await page.waitForURL('**/blog');
  await expectNoMarks(page);

  // The cleared marks don't come back.
  await page.goBack();
  await page.waitForURL('**/keyframes');
  await marksWhenThere(page);
  await page.keyboard.press('Escape');
  await expect(marks(page)).toHaveCount(0);
  await page.goForward();
  await page.waitForURL('**/blog');
  await page.goBack();
  await page.waitForURL('**/keyframes');
  await expectNoMarks(page);
});

/** Checks that nothing is marked once the page has nothing left to do. */
async function expectNoMarks(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  await expect(marks(page)).toHaveCount(0);
}

async function marksWhenThere(page: Page): Promise<string[]> {
  await expect(marks(page).first()).toBeAttached();
  return marks(page).allTextContents();
}

test("a result on the same page shows the section's first mark below the navbar, together with the heading", async ({
  page,
}) => {
  await open(page, '/user-guide/faq');
  for (const [query, id] of [
    ['why does next do nothing', 'next-does-nothing-why'],
    ['which casparcg versions work', 'which-casparcg-versions-work'],
  ] as const) {
    expect(await openFirst(page, query)).toBe(`/user-guide/faq#${id}`);
    const heading = page.locator(`#${id}`);
    await expect(heading).toBeInViewport();
    await expect(heading.locator('mark[data-markjs]').first()).toBeInViewport({ ratio: 1 });
  }
});
