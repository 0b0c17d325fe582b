import { onlyShown } from '../../src/examples/shapes.ts';
import type { exportTemplate as exportWithHost, Format } from '../../src/playout/hosts.ts';
import type { ExportFile, ExportSource } from '../../src/playout/export/source.ts';
import { loadModule } from '../shared/bundle.ts';

type Export = typeof exportWithHost;

let loaded: Promise<{ readonly exportTemplate: Export }> | undefined;

/** Bundles the exporters first, because Playwright's TypeScript loader can't import them when needed. */
export async function exportTemplate(source: ExportSource, format: Format): Promise<readonly ExportFile[]> {
  loaded ??= loadModule('src/playout/hosts.ts');
  // Only a project file contains all shapes, as on the site.
  const shown = format === 'project' ? source : { ...source, project: onlyShown(source.project) };
  return (await loaded).exportTemplate(shown, format);
}
