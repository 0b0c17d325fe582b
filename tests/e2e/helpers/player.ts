import { expect, type Locator, type Page } from '@playwright/test';
import { toProjectFile } from '../../../src/playout/export/project.ts';
import type { ExportSource } from '../../../src/playout/export/source.ts';
import { loadExample } from '../../../tools/playout/load-example.ts';
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
export const graphic = (page: Page): Locator => player(page).locator('img + div[aria-hidden]');
export const state = (page: Page): Locator => player(page).locator('[data-status]');
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

/** Clicks what starts a download, and returns the path of the file, or of the first one with such a name. */
export async function saveAs(page: Page, name: string, file = /./): Promise<string> {
  const coming = page.waitForEvent('download', (one) => file.test(one.suggestedFilename()));
  await command(page, name).click();
  return (await coming).path();
}

export function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Returns an example as a project file, the way a page makes it. */
export const projectFile = async (
  example: string,
  change: (source: ExportSource) => ExportSource = (source) => source,
): Promise<Buffer> => Buffer.from(toProjectFile(change(await loadExample(example))).bytes);

/** Drops a file on the stage. */
export async function drop(page: Page, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'dropped.keyfill'));
    return transfer;
  }, text);
  const stage = player(page).getByRole('group', { name: 'Stage' });
  for (const event of ['dragover', 'drop']) await stage.dispatchEvent(event, { dataTransfer });
}
