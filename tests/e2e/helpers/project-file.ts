import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { loadSource } from '../../../src/playout/export/load-source.ts';
import { toProjectFile } from '../../../src/playout/export/project.ts';
import type { ExportSource } from '../../../src/playout/export/source.ts';
import { staticFile } from '../../../tools/shared/static-file.ts';
import { player } from './player.ts';

/** Returns an example as a project file, the way a page makes it. */
export async function projectFile(
  example: string,
  change: (source: ExportSource) => ExportSource = (source) => source,
): Promise<Buffer> {
  const source = await loadSource(example, (file) => Promise.resolve(readFileSync(staticFile(file))));
  return Buffer.from(toProjectFile(change(source)).bytes);
}

/** Drops a file on the stage. */
export async function drop(page: Page, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'dropped.keyfill'));
    return transfer;
  }, text);
  const stage = player(page).getByRole('group', { name: 'Stage' });
  await stage.dispatchEvent('dragover', { dataTransfer });
  await expect(stage).toHaveAttribute('data-drop', '');
  await stage.dispatchEvent('drop', { dataTransfer });
  await expect(stage).not.toHaveAttribute('data-drop');
}
