import type { Page } from '@playwright/test';
import { expect, test } from './helpers/fixture.ts';
import { violationsOf } from './helpers/axe.ts';
import { expectSound, navbarItems } from './helpers/page.ts';

let home: string;

// This variant has the pages that crash.
test.beforeAll(async ({ fixtureUrl }) => {
  home = await fixtureUrl('analytics');
});

// The variant reports page views, and these pages' reports must not reach the tests for that.
test.beforeEach(async ({ page }) => {
  await page.route('http://localhost:4178/**', (route) => route.abort());
});

/** Opens a page and breaks it with the only button in `main`. */
async function crash(page: Page, address: string, button: string): Promise<void> {
  await page.goto(new URL(address, home).href);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
}

/** The messages of an error and of its causes, as a crash screen shows them. */
function chain(...messages: readonly string[]): string {
  return messages.join('\n\nCause:\n');
}

test('a crash inside the layout is explained, Try again recovers, and the navbar leads elsewhere', async ({
  page,
}) => {
  await crash(page, '/extra/inside', 'Stop the machine');
  const said = await page.getByRole('main').innerText();
  expect(said).toContain(chain('The machine has stopped.', 'The reel stands still.', 'The tape is torn.'));
  await expectSound(page, 'main');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crash inside');
  await page.getByRole('button', { name: 'Stop the machine' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  const items = await navbarItems(page);
  await items.getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixture guide');
});

test('a crash above the layout is explained, and Try again recovers', async ({ page }) => {
  await crash(page, '/extra/outside', 'Cut the cable');
  expect(await page.getByRole('main').innerText()).toContain(
    chain('The building has no power.', 'The cable is cut.'),
  );
  expect(await violationsOf(page, { within: 'main' })).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crash outside');
  await expect(page.getByRole('button', { name: 'Cut the cable' })).toBeVisible();
});
