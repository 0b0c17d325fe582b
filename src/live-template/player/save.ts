import type { ExportFile } from '../../playout/export/source.ts';

/** How long a browser may take to read a file, in milliseconds. Some ask the reader first where it goes. */
const READING = 60_000;

/** Hands files to the browser to save. Their addresses are released later, because a browser may not read them at once. */
export function saveFiles(files: readonly ExportFile[]): void {
  for (const { name, type, bytes } of files) {
    const link = document.createElement('a');
    const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), READING);
  }
}
