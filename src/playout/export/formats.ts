import { PLAYOUT_HOSTS, type Format } from '../hosts.ts';
import { toPageFile } from './html.ts';
import { toLiveosFiles } from './liveos.ts';
import { toOgrafFile } from './ograf.ts';
import { toProjectFile } from './project.ts';
import type { Host } from './runtime-parts.ts';
import type { ExportFile, ExportSource } from './source.ts';

export type { Format };

/** What a template can be taken away as, in the order of the buttons. */
export const FORMATS: readonly Format[] = PLAYOUT_HOSTS.map(({ id }) => id);

/** The hosts whose runtime a format carries: the project goes without. */
export const hostsOf = (format: Format): readonly Host[] =>
  PLAYOUT_HOSTS.flatMap(({ id, runtime }) => (id === format && runtime ? [runtime] : []));

/**
 * Makes the files of an export. Pure: the same source gives the same bytes everywhere.
 *
 * @param existing - For LiveOS: the parsed `templates.json` to merge into.
 * @throws ExportError when a file is missing.
 * @throws TypeError when the existing file is nothing to merge into.
 */
export function exportTemplate(
  source: ExportSource,
  format: Format,
  existing?: unknown,
): readonly ExportFile[] {
  switch (format) {
    case 'casparcg':
      return [toPageFile(source, { isSpx: false })];
    case 'spx':
      return [toPageFile(source, { isSpx: true })];
    case 'ograf':
      return [toOgrafFile(source)];
    case 'liveos':
      return toLiveosFiles(source, existing);
    case 'project':
      return [toProjectFile(source)];
  }
}
