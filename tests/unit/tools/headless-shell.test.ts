import { expect, test } from 'vitest';
import { headlessShellOf } from '../../../tools/test/headless-shell.ts';

test('Debian’s Chromium has a headless shell next to it', () => {
  expect(headlessShellOf('/usr/bin/chromium', () => true)).toEqual({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--site-per-process', '--font-render-hinting=none'],
  });
});

test('any other Chromium runs the tests itself', () => {
  expect(headlessShellOf('/opt/chrome', () => true)).toEqual({ executablePath: '/opt/chrome', args: [] });
  expect(headlessShellOf('/usr/bin/chromium', () => false)).toEqual({
    executablePath: '/usr/bin/chromium',
    args: [],
  });
});
