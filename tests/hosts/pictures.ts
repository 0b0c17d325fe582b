import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import type { ExportFile, ExportSource } from '../../src/playout/export/source.ts';
import { exportTemplate } from '../../tools/playout/export-template.ts';
import { writeExport } from '../../tools/playout/start-hosts.ts';
import type { SpxFormat } from './fixtures.ts';

/** The files of a package without the folder around them. */
const unpacked = ({ bytes }: ExportFile): readonly ExportFile[] =>
  Object.entries(unzipSync(bytes)).map(([name, content]) => ({
    name: name.replace(/^[^/]*\//, ''),
    type: '',
    bytes: content,
  }));

/**
 * Runs something with an export in a folder that also contains `photo.png`, `photo.jpeg`, `photo.webp`, and `photo.svg`.
 */
export async function withPictures<Result>(
  source: ExportSource,
  format: SpxFormat,
  run: (folder: string) => Promise<Result>,
): Promise<Result> {
  const [file] = await exportTemplate(source, format);
  if (!file) throw new Error('the export gave no file');
  const exported = writeExport(format === 'spx' ? [file] : unpacked(file));
  const size = { width: 64, height: 64 };
  for (const type of ['png', 'jpeg', 'webp'] as const) {
    const picture = sharp({ create: { ...size, channels: 3, background: '#d00' } });
    await picture.toFormat(type).toFile(path.join(exported.folder, `photo.${type}`));
  }
  writeFileSync(
    path.join(exported.folder, 'photo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#0d0"/></svg>',
  );
  try {
    return await run(exported.folder);
  } finally {
    exported.remove();
  }
}
