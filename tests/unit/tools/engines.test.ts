import { describe, expect, it } from 'vitest';
import { missingPackages } from '../../../tools/test/engines.ts';

describe('the packages of Firefox and WebKit', () => {
  it('are all missing on a fresh system', () => {
    expect(missingPackages(() => false)).toEqual(['firefox-esr', 'webkit2gtk-driver', 'xvfb']);
  });

  it('are left alone if they are installed', () => {
    expect(missingPackages((file) => !file.includes('Xvfb'))).toEqual(['xvfb']);
    expect(missingPackages(() => true)).toEqual([]);
  });
});
