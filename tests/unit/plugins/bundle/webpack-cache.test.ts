import { describe, expect, it } from 'vitest';
import { versionCache } from '../../../../plugins/bundle/webpack-cache.ts';

describe("webpack's cache", () => {
  it("is valid for the framework's version and ours", () => {
    expect(versionCache({ cache: { type: 'filesystem', version: '3.1.1-x' } }, () => 'ours')).toEqual({
      cache: { type: 'filesystem', version: '3.1.1-x-ours' },
    });
  });

  it('stays off if the framework has turned it off', () => {
    expect(versionCache({ cache: false }, () => 'ours')).toEqual({});
  });
});
