import { describe, expect, test, vi } from 'vitest';
import { findBrowser, findOrInstall } from '../../../tools/test/browser.ts';

const world = { env: {}, platform: 'linux', exists: () => false, ownDownload: () => '' };

test('an environment variable takes precedence over the system', () => {
  const env = { KEYFILL_CHROMIUM: '/opt/chromium' };
  expect(findBrowser({ ...world, env, exists: () => true })).toEqual({ path: '/opt/chromium' });
});

test('a variable that names a missing file is reported', () => {
  const env = { CHROME_PATH: '/opt/gone' };
  expect(findBrowser({ ...world, env })).toEqual({
    problem: 'CHROME_PATH names "/opt/gone", and there is no such file.',
  });
});

test("the system's browser takes precedence over the test tool's download", () => {
  const exists = (file: string) => ['/usr/bin/chromium', '/cache/chromium'].includes(file);
  expect(findBrowser({ ...world, exists, ownDownload: () => '/cache/chromium' })).toEqual({
    path: '/usr/bin/chromium',
  });
});

test("the test tool's download is used if the system has no browser", () => {
  const exists = (file: string) => file === '/cache/chromium';
  expect(findBrowser({ ...world, exists, ownDownload: () => '/cache/chromium' })).toEqual({
    path: '/cache/chromium',
  });
});

test('the result is null without any browser', () => {
  expect(findBrowser(world)).toBeNull();
  expect(findBrowser({ ...world, platform: 'freebsd' })).toBeNull();
});

describe('a system without a browser', () => {
  const nothing = { look: () => null, download: () => false, canInstall: false, install: () => false };
  /** Finds a browser from this call on. */
  const fromCall = (call: number) => {
    let calls = 0;
    return () => ((calls += 1) >= call ? { path: '/chromium' } : null);
  };

  test("gets the test tool's download first", () => {
    const install = vi.fn();
    const ways = { ...nothing, look: fromCall(2), download: () => true, canInstall: true, install };
    expect(findOrInstall(ways)).toEqual({ path: '/chromium' });
    expect(install).not.toHaveBeenCalled();
  });

  test("gets the system's package if the download fails", () => {
    const install = vi.fn(() => true);
    expect(findOrInstall({ ...nothing, look: fromCall(2), canInstall: true, install })).toEqual({
      path: '/chromium',
    });
    expect(install).toHaveBeenCalledOnce();
  });

  test('gets an explanation of what to do if nothing can be installed', () => {
    const refused = { problem: expect.stringMatching(/need Chromium.*Install Chromium or Chrome, or set/) };
    expect(findOrInstall(nothing)).toEqual(refused);
    expect(findOrInstall({ ...nothing, canInstall: true })).toEqual(refused);
  });
});
