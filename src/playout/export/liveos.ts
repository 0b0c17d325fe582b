import { mergeLiveos, toLiveos } from '../definition/liveos.ts';
import { toPageFile } from './html.ts';
import { toBytes, type ExportFile, type ExportSource } from './source.ts';

/**
 * Returns the page and `templates.json`, following our own interpretation of LiveOS. The page is the same as in the CasparCG
 * export.
 *
 * @param existing - The parsed `templates.json` of the folder, if the reader provides it.
 * @throws TypeError if that file isn't one that Keyfill can merge into.
 */
export function toLiveosFiles(source: ExportSource, existing?: unknown): readonly ExportFile[] {
  const page = toPageFile(source, { isSpx: false });
  const templates = mergeLiveos(toLiveos(source.project, page.name), existing);
  return [
    page,
    {
      name: 'templates.json',
      type: 'application/json',
      bytes: toBytes(`${JSON.stringify(templates, null, 2)}\n`),
    },
  ];
}
