import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { i18n } from '../../src/config/locales.ts';
import { filesOf, readBuilt } from '../helpers/built-site.ts';

const scripts = filesOf(i18n.defaultLocale)
  .filter((file) => file.endsWith('.js'))
  .map((file) => [file, readBuilt(file)] as const);

/** The number of times a pattern matches in each script that contains it. */
const matchesOf = (pattern: RegExp): (readonly [file: string, count: number])[] =>
  scripts
    .map(([file, text]) => [file, [...text.matchAll(pattern)].length] as const)
    .filter(([, count]) => count > 0);

/** Packages that draw components as React DOM does; some offer the same interface. */
const OTHER_RENDERERS =
  /^(?:(?:@preact|@million|@vue|@builder\.io)\/.*|preact.*|inferno.*|nervjs|million|react-lite|anujs|solid-js|vue|svelte|lit|lit-html|qwik)$/;

test('built pages run on React DOM, which is in one script, once', () => {
  expect(matchesOf(/"__reactFiber\$"/g).map(([, count]) => count)).toEqual([1]);
  expect(matchesOf(/reactjs\.org\/docs\/error-decoder/g).map(([, count]) => count)).toEqual([1]);
});

test('no built script contains a renderer other than React DOM', () => {
  const packages = JSON.parse(readFileSync('build-delivery/packages.json', 'utf8')) as {
    name: string;
  }[];
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom']));
  expect(names.filter((name) => OTHER_RENDERERS.test(name))).toEqual([]);
  // Preact's names for a node's children and for the hook after drawing. Its minified files contain these
  // names too.
  expect(matchesOf(/\.__k\b|\.diffed\b/g)).toEqual([]);
});
