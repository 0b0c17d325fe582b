import { expect, it, test } from 'vitest';
import { createFrameFetch } from '../../../../src/playground/sandbox/frame/files.ts';

const fetch = createFrameFetch({ 'a/b.svg': 'data:image/svg+xml;base64,PHN2Zy8+' });

it('fetches the files of the example, and data addresses', async () => {
  const response = await fetch('a/b.svg');
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(await response.text()).toBe('<svg/>');
  expect(await (await fetch('data:,a%20b')).text()).toBe('a b');
});

test.each([
  '../playout/runtime-html.js',
  '/sitemap.xml',
  'https://example.com/a',
  '__proto__',
  'constructor',
  'file:///etc/passwd',
])('refuses %s', async (address) => {
  await expect(fetch(address)).rejects.toThrow("isn't a file of this example");
});

it('does nothing if it’s aborted', async () => {
  await expect(fetch('a/b.svg', { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
});
