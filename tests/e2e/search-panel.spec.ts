import { expect, test } from '@playwright/test';
import { violationsOf } from './helpers/axe.ts';
import { open, sharePage } from './helpers/page.ts';
import { mostResults, searchBox, typeQuery } from './helpers/search.ts';

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
  await expect(status).toHaveText(`${mostResults} results`);
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await expect(input).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? 'none');
  for (let at = 0; at < 3; at += 1) {
    const option = options.nth(at);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? 'none');
    await expect(active).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Escape');
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await expect(input).not.toHaveAttribute('aria-activedescendant');
  // Without results, the list contains the places to look instead, and none of them is active.
  await typeQuery(page, 'qqqzzzxxx');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await expect(input).toHaveAttribute('aria-controls', (await suggestions.getAttribute('id')) ?? 'none');
  await expect(status).toHaveText(/No results/);
  await expect(input).not.toHaveAttribute('aria-activedescendant');
});

test('a result shows its page, section, and place, and its text with the match marked', async () => {
  const page = shared();
  await typeQuery(page, 'setSource(url)');
  const { active } = searchBox(page);
  await expect(active).toHaveAttribute('href', '/api/elements/image-loader#setsourceurl');
  const lines = active.locator(':scope > span > span');
  await expect(lines).toHaveCount(4);
  await expect(lines.nth(0)).toHaveText('Image loader element');
  await expect(lines.nth(1)).toHaveText('setSource(url)');
  await expect(lines.nth(1).locator('mark').first()).toHaveText('setSource');
  await expect(lines.nth(2).locator('mark').first()).toBeVisible();
  await expect(lines.nth(3)).toHaveText('Actions API › Elements');
});

test('if a word appears nowhere, the panel says so before it shows sections with similar words', async () => {
  const page = shared();
  await typeQuery(page, 'keyfrmae');
  const { options, status } = searchBox(page);
  const message = 'No results for “keyfrmae”. Did you mean one of these?';
  await expect(page.locator('p', { hasText: message })).toBeVisible();
  await expect(status).toHaveText(`${message} 3 results`);
  await expect(options).toHaveCount(3);
});

test('spaces and punctuation find nothing, and markup is shown as text', async () => {
  const page = shared();
  const { input, options, status } = searchBox(page);
  await input.click();
  const announced = await status.evaluateHandle((region) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(region.textContent ?? '')).observe(region, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return texts;
  });
  await page.keyboard.type('   ');
  await expect(options).toHaveCount(0);
  await typeQuery(page, '***');
  await expect(status).toHaveText('No results for “***”.');
  expect(await announced.evaluate((texts) => texts.filter((text) => /results? for “ /.test(text)))).toEqual(
    [],
  );
  const markup = '<zzqq onxxqq="qqzz">';
  await typeQuery(page, markup);
  await expect(page.locator('p', { hasText: `No results for “${markup}”.` })).toBeVisible();
  await expect(page.locator('zzqq')).toHaveCount(0);
  await typeQuery(page, 'text <img src=x onerror=alert(1)>');
  await expect(options.first()).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('axe finds no problems with suggestions, results, and help in either color mode', async () => {
  const page = shared();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { active, suggestions } = searchBox(page);
  await page.keyboard.press('/');
  await expect(suggestions.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(active).toBeVisible();
  const audit = async (): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await violationsOf(page, { within: '.navbar' }), colorScheme).toEqual([]);
    }
  };
  await audit();
  for (const query of ['animation', 'qqqzzzxxx']) {
    await typeQuery(page, query);
    await audit();
  }
});

test('the panel stays inside the window even with large text, and the input accepts 512 characters', async () => {
  const page = shared();
  const { input } = searchBox(page);
  for (const size of ['100%', '150%', '200%']) {
    await page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
    await typeQuery(page, 'outro');
    const place = await searchBox(page).list.boundingBox();
    const end = (place?.x ?? -1) + (place?.width ?? 0);
    expect(place?.x, size).toBeGreaterThanOrEqual(0);
    expect(end, size).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await input.fill('');
  }
  await page.keyboard.insertText('key '.repeat(200));
  expect(await input.inputValue()).toHaveLength(512);
});
