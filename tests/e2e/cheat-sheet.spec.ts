import { expect, test } from '@playwright/test';
import { open } from './helpers/page.ts';

test('a click or a key copies a command from the cheat sheet, and the page shows and announces it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/user-guide/cheat-sheet');
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'CLEAR 1-20', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied: CLEAR 1-20' })).toBeInViewport();
  expect(await copied()).toBe('CLEAR 1-20');
  await page.getByRole('button', { name: 'CG 1-20 NEXT 1' }).press('Enter');
  await expect.poll(copied).toBe('CG 1-20 NEXT 1');
});
