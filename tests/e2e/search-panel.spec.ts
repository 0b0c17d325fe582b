import { expect, test } from '@playwright/test';
import { violationsOf } from './helpers/axe.ts';
import { open, sharePage } from './helpers/page.ts';
import { searchBox, typeQuery } from './helpers/search.ts';

const shared = sharePage((page) => open(page, '/user-guide'));
test.beforeEach(async () => {
  const { input } = searchBox(shared());
  await input.fill('');
  await input.blur();
});

test('the search is a combobox with a list, following ARIA 1.2', async () => {
  const page = shared();
  const { input, list, options, active, status } = searchBox(page);
  await expect(input).toHaveAttribute('aria-autocomplete', 'list');
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await expect(input).not.toHaveAttribute('aria-controls');
  await typeQuery(page, 'keyframe');
  await expect(status).toContainText(String(await options.count()));
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await expect(input).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? 'none');
  for (const option of [options.nth(0), options.nth(1)]) {
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? 'none');
    await expect(active).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Escape');
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  // Without results, the list contains the places to look instead, and none of them is active.
  await typeQuery(page, 'qqqzzzxxx');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(input).toHaveAttribute('aria-controls', (await suggestions.getAttribute('id')) ?? 'none');
  await expect(input).not.toHaveAttribute('aria-activedescendant');
});

test('a result shows its page, section, and place, and its text with the match marked', async () => {
  const page = shared();
  await typeQuery(page, 'setSource(url)');
  const { active } = searchBox(page);
  await expect(active).toHaveAttribute('href', '/api/elements/image-loader#setsourceurl');
  const lines = active.locator(':scope > span > span');
  await expect(lines).toHaveText([
    'Image loader element',
    'setSource(url)',
    /setSource/,
    /Actions API.*Elements/,
  ]);
  for (const line of [1, 2]) await expect(lines.nth(line).locator('mark').first()).toHaveText('setSource');
  await expect(active.locator('img')).toHaveCount(0);
});

test('a result that leads to a template shows its graphic', async () => {
  const page = shared();
  await typeQuery(page, 'lower third');
  const result = searchBox(page).options.filter({ has: page.locator('[src*="lower-third"]') });
  await expect(result.first()).toHaveAttribute('href', /#lower-third|creating-element/);
  const sizeOf = (picture: HTMLImageElement): number => picture.naturalWidth;
  await expect.poll(() => result.first().locator('img').evaluate(sizeOf)).toBeGreaterThan(90);
});

test('a word that appears nowhere leads to similar words, and markup is shown as text', async () => {
  const page = shared();
  const { options } = searchBox(page);
  for (const query of ['keyfrmae', '<zzqq onxxqq="qqzz">']) {
    await typeQuery(page, query);
    await expect(page.locator('p', { hasText: query })).toBeVisible();
  }
  await expect(page.locator('zzqq')).toHaveCount(0);
  await typeQuery(page, 'keyfrmae');
  await expect(options.first()).toContainText(/keyframe/i);
});

test('axe finds no problems with suggestions, results, and help in either color mode', async () => {
  const page = shared();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { active } = searchBox(page);
  await page.keyboard.press('/');
  await page.keyboard.press('ArrowDown');
  await expect(active).toBeVisible();
  for (const query of [undefined, 'animation', 'qqqzzzxxx']) {
    if (query !== undefined) await typeQuery(page, query);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await violationsOf(page, { within: '.navbar' }), colorScheme).toEqual([]);
    }
  }
});

test('the panel stays inside the window with large text, and the input accepts 512 characters', async () => {
  const page = shared();
  const { input, list } = searchBox(page);
  for (const size of ['100%', '200%']) {
    await page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
    await typeQuery(page, 'outro');
    const { x, width } = (await list.boundingBox())!;
    expect(x, size).toBeGreaterThanOrEqual(0);
    expect(x + width, size).toBeLessThanOrEqual(page.viewportSize()!.width);
    await input.fill('');
  }
  await page.keyboard.insertText('key '.repeat(200));
  expect(await input.inputValue()).toHaveLength(512);
});
