import { expect, test } from '@playwright/test';
import { violationsOf } from './helpers/axe.ts';
import { open } from './helpers/page.ts';
import { collectScripts, command, player, state } from './helpers/player.ts';
import { said, tab, write } from './helpers/playground.ts';

test('one player follows the recipes, stays in view, and runs the one that is tried', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const scripts = collectScripts(page);
  // Otherwise, some templates of the gallery move.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/user-guide/tutorials');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((script) => /example-|recipes/.test(script))).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });

  const shows = async (id: string): Promise<void> => {
    await expect(player(page)).toHaveAttribute('id', `live-${id}`);
    await expect(player(page)).toHaveCount(1);
    await expect(command(page, 'Play')).toBeInViewport();
  };
  const scrollTo = (id: string) => page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView());
  await scrollTo('run-a-ticker');
  await shows('crawler');
  await page.getByRole('link', { name: 'Count up to a number', exact: true }).click();
  await shows('count-up-to-a-number');
  const [field, below] = [player(page).getByLabel('Try other data'), command(page, 'Download')];
  const { y, height } = (await field.boundingBox())!;
  expect(y + height).toBeLessThan((await below.boundingBox())!.y);

  await page.locator('#count-up-to-a-number ~ div > [data-control="try"]').first().click();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(state(page)).toHaveAttribute('data-status', /playing|resting/);
  await expect(command(page, 'Edit template')).toBeInViewport();
  await command(page, 'Edit template').click();
  await tab(page, 'Actions').click();
  // Code that a reader typed, or that came with a link, only runs after Run.
  await write(page, 'export const actions = () => ({});');
  await page.locator('#count-up-to-a-number ~ div > [data-control="try"]').first().dispatchEvent('click');
  await expect(said(page)).toContainText('Read the rest of the code, then press Run.');
  await command(page, 'Close editor').click();
  // layout.spec.ts audits the rest at this width.
  expect(await violationsOf(page, { within: '[data-live-template]' })).toEqual([]);

  // A small phone, on which the place below the player is in the lower half of the window.
  await page.setViewportSize({ width: 390, height: 660 });
  await scrollTo('show-a-table');
  await shows('show-a-table');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.locator('#show-a-table')).toBeInViewport();
  await page.getByLabel('Recipe', { exact: true }).selectOption('Count up to a number');
  await shows('count-up-to-a-number');
  await expect(page.locator('#count-up-to-a-number')).toBeInViewport();
  expect(await violationsOf(page, { within: 'main' })).toEqual([]);
});
