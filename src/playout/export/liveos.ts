import { product } from '../../product.ts';
import { toLiveos } from '../definition/liveos.ts';
import { toPageFile } from './html.ts';
import { toBytes, type ExportFile, type ExportSource } from './source.ts';

/** Returns the page, the same as for CasparCG, and `templates.json`, following our own reading of LiveOS. */
export function toLiveosFiles(source: ExportSource): readonly ExportFile[] {
  const page = toPageFile(source, { isSpx: false });
  const note = `Written by ${product.name} according to its own reading of the format.`;
  const templates = {
    note: `${note} Check it with NETON.LIVE.`,
    templates: [toLiveos(source.project, page.name)],
  };
  return [
    page,
    {
      name: 'templates.json',
      type: 'application/json',
      bytes: toBytes(`${JSON.stringify(templates, null, 2)}\n`),
    },
  ];
}
