import { expect, test } from 'vitest';
import { findBrowser } from '../../../scripts/lib/browser.mjs';

const world = { env: {}, platform: 'linux', exists: () => false, ownDownload: () => '' };

test('an environment variable comes before the system', () => {
  const env = { KEYFILL_CHROMIUM: '/opt/chromium' };
  expect(findBrowser({ ...world, env, exists: () => true })).toEqual({ path: '/opt/chromium' });
});

test('a variable that names no file is a problem, not silence', () => {
  const env = { CHROME_PATH: '/opt/gone' };
  expect(findBrowser({ ...world, env })).toEqual({
    problem: 'CHROME_PATH names "/opt/gone", and there is no such file.',
  });
});

test('the system comes before the download of the test tool', () => {
  const exists = (file: string) => ['/usr/bin/chromium', '/cache/chromium'].includes(file);
  expect(findBrowser({ ...world, exists, ownDownload: () => '/cache/chromium' })).toEqual({
    path: '/usr/bin/chromium',
  });
});

test('the download of the test tool is taken where the system has none', () => {
  const exists = (file: string) => file === '/cache/chromium';
  expect(findBrowser({ ...world, exists, ownDownload: () => '/cache/chromium' })).toEqual({
    path: '/cache/chromium',
  });
});

test('none at all is null', () => {
  expect(findBrowser(world)).toBeNull();
  expect(findBrowser({ ...world, platform: 'freebsd' })).toBeNull();
});
