import { expect, test } from '@playwright/test';
import { violationsOf } from './helpers/axe.ts';
import { open, widths } from './helpers/page.ts';

test('a page can be copied as Markdown by keyboard, and the reader is told if the copy is missing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/api/layer');
  const button = page.getByRole('button', { name: 'Copy page as Markdown' });

  await test.step('Enter copies it', async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText('Copied')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.replaceAll('\r\n', '\n')).toBe(await (await page.request.get('/api/layer.md')).text());
    expect(text).toMatch(/^# Layer/);
  });

  await test.step('screen readers hear that code was copied', async () => {
    await page.getByRole('button', { name: 'Copy code to clipboard' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[aria-live="polite"].announcer')).toHaveText('Copied');
  });

  await test.step('if the copy is missing, a link to the Markdown appears', async () => {
    await page.route('**/*.md', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await button.click();
    await expect(page.getByRole('link', { name: 'Open the Markdown' })).toHaveAttribute(
      'href',
      '/api/layer.md',
    );
    await expect(page.getByRole('status').filter({ hasText: 'Not copied.' })).toBeAttached();
    await expect(button).toBeFocused();
  });
});

test('the list of style properties can be filtered, and its rows lead to their sections', async ({
  page,
}) => {
  await open(page, '/api/style-property/all-properties');
  const field = page.getByRole('searchbox', { name: 'Filter properties' });
  await field.fill('shadow color');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows.filter({ visible: true })).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'fontSize' })).toBeHidden();
  await page.getByRole('link', { name: 'textShadowColor' }).first().click();
  await expect(page).toHaveURL(/#textshadowcolor$/);
  await expect(page.getByRole('heading', { name: 'textShadowColor' })).toBeInViewport();
  await rows.filter({ visible: true }).first().getByRole('link', { name: 'text', exact: true }).click();
  await expect(page).toHaveURL(/\/api\/elements\/text$/);
});

test('on a phone, a style property takes at most three lines, and its links are large enough for a thumb', async ({
  page,
}) => {
  await page.setViewportSize(widths.phone);
  await open(page, '/api/style-property/all-properties');
  const rows = await page.locator('.table-frame tbody tr').evaluateAll((elements) =>
    elements.map((row) => {
      const line = parseFloat(getComputedStyle(row).lineHeight);
      const { paddingTop, paddingBottom, borderBottomWidth } = getComputedStyle(row);
      const around = parseFloat(paddingTop) + parseFloat(paddingBottom) + parseFloat(borderBottomWidth);
      return { name: row.firstElementChild?.textContent, lines: (row.clientHeight - around) / line };
    }),
  );
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter(({ lines }) => lines > 3.1)).toEqual([]);
  const inTwo = rows.filter(({ lines }) => lines < 2.1);
  expect(inTwo.length).toBeGreaterThan(rows.length / 2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths.phone.width);
  expect(await violationsOf(page, { within: 'main', rules: ['target-size'] })).toEqual([]);
});
