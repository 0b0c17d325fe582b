import { describe, expect, test } from 'vitest';
import { decodeAddress, decodePart } from '../../src/decode.ts';

describe('decoding text from an address', () => {
  test.each(['caf%C3%A9', '100%25', 'a%2Fb', '%F0%9F%8E%AC', 'plain', ''])(
    'does the same as the browser for valid text: %s',
    (text) => {
      expect(decodePart(text)).toBe(decodeURIComponent(text));
      expect(decodeAddress(text)).toBe(decodeURI(text));
    },
  );

  test.each([
    ['50%', '50%'],
    ['%', '%'],
    ['%zz', '%zz'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['%FF', '%FF'],
    ['caf%C3%A9-50%', 'café-50%'],
  ])('leaves what is malformed as it is: %s', (text, decoded) => {
    expect(decodePart(text)).toBe(decoded);
    expect(decodeAddress(text)).toBe(decoded);
  });

  test('keeps the characters that separate the parts of an address', () => {
    expect(decodeAddress('/a%2Fb%3Fc%20d')).toBe('/a%2Fb%3Fc d');
  });
});
