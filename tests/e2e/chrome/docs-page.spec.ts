import { expect, test } from '@playwright/test';
import { docsSidebar, open, scrollBy, storedKeys, switchColorMode } from '../helpers/page.ts';
import { command, LOWER_THIRD, state } from '../helpers/player.ts';
import { searchBox, typeQuery } from '../helpers/search.ts';
import { errorsOf } from '../helpers/watch.ts';

test(
  'a docs page has breadcrumbs, previous and next links, and a date',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, '/user-guide/elements/image');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    const crumb = crumbs.getByRole('link', { name: 'Elements' });
    // On a phone, the title comes first.
    if (page.viewportSize()!.width < 577) {
      await expect(crumb).toBeHidden();
    } else {
      await expect(crumbs).toContainText('User Guide');
      await expect(crumb).toHaveAttribute('href', '/user-guide/elements');
    }
    const pager = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link');
    await expect(pager).toHaveCount(2);
    await expect(pager.last()).toHaveAttribute('href', '/user-guide/elements/image-loader');
    // The address for editing is a placeholder.
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
    await expect(page.locator('.theme-last-updated time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
  },
);

test('"Back to top" appears when scrolling up, and leads to the top', async ({ page }) => {
  await open(page, '/user-guide/faq');
  await scrollBy(page, 2500);
  await scrollBy(page, -500);
  // The page keeps scrolling smoothly for a moment after the wheel event.
  const isAtRest = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const before = scrollY;
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY === before)));
        }),
    );
  await expect.poll(isAtRest).toBe(true);
  await page.getByRole('button', { name: 'Scroll back to top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the sidebar shows the current page, and stays where the reader scrolled it', async ({ page }) => {
  const menu = page.locator('.theme-doc-sidebar-container .menu');
  const place = menu.locator('[aria-current="page"]');
  await open(page, '/user-guide/exporting/integrations/casparcg');
  await expect(place).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const before = await menu.evaluate((list) => {
    list.scrollTop -= 40;
    return list.scrollTop;
  });
  await menu.getByRole('link', { name: 'OGraf', exact: true }).click();
  await expect(place).toHaveText('OGraf');
  expect(await menu.evaluate((list) => list.scrollTop)).toBe(before);
});

test('only Enter and Space show a hidden sidebar again, so Tab passes its button', async ({ page }) => {
  await open(page, '/user-guide');
  const entry = (await docsSidebar(page)).getByRole('link', { name: 'Animation', exact: true });
  const expand = page.getByRole('button', { name: 'Expand sidebar', exact: true });
  for (const key of ['Enter', 'Space']) {
    await page.getByRole('button', { name: 'Collapse sidebar', exact: true }).click();
    await expand.focus();
    for (const other of ['a', 'Tab', 'Shift+Tab']) await page.keyboard.press(other);
    await expect(expand).toBeFocused();
    await expect(entry).toBeHidden();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press(key);
    await expect(entry).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }
});

// Seen on other sites: the category's link said whether the category was open, but the button didn't.
test("the control that opens a category tells screen readers whether it's open", async ({ page }) => {
  await open(page, '/user-guide');
  const sidebar = await docsSidebar(page);
  const category = sidebar.locator('.menu__list-item-collapsible', { hasText: 'Elements' }).first();
  const caret = category.getByRole('button', { name: /sidebar category 'Elements'/ });
  const isOpen = await caret.getAttribute('aria-expanded');
  await expect(category.getByRole('link')).not.toHaveAttribute('aria-expanded');
  await caret.click();
  await expect(caret).toHaveAttribute('aria-expanded', isOpen === 'true' ? 'false' : 'true');
  // A category without a page has no second control.
  const other = sidebar.locator('.menu__link--sublist-caret').first();
  await expect(other).toHaveAttribute('aria-expanded', /true|false/);
});

test.describe("the browser's storage", () => {
  test('contains only the known keys after a visit', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await open(page, '/user-guide/animation');
    await switchColorMode(page);
    await page.getByLabel('Background').selectOption('Stadium');
    expect([...(await storedKeys(page)), await page.evaluate(() => document.cookie)]).toEqual([
      'docusaurus.announcement.dismiss',
      'docusaurus.announcement.id',
      'theme',
      '',
    ]);
    expect(await page.evaluate(() => Object.keys(sessionStorage).sort())).toEqual([
      'keyfill.background',
      'local-search.visits',
    ]);
  });

  const deny = () => {
    const denied = (): DOMException => new DOMException('denied', 'SecurityError');
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw denied();
        },
      });
    }
    const refuse = (): Promise<never> => Promise.reject(denied());
    const methods = { register: refuse, getRegistration: refuse, getRegistrations: refuse };
    Object.assign(ServiceWorkerContainer.prototype, methods);
  };
  const fill = () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  };
  for (const [what, breakStorage] of [
    ['blocked', deny],
    ['full', fill],
  ] as const) {
    // Seen on other sites: an empty page, because the browser's storage was full or blocked.
    test(`nothing breaks if storage is ${what}`, async ({ page }) => {
      const errors = errorsOf(page);
      await page.addInitScript(breakStorage);
      await open(page, '/markdown-page');
      await switchColorMode(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('tab').nth(1).click();
      await page.getByRole('button', { name: 'Close', exact: true }).click();
      const title = page.getByRole('heading', { level: 1 });
      const before = await title.innerText();
      await page.getByRole('link', { name: 'User Guide' }).first().click();
      // A search that's opened before the new page is shown closes with the old one.
      await expect(title).not.toHaveText(before);
      await page.keyboard.press('/');
      await expect(searchBox(page).suggestions.first()).toBeVisible();
      await open(page, LOWER_THIRD);
      await command(page, 'Play').click();
      await expect(state(page)).toHaveText('On air');
      expect(errors).toEqual([]);
    });
  }
});

test.describe('under forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the current page is marked in the sidebar by more than its font weight', async ({ page }) => {
    await open(page, '/user-guide/elements/image');
    const sidebar = await docsSidebar(page);
    const band = (name: string): Promise<string> =>
      sidebar
        .getByRole('link', { name, exact: true })
        .evaluate((link) => getComputedStyle(link).borderInlineStartWidth);
    expect(await band('Image')).not.toBe(await band('Image loader'));
    const area = page.locator('.navbar__link--active');
    expect(await area.evaluate((link) => getComputedStyle(link, '::after').borderBottomWidth)).toBe('4px');
  });

  test('the search result that arrow keys have chosen is marked, and no other', async ({ page }) => {
    await open(page, '/user-guide/elements/image');
    const { options, active } = searchBox(page);
    await page.keyboard.press('/');
    await typeQuery(page, 'text');
    for (const count of [1, 2]) {
      await page.keyboard.press('ArrowDown');
      await expect(active, `after ${count}`).toHaveCount(1);
    }
    const marks = await options.evaluateAll((all) =>
      all.map((one) => [one.ariaSelected === 'true', getComputedStyle(one).outlineStyle === 'solid']),
    );
    expect(marks.length).toBeGreaterThan(2);
    for (const [isChosen, isMarked] of marks) expect(isMarked).toBe(isChosen);
  });
});
