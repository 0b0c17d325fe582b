import type { Format } from '../../src/playout/hosts';
import type { ExportFile, ExportSource } from '../../src/playout/export/source';
import { loadModule } from '../../tools/runtime/bundle.ts';

type Export = (source: ExportSource, format: Format) => Promise<readonly ExportFile[]>;

let loaded: Promise<Export> | undefined;

async function load(): Promise<Export> {
  return (await loadModule<{ readonly exportTemplate: Export }>('src/playout/hosts.ts')).exportTemplate;
}

/**
 * Makes the files of an export in a browser test. Playwright can't run the TypeScript that the list of hosts imports when it's
 * asked for, so this takes the list as one module.
 */
export async function exportTemplate(source: ExportSource, format: Format): Promise<readonly ExportFile[]> {
  loaded ??= load();
  return (await loaded)(source, format);
}
