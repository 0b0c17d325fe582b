import { decodeAddress } from '../../shared/decode.ts';

/** The most characters that fit into the picture on a phone. */
const LONGEST = 52;

/** Control characters, and characters that reverse the text after them. */
const UNPRINTABLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Returns an address as readable text without anything invisible, and cut if it would be too long. */
export function titleOf(pathname: string): string {
  const characters = Array.from(decodeAddress(pathname).replace(UNPRINTABLE, ''));
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : characters.join('');
}
