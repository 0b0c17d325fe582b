import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { cacheVersion } from './version';

/** The folder that packages are installed in. */
const packages = path.resolve(path.dirname(require.resolve('@docusaurus/core/package.json')), '../..');

/** The parts of a site that identify its location. */
export type Place = Pick<LoadContext, 'siteDir' | 'siteConfigPath'>;

/** Returns a name for the state of a site's configuration, plugins, and packages. */
export const siteVersion = ({ siteDir, siteConfigPath }: Place): string =>
  cacheVersion([
    siteConfigPath,
    path.join(siteDir, 'src/config'),
    path.join(siteDir, 'src/mdx'),
    // Pages of the API reference are made from this, but no page imports it.
    path.join(siteDir, 'src/runtime-description'),
    path.dirname(__dirname),
    // What npm has installed, or if another tool did, what it should have installed.
    path.join(packages, '.package-lock.json'),
    path.join(siteDir, 'package-lock.json'),
  ]);
