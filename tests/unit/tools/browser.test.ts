import { describe, expect, test, vi } from 'vitest';
import { findBrowser, findOrInstall } from '../../../tools/test/browser.ts';

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

describe('where there is none', () => {
  const nothing = { look: () => null, download: () => false, canInstall: false, install: () => false };
  /** Finds a browser from its call on. */
  const fromCall = (call: number) => {
    let calls = 0;
    return () => ((calls += 1) >= call ? { path: '/chromium' } : null);
  };

  test('the test tool is asked first', () => {
    const install = vi.fn();
    const ways = { ...nothing, look: fromCall(2), download: () => true, canInstall: true, install };
    expect(findOrInstall(ways)).toEqual({ path: '/chromium' });
    expect(install).not.toHaveBeenCalled();
  });

  test('the package of the system is installed when the download is refused', () => {
    const install = vi.fn(() => true);
    expect(findOrInstall({ ...nothing, look: fromCall(2), canInstall: true, install })).toEqual({
      path: '/chromium',
    });
    expect(install).toHaveBeenCalledOnce();
  });

  test('and no way to get one, a sentence says what to do', () => {
    const refused = { problem: expect.stringMatching(/need Chromium.*Install Chromium or Chrome, or set/) };
    expect(findOrInstall(nothing)).toEqual(refused);
    expect(findOrInstall({ ...nothing, canInstall: true })).toEqual(refused);
  });
});
