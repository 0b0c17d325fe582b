import { expect, test } from 'vitest';
import { decodeAddress, decodePart } from '../../../src/shared/decode.ts';

test.each(['caf%C3%A9', '100%25', 'a%2Fb%3Fc%20d', '%F0%9F%8E%AC', ''])(
  'decodes %s like the browser',
  (text) => {
    expect(decodePart(text)).toBe(decodeURIComponent(text));
    expect(decodeAddress(text)).toBe(decodeURI(text));
  },
);

test.each([
  ['50%', '50%'],
  ['%zz', '%zz'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['caf%C3%A9-50%', 'café-50%'],
])('leaves what is malformed in %s as it is', (text, decoded) => {
  expect(decodePart(text)).toBe(decoded);
  expect(decodeAddress(text)).toBe(decoded);
});
