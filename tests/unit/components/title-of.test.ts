import { expect, test } from 'vitest';
import { titleOf } from '../../../src/components/AddressOnAir/title-of.ts';

test.each([
  ['an accent', '/caf%C3%A9', '/café'],
  ['a lone percent sign', '/100%', '/100%'],
  ['HTML', '/%3Cb%3E', '/<b>'],
  ['text that runs backward', '/a%E2%80%AEb%00', '/ab'],
  ['too many characters', `/${'😀'.repeat(5000)}`, `/${'😀'.repeat(50)}…`],
])('an address with %s fits into the lower third', (_name, address, title) => {
  expect(titleOf(address)).toBe(title);
});
