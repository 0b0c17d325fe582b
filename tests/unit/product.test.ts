import { expect, test } from 'vitest';
import { linkOf, realAddress } from '../../src/product.ts';

test.each(['https://app.keyfill.example', 'https://keyfill.example/contact/docs?page=1'])(
  'a link to the placeholder %s leads to what is fictional',
  (address) => {
    expect(realAddress(address)).toBeUndefined();
    expect(linkOf(address)).toBe('/user-guide/faq#is-keyfill-real');
  },
);

test.each(['https://app.keyfill.tv', 'https://example.com/app', 'https://keyfill.tv/.example'])(
  'a link to the real address %s stays as it is',
  (address) => {
    expect(realAddress(address)).toBe(address);
    expect(linkOf(address)).toBe(address);
  },
);
