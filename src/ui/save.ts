interface SavedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The addresses of the last files. A browser may still be reading them, or asking where they go. */
let addresses: readonly string[] = [];

/** Hands files to the browser to save, and releases those from the previous call. */
export function saveFiles(files: readonly SavedFile[]): void {
  for (const address of addresses) URL.revokeObjectURL(address);
  addresses = files.map(({ name, type, bytes }) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
    link.download = name;
    link.click();
    return link.href;
  });
}
