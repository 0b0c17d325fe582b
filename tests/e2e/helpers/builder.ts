import { expect, type Locator, type Page } from '@playwright/test';
import type { DefinitionId } from '../../../src/playout/hosts.ts';
import { open } from './page.ts';

/** The page with the builder. */
export const BUILDER = '/user-guide/exporting/template-definition-builder';

export const builder = (page: Page): Locator => page.locator('[data-definition-builder]');
export const button = (page: Page, name: string): Locator =>
  builder(page).getByRole('button', { name, exact: true });
export const definition = (page: Page, id: DefinitionId): Locator =>
  builder(page).locator(`[data-definition="${id}"]`);

/** Opens the page, and waits until the builder's script runs. */
export async function openBuilder(page: Page, address = BUILDER): Promise<void> {
  await open(page, address);
  await expect(builder(page).locator('[data-ready]')).toBeVisible();
}

/** Shows a definition. */
export const show = (page: Page, name: string): Promise<void> =>
  builder(page)
    .getByRole('tab', { name: new RegExp(`^${name}`) })
    .click();

/** Opens the row of a field. */
export const openRow = (page: Page, name: string): Promise<void> =>
  builder(page).locator('summary', { hasText: name }).click();

/** Imports a file. The import must be open. */
export const importFile = (page: Page, text: string): Promise<void> =>
  builder(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: 'file.html', mimeType: 'text/html', buffer: Buffer.from(text) });
