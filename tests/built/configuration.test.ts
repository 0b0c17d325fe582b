import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { attribute, readPage } from '../helpers/built-site.ts';

const require = createRequire(import.meta.url);

test('the site uses one version of the whole framework', () => {
  const { packages } = require(path.resolve('package-lock.json')) as {
    packages: Record<string, { version: string }>;
  };
  const versions = Object.entries(packages)
    .filter(([place]) => /(?:^|\/)node_modules\/@docusaurus\/(?!react-loadable$)[^/]+$/.test(place))
    .map(([place, { version }]) => `${place.split('@docusaurus/').at(-1)} ${version}`);
  expect(versions.length).toBeGreaterThan(15);
  expect(versions.filter((one) => !one.endsWith(` ${DOCUSAURUS_VERSION}`))).toEqual([]);
  const generator = readPage('index.html').elements.find((one) => attribute(one, 'name') === 'generator');
  expect(attribute(generator!, 'content')).toBe(`Docusaurus v${DOCUSAURUS_VERSION}`);
});
