import { expect, test } from 'vitest';
import { installProblem, isInstalled } from '../../../scripts/install.mjs';

test.each([
  ['a package is missing', {}],
  [
    'a package is there that the lockfile no longer has',
    { 'node_modules/a': '1.0.0', 'node_modules/b': '1.0.0' },
  ],
  [
    'an optional package has another version',
    { 'node_modules/a': '1.0.0', 'node_modules/only-on-mac': '1.0.0' },
  ],
])("an installation isn't enough if %s", (_, present) => {
  const wanted = {
    'node_modules/a': { version: '1.0.0' },
    'node_modules/only-on-mac': { version: '2.0.0', optional: true },
  };
  const packages = Object.fromEntries(Object.entries(present).map(([name, version]) => [name, { version }]));
  expect(isInstalled({ packages: wanted }, { packages })).toBe(false);
});

test.each([
  ['npm error code ENOTFOUND', /no network/],
  ['npm error code EAI_AGAIN', /no network/],
  ['npm error code ECONNREFUSED', /no network/],
  ['npm error code EUSAGE', /do not agree/],
  ['npm error code ENOSPC', /disk is full/],
  ['npm error code EACCES', /may not write/],
  ['something else', /npm's own/],
])('a failed install is explained in a sentence: %s', (output, sentence) => {
  expect(installProblem(output)).toMatch(sentence);
});
