import { onlyShown } from '../../examples/shapes.ts';
import { filesOf } from '../../playout/export/addresses.ts';
import { withData } from '../../playout/definition/with-data.ts';
import { fetchFrom, loadSource } from '../../playout/export/load-source.ts';
import { ExportError, type ExportFile, type ExportSource } from '../../playout/export/source.ts';
import type { PlayoutHost } from '../../playout/hosts.ts';
import type { PlayerState } from '../player-state.ts';
import type { Shown } from './on-stage.ts';

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
      `The project uses the file ${missing} but doesn’t contain it. ` +
        'Save the project again in the app, then open it here.',
    );
  }
  const folders = new Set(used.map(folderOf));
  const isUsed = (file: string): boolean =>
    used.includes(file) || actions.includes(file) || (file.endsWith('.txt') && folders.has(folderOf(file)));
  return { ...source, files: new Map([...files].filter(([file]) => isUsed(file))) };
}

/** A template to download: an example, or a version of it, with the values of its fields. */
type Downloadable = Pick<PlayerState, 'example' | 'sent'> & {
  readonly shown?: Pick<Shown, 'project' | 'code'> | undefined;
};

/**
 * Makes a template's files for a host. A player's state is such a template, but it doesn't need a player.
 * @param baseUrl - The site's base address, with a slash at the end.
 * @throws Error if a file can't be loaded, or if the template uses a file that the example doesn't have.
 */
export async function makeDownload(
  template: Downloadable,
  host: PlayoutHost,
  baseUrl: string,
): Promise<readonly ExportFile[]> {
  const { example, shown, sent } = template;
  const edited = shown && { project: shown.project, ...shown.code };
  const [make, loaded] = await Promise.all([
    host.exporter(),
    loadSource(example, fetchFrom(baseUrl), { edited, kinds: host.runtime === null ? [] : [host.runtime] }),
  ]);
  const project = withData(loaded.project, sent);
  // Only a project file contains all shapes.
  return make(withUsedFiles({ ...loaded, project: host.runtime === null ? project : onlyShown(project) }));
}
