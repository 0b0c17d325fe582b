import { toLiveos, toLiveosTemplates } from '../definition/liveos.ts';
import { toPageFile } from './html.ts';
import { toBytes, type ExportFile, type ExportSource } from './source.ts';

/** Returns the page, the same as for CasparCG, and `templates.json`, following our own reading of LiveOS. */
export function toLiveosFiles(source: ExportSource): readonly ExportFile[] {
  const page = toPageFile(source, { isSpx: false });
  const templates = toLiveosTemplates(toLiveos(source.project, page.name));
  return [
    page,
    {
      name: 'templates.json',
      type: 'application/json',
      bytes: toBytes(`${JSON.stringify(templates, null, 2)}\n`),
    },
  ];
}
