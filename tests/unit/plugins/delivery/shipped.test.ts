import { expect, test } from 'vitest';
import { packageFolderOf } from '../../../../plugins/delivery/shipped-packages.ts';

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
