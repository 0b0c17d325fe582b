import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { describePackage, packageFolderOf } from '../../../../plugins/delivery/shipped-packages.ts';
import { charactersBySource, shippedPage, type SourceMap } from '../../../../tools/site/shipped-packages.ts';

test.each([
  ['/site/node_modules/react/index.js', '/site/node_modules/react'],
  ['/site/node_modules/@docusaurus/core/lib/client/App.js', '/site/node_modules/@docusaurus/core'],
  ['/site/node_modules/a/node_modules/b/x.js', '/site/node_modules/a/node_modules/b'],
  ['css /l/css-loader.js??rule!/site/node_modules/infima/dist/infima.css|0', undefined],
  ['/site/node_modules/babel-loader/lib/index.js??ruleSet[1]!/site/src/pages/index.tsx', undefined],
  [
    '/site/node_modules/babel-loader/lib/index.js!/site/node_modules/clsx/dist/clsx.mjs?x',
    '/site/node_modules/clsx',
  ],
])('the module %s belongs to %s', (identifier, folder) => {
  if (identifier.startsWith('css '))
    expect(packageFolderOf(identifier.replace('|0', ''))).toBe('/site/node_modules/infima');
  else expect(packageFolderOf(identifier)).toBe(folder);
});

test("a package that's installed under another name is known by both names", () => {
  expect(describePackage(path.resolve('node_modules/react-loadable'))).toMatchObject({
    name: '@docusaurus/react-loadable',
    installedAs: 'react-loadable',
  });
});

describe('the characters of a script', () => {
  test('are counted from one mapping to the next', () => {
    // "aaaabbbbcc": 4 characters from the site, 4 from react, 2 from the site.
    const map: SourceMap = {
      version: 3,
      sources: ['webpack://x/./src/a.ts', 'webpack://x/./node_modules/react/index.js'],
      names: [],
      mappings: 'AAAA,ICAA,IDAA',
    };
    const counts = charactersBySource('aaaabbbbcc', map);
    expect(Object.fromEntries(counts)).toMatchObject({ react: 4, undefined: 6 });
  });

  test('belong to a package up to the end of its module, because data after it has no mapping', () => {
    const code = 'aaaa},42:e=>{e.exports=JSON.parse(`{}\n`)';
    const map: SourceMap = {
      version: 3,
      sources: ['/node_modules/react/index.js'],
      names: [],
      mappings: 'AAAA',
    };
    expect(Object.fromEntries(charactersBySource(code, map))).toEqual({
      react: 4,
      undefined: code.length - 4,
    });
  });
});

test('the page for maintainers has a row for each package, with its size in kB', () => {
  const page = shippedPage({
    packages: [{ name: 'react', version: '18.3.1', license: 'MIT' }],
    bytes: new Map([['react', { all: 7000, first: 6500 }]]),
    worker: new Map(),
    fonts: [{ file: 'a.woff2', license: 'OFL-1.1', bytes: 31_000 }],
  });
  expect(page).toMatch(/\| react +\| 18\.3\.1 +\| MIT +\| 6\.5 +\| 0\.5 +\|/);
  expect(page).toMatch(/\| a\.woff2 \| OFL-1\.1 \| 31\.0 \|/);
});
