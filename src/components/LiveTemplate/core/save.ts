import type { ExportFile } from '../../../playout/export/source.ts';

/** Longest time for which a browser may need the address of a file that it saves, in milliseconds. */
const KEPT = 60_000;

/** Hands files to the browser to save. Their addresses go when the time is over. */
export function saveFiles(files: readonly ExportFile[]): void {
  for (const { name, type, bytes } of files) {
    const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), KEPT);
  }
}
