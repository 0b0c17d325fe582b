import { filesOf } from '../../playout/export/addresses.ts';
import { withData } from '../../playout/definition/with-data.ts';
import { fetchFrom, loadSource, type EditedSource } from '../../playout/export/load-source.ts';
import { ExportError, type ExportFile, type ExportSource } from '../../playout/export/source.ts';
import type { PlayoutHost } from '../../playout/hosts.ts';

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
 * @param edited - The reader's version, if it's on the stage.
 * @param data - The values that the stage shows. Values that the reader changed become the defaults.
 * @throws Error if a file can't be loaded, or if the template uses a file that the example doesn't have.
 */
export async function makeDownload(
  example: string,
  host: PlayoutHost,
  baseUrl: string,
  edited?: EditedSource,
  data: Readonly<Record<string, string>> = {},
): Promise<readonly ExportFile[]> {
  const read = fetchFrom(baseUrl);
  const [make, loaded, original] = await Promise.all([
    host.exporter(),
    loadSource(example, read, {
      edited,
      kinds: host.runtime === null ? [] : [host.runtime],
    }),
    // A value that the form took from the example must not replace what the reader wrote in the editor.
    edited && loadSource(example, read, { kinds: [] }),
  ]);
  const source = { ...loaded, project: withData(loaded.project, data, (original ?? loaded).project) };
  if (edited || source.project !== loaded.project) refuseMissing(source);
  return make(source);
}
