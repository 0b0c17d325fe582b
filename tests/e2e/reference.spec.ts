import { expect, test } from '@playwright/test';

test('a page can be copied as Markdown by keyboard, and the reader is told if the copy is missing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api/layer');
  const button = page.getByRole('button', { name: 'Copy page as Markdown' });
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

  await test.step('Enter copies it', async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText('Copied')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.replaceAll('\r\n', '\n')).toBe(await (await page.request.get('/api/layer.md')).text());
    expect(text).toMatch(/^# Layer/);
  });

  await test.step('if the copy is missing, a link to the Markdown appears', async () => {
    await page.route('**/*.md', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await button.click();
    await expect(page.getByRole('link', { name: 'Open the Markdown' })).toHaveAttribute(
      'href',
      '/api/layer.md',
    );
    await expect(button).toBeFocused();
  });
});

test('the list of style properties can be filtered, and its rows lead to their sections', async ({
  page,
}) => {
  await page.goto('/api/style-property/all-properties');
  const field = page.getByRole('searchbox', { name: 'Filter properties' });
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
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
