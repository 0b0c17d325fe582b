import { describe, expect, test } from 'vitest';
import { installProblem, isInstalled } from '../../../scripts/install.mjs';

const wanted = {
  packages: {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/only-on-mac': { version: '2.0.0', optional: true },
  },
};

describe('an installation', () => {
  test('is enough if every package has the version in the lockfile', () => {
    expect(isInstalled(wanted, { packages: { 'node_modules/a': { version: '1.0.0' } } })).toBe(true);
  });

  test.each([
    ['nothing is installed', null],
    ['a package is missing', { packages: {} }],
    ['a version differs', { packages: { 'node_modules/a': { version: '1.0.1' } } }],
    [
      'a package is there that the lockfile no longer has',
      { packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } } },
    ],
    [
      'an optional package has another version',
      {
        packages: {
          'node_modules/a': { version: '1.0.0' },
          'node_modules/only-on-mac': { version: '1.0.0' },
        },
      },
    ],
  ])("isn't enough if %s", (_why, present) => {
    expect(isInstalled(wanted, present)).toBe(false);
  });
});

describe('a failed install', () => {
  test.each([
    ['npm error code ENOTFOUND', /no network/],
    ['npm error code EAI_AGAIN', /no network/],
    ['npm error code ECONNREFUSED', /no network/],
    ['npm error code EUSAGE', /do not agree/],
    ['npm error code ENOSPC', /disk is full/],
    ['npm error code EACCES', /may not write/],
    ['something else', /npm's own/],
  ])('is explained in a sentence: %s', (output, sentence) => {
    expect(installProblem(output)).toMatch(sentence);
  });
});
