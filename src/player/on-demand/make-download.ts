import { filesOf } from '../../playout/export/addresses.ts';
import { withData } from '../../playout/definition/with-data.ts';
import { fetchFrom, loadSource, type EditedSource } from '../../playout/export/load-source.ts';
import { ExportError, type ExportFile, type ExportSource } from '../../playout/export/source.ts';
import type { PlayoutHost } from '../../playout/hosts.ts';

const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/') + 1);

/**
 * Returns what an export of the template needs: the example's files that it uses, and their licenses.
 * @throws ExportError if the template uses a file that the example doesn't have.
 */
function withUsedFiles(source: ExportSource): ExportSource {
  const { project, actions, files } = source;
  const used = filesOf(project);
  const missing = used.find((file) => !files.has(file));
  if (missing !== undefined) {
    throw new ExportError(
      `The project uses the file ${missing} but doesn’t contain it. Save the project again in the app, then open it here.`,
    );
  }
  const folders = new Set(used.map(folderOf));
  const isUsed = (file: string): boolean =>
    used.includes(file) || actions.includes(file) || (file.endsWith('.txt') && folders.has(folderOf(file)));
  return { ...source, files: new Map([...files].filter(([file]) => isUsed(file))) };
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
  const [make, loaded] = await Promise.all([
    host.exporter(),
    loadSource(example, fetchFrom(baseUrl), { edited, kinds: host.runtime === null ? [] : [host.runtime] }),
  ]);
  return make(withUsedFiles({ ...loaded, project: withData(loaded.project, data) }));
}
