import { onlyShown } from '../../src/examples/shapes.ts';
import type { exportTemplate as exportWithHost, Format } from '../../src/playout/hosts.ts';
import type { ExportFile, ExportSource } from '../../src/playout/export/source.ts';
import { loadModule } from '../shared/bundle.ts';

type Export = typeof exportWithHost;

let loaded: Promise<{ readonly exportTemplate: Export }> | undefined;

/**
 * Makes the files of an export. The list of hosts imports each exporter when it's needed, which Playwright's
 * own TypeScript loader can't do, so this bundles the list into one module first.
 */
export async function exportTemplate(source: ExportSource, format: Format): Promise<readonly ExportFile[]> {
  loaded ??= loadModule('src/playout/hosts.ts');
  // Only a project file contains all shapes, as on the site.
  const shown = format === 'project' ? source : { ...source, project: onlyShown(source.project) };
  return (await loaded).exportTemplate(shown, format);
}
