/**
 * Returns eight digits that depend on every byte (FNV-1a). They distinguish two states or two names, but don't protect against
 * anyone who produces the same digits on purpose. The browser's own digests are asynchronous, and only exist on pages with HTTPS.
 */
export function checksum(contents: Iterable<Uint8Array | string>): string {
  let hash = 0x811c9dc5;
  for (const content of contents) {
    for (const byte of typeof content === 'string' ? new TextEncoder().encode(content) : content)
      hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
