import type { ExportFile } from '../../playout/export/source.ts';

/**
 * How many of the last files keep their address. A browser may still be reading them, and saving creates two at
 * most.
 */
const KEPT = 4;

/** The addresses of the last files, oldest first. */
const addresses: string[] = [];

/**
 * Hands files to the browser to save. An address is released when newer files need its place, not by a timer,
 * so there's nothing to clean up when the reader leaves the page.
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
