import { filesOf } from '../../playout/export/addresses.ts';
import { withData } from '../../playout/definition/with-data.ts';
import { fetchFrom, loadSource } from '../../playout/export/load-source.ts';
import { ExportError, type ExportFile, type ExportSource } from '../../playout/export/source.ts';
import type { PlayoutHost } from '../../playout/hosts.ts';

/**
 * Returns the parts of an example that a reader has changed, or undefined if there aren't any. If they contain
 * mistakes, the promise rejects with the reason.
 */
export type EditedExport = () => Promise<Pick<ExportSource, 'project' | 'actions'> | undefined>;

/** Throws if the template uses a file that the example doesn't have. */
function refuseMissing({ project, files }: ExportSource): void {
  const missing = filesOf(project).find((file) => !files.has(file));
  if (missing !== undefined)
    throw new ExportError(`The template uses the file ${missing}, but the example doesn't contain it.`);
}

/**
 * Exports an example.
 * @param host - The target, an entry of the list of hosts.
 * @param baseUrl - The site's base address, with a slash at the end.
 * @param edited - Returns what the reader has changed in the editor.
 * @param data - The values of the player's form. Values that the reader changed become the defaults.
 * @throws Error if a file can't be loaded, or if the reader's changes can't be exported.
 */
export async function makeDownload(
  example: string,
  host: PlayoutHost,
  baseUrl: string,
  edited?: EditedExport,
  data: Readonly<Record<string, string>> = {},
): Promise<readonly ExportFile[]> {
  const changes = await edited?.();
  const read = fetchFrom(baseUrl);
  const [make, loaded, original] = await Promise.all([
    host.exporter(),
    loadSource(example, read, {
      edited: changes,
      kinds: host.runtime === null ? [] : [host.runtime],
    }),
    // A value that the form took from the example must not replace what the reader wrote in the editor.
    changes && loadSource(example, read, { kinds: [] }),
  ]);
  const source = { ...loaded, project: withData(loaded.project, data, (original ?? loaded).project) };
  if (changes || source.project !== loaded.project) refuseMissing(source);
  return make(source);
}
