import { mergeLiveos, toLiveos } from '../definition/liveos.ts';
import { toPageFile } from './html.ts';
import { toBytes, type ExportFile, type ExportSource } from './source.ts';

/**
 * The page and `templates.json`, by our own reading of LiveOS. The page is that of the CasparCG export.
 *
 * @param existing - The parsed `templates.json` of the folder, where the reader gives it.
 * @throws TypeError when that file is nothing to merge into.
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
