import { describe, expect, test } from 'vitest';
import { oldAddressesOf } from '../../src/redirects.ts';

describe('old addresses of a page', () => {
  test.each([
    ['/user-guide/examples/crawler', ['/examples/crawler']],
    ['/user-guide/elements', ['/elements']],
    ['/user-guide/elements/image-loader', ['/elements/image-loader']],
    ['/api/elements/image-loader', ['/api/elements/image-loader-element']],
  ])('of %s are %j', (path, from) => {
    expect(oldAddressesOf(path)).toEqual(from);
  });

  test.each([
    '/',
    '/user-guide',
    '/user-guide/examples',
    '/user-guide/examples/new-example',
    '/user-guide/elements/new-element',
    '/api/elements/new-element',
    '/user-guide/actions',
    '/api/elements',
    '/api/elements/common-properties',
    '/blog/welcome',
  ])("don't exist for %s", (path) => {
    expect(oldAddressesOf(path)).toEqual([]);
  });
});
