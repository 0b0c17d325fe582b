import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './page.ts';

/** The pages with a player for these templates. */
export const CRAWLER = '/user-guide/examples/crawler';
export const FULL_SCREEN = '/user-guide/elements/image-loader';
export const LOWER_THIRD = '/user-guide/animation';
export const SCORE_BUG = '/user-guide/elements/composition';
export const STATION_LOGO = '/user-guide/elements/image';
export const LOTTIE = '/user-guide/elements/lottie';

export const player = (page: Page): Locator => page.getByRole('figure', { name: /^Live template/ }).first();
export const command = (page: Page, name: string): Locator =>
  player(page).getByRole('button', { name, exact: true });
export const graphic = (page: Page): Locator => player(page).locator('[class*="host_"]');
export const state = (page: Page): Locator => player(page).locator('[class*="status_"]');
export const frame = (page: Page): Locator => player(page).getByRole('slider', { name: 'Frame' });

/** Nothing counts as being in view, so only the reader's actions load the player. */
export async function withoutView(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
      takeRecords(): [] {
        return [];
      }
    } as unknown as typeof IntersectionObserver;
  });
}

/** Opens a page and waits until its player runs. */
export async function start(page: Page, address: string): Promise<void> {
  await open(page, address);
  await player(page).scrollIntoViewIfNeeded();
  await command(page, 'Play').focus();
  await expect(state(page)).toHaveAttribute('data-status', 'preview');
}

export function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}
