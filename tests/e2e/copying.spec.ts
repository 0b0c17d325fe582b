import { expect, test } from '@playwright/test';
import { BUILDER, clipboard, open } from './helpers/page.ts';
import { LOWER_THIRD } from './helpers/player.ts';

test('a key copies a command from the cheat sheet, and the page announces it', async ({ page }) => {
  await open(page, '/user-guide/cheat-sheet');
  await page.getByRole('button', { name: 'CLEAR 1-20', exact: true }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'CLEAR 1-20' })).toBeInViewport();
  expect(await clipboard(page)).toBe('CLEAR 1-20');
});

/** Each kind of copying: the page, what's clicked before, the control, and the text. */
const KINDS = [
  ['a page as Markdown', '/api/layer', [], 'Copy page as Markdown', /^# Layer\n/],
  ['code', '/api/layer', [], 'Copy code to clipboard', /\w/],
  ['a definition', BUILDER, [], 'Copy code to clipboard', /^\{\n.*"type"/s],
  ['a link to a frame', LOWER_THIRD, ['View'], 'Copy link to this frame', /^http:\/\/docs\.test\//],
  ['a link to changes', LOWER_THIRD, ['Edit template'], 'Copy link', /^http:\/\/docs\.test\//],
] as const;

for (const [kind, address, before, name, text] of KINDS) {
  test(`${kind} is copied over plain HTTP, without a clipboard object`, async ({ page, baseURL }) => {
    await page.route('http://docs.test/**', async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}${search}` }) });
    });
    await open(page, `http://docs.test${address}`);
    expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([false, false]);
    for (const one of before) await page.getByRole('button', { name: one, exact: true }).first().click();
    await page.getByRole('button', { name, exact: true }).first().click();
    await expect(
      page.getByText(/^(?:Link copied\.|Copied.*)$/).or(page.getByLabel('Copied')),
    ).not.toHaveCount(0);
    await page.evaluate(() => {
      const field = document.createElement('textarea');
      document.body.prepend(field);
      field.focus();
    });
    await page.keyboard.press('Control+v');
    await expect(page.locator('body > textarea')).toHaveValue(text);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
