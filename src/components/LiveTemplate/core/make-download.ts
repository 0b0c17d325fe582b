import { filesOf } from '../../../playout/export/addresses.ts';
import { withData } from '../../../playground/with-data.ts';
import { fetchFrom, loadSource } from '../../../playout/export/load-source.ts';
import { ExportError, type ExportFile, type ExportSource } from '../../../playout/export/source.ts';
import type { PlayoutHost } from '../../../playout/hosts.ts';

/** The parts of an example that a reader has changed; undefined when there are none. Rejects, saying why, when they are wrong. */
export type EditedExport = () => Promise<Pick<ExportSource, 'project' | 'actions'> | undefined>;

/** Refuses a template that names a file which the example does not have. */
function refuseMissing({ project, files }: ExportSource): void {
  const missing = filesOf(project).find((file) => !files.has(file));
  if (missing !== undefined)
    throw new ExportError(`The template names the file ${missing}, and the example does not have it.`);
}

/**
 * Makes an export of an example.
 *
 * @param host - The target, an entry of the list of hosts.
 * @param baseUrl - The site's base address, with a slash at its end.
 * @param edited - Gives what the reader has changed in the editor.
 * @param data - The values of the player's form. Those that the reader changed become the values at the start.
 * @throws Error when something of it cannot be fetched, or what the reader has written cannot be exported.
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
      hosts: host.runtime === null ? [] : [host.runtime],
    }),
    // A value that the form has from the example must not replace what was written in the editor.
    changes && loadSource(example, read, { hosts: [] }),
  ]);
  const source = { ...loaded, project: withData(loaded.project, data, (original ?? loaded).project) };
  if (changes || source.project !== loaded.project) refuseMissing(source);
  return make(source);
}
