import { toBytes } from './source.ts';

/**
 * Returns eight digits that depend on every byte (FNV-1a). They tell two states of a template apart, but they don't protect against
 * anyone who makes the same digits on purpose. The browser's own digests are asynchronous, and don't exist on pages without HTTPS.
 */
export function checksum(contents: Iterable<Uint8Array | string>): string {
  let hash = 0x811c9dc5;
  for (const content of contents) {
    for (const byte of typeof content === 'string' ? toBytes(content) : content)
      hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
