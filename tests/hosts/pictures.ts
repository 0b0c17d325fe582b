import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
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
 * @param page - Any page, in which the pictures are drawn.
 */
export async function withPictures<Result>(
  page: Page,
  source: ExportSource,
  format: SpxFormat,
  run: (folder: string) => Promise<Result>,
): Promise<Result> {
  const pictures = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [64, 64];
    const pen = canvas.getContext('2d')!;
    pen.fillStyle = '#d00';
    pen.fillRect(0, 0, 64, 64);
    return ['png', 'jpeg', 'webp'].map((type) => [type, canvas.toDataURL(`image/${type}`)] as const);
  });
  const [file] = await exportTemplate(source, format);
  if (!file) throw new Error('the export gave no file');
  const exported = writeExport(format === 'spx' ? [file] : unpacked(file));
  for (const [type, url] of pictures) {
    writeFileSync(
      path.join(exported.folder, `photo.${type}`),
      Buffer.from(url.split(',')[1] ?? '', 'base64'),
    );
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
