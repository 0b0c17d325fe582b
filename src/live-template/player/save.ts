import type { ExportFile } from '../../playout/export/source.ts';

/** Hands files to the browser to save. They keep their addresses, because a browser may read them later. */
export function saveFiles(files: readonly ExportFile[]): void {
  for (const { name, type, bytes } of files) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
    link.download = name;
    link.click();
  }
}
