import type { ExportFile } from '../../../playout/export/source.ts';

/** How many of the last files keep their address: a browser may still be reading them, and one save gives two at most. */
const KEPT = 4;

/** Addresses of the last files, the oldest first. */
const addresses: string[] = [];

/**
 * Hands files to the browser to save. The address of a file goes when later files need its place, not by a timer: a page
 * that is left has nothing to clean up.
 */
export function saveFiles(files: readonly ExportFile[]): void {
  for (const { name, type, bytes } of files) {
    const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
    addresses.push(address);
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
  }
  for (const address of addresses.splice(0, addresses.length - KEPT)) URL.revokeObjectURL(address);
}
