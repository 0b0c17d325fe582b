import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { findExcess } from '../../../shared/find-excess.ts';
import { excessOf, filesLength, TABS, TEXT_LIMIT, type Draft } from '../draft.ts';

/** The maximum length of a link's code, in characters. Browsers, email, and chat can carry that much. */
export const CODE_LIMIT = 17_000;

/** The most characters of a decompressed code: three tabs with some escaped characters. */
const UNFOLDED_LIMIT = TABS.length * TEXT_LIMIT * 3;

/**
 * The most characters of files in a link. The page reads them when it opens the link, before anybody has
 * asked. Few files that fit into a code are longer.
 */
const LINK_FILES_LIMIT = 100_000;

/** Why a link can't be made or read. */
export type ShareFailure = 'large' | 'deep' | 'broken';

export class ShareError extends Error {
  override readonly name = 'ShareError';

  constructor(readonly reason: ShareFailure) {
    super(`the link is ${reason}`);
  }
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');

/** @throws DOMException if it isn't a code. */
const fromBase64Url = (code: string): Uint8Array =>
  Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

/** Only accepts the tabs of a draft, each within its limit. */
function readChanges(value: unknown): Partial<Draft> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ShareError('broken');
  for (const [name, text] of Object.entries(value) as [string, unknown][]) {
    const tab = TABS.find((known) => known === name);
    if (tab === undefined || typeof text !== 'string') throw new ShareError('broken');
    const excess = excessOf(tab, text);
    if (excess) throw new ShareError(excess.kind === 'size' ? 'large' : 'deep');
    if (filesLength(text) > LINK_FILES_LIMIT) throw new ShareError('large');
  }
  return value;
}

/**
 * Returns the changed tabs as a short code of letters, digits, `-`, and `_`.
 * @throws ShareError if the code would be too long.
 */
export function toCode(changes: Partial<Draft>): string {
  const isTooLarge = filesLength(changes.template ?? '') > LINK_FILES_LIMIT;
  const code = isTooLarge ? '' : toBase64Url(deflateSync(strToU8(JSON.stringify(changes)), { level: 9 }));
  if (isTooLarge || code.length > CODE_LIMIT) throw new ShareError('large');
  return code;
}

/**
 * Returns the changed tabs from a code. They're checked for mistakes later, just like text that the reader
 * typed.
 * @throws ShareError if the code is too long or wasn't created by `toCode`.
 */
export function fromCode(code: string): Partial<Draft> {
  if (code.length > CODE_LIMIT) throw new ShareError('large');
  try {
    // A code can only become a thousand times as large.
    const text = strFromU8(inflateSync(fromBase64Url(code)));
    // One object that contains texts.
    const excess = findExcess(text, { size: UNFOLDED_LIMIT, depth: 1 });
    if (excess) throw new ShareError(excess.kind === 'size' ? 'large' : 'broken');
    return readChanges(JSON.parse(text));
  } catch (error) {
    throw error instanceof ShareError ? error : new ShareError('broken');
  }
}
