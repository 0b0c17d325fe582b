/** Returns eight digits (FNV-1a) that can be forged. Browsers' digests are asynchronous and need HTTPS. */
export function checksum(contents: Iterable<Uint8Array | string>): string {
  let hash = 0x811c9dc5;
  for (const content of contents) {
    for (const byte of typeof content === 'string' ? new TextEncoder().encode(content) : content)
      hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
