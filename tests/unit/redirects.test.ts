import { expect, test } from 'vitest';
import { oldAddressesOf } from '../../src/redirects.ts';

test.each([
  ['/user-guide/examples/crawler', ['/examples/crawler']],
  ['/user-guide/elements', ['/elements']],
  ['/user-guide/elements/image-loader', ['/elements/image-loader']],
  ['/api/elements/image-loader', ['/api/elements/image-loader-element']],
  ['/user-guide/elements/new-element', []],
  ['/api/elements/new-element', []],
  ['/api/elements', []],
  ['/', []],
])('the old addresses of %s are %j', (path, from) => {
  expect(oldAddressesOf(path)).toEqual(from);
});
