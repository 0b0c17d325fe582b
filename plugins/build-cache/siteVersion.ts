import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { cacheVersion } from './version';

/** The folder that packages are installed in. */
const packages = path.resolve(path.dirname(require.resolve('@docusaurus/core/package.json')), '../..');

/** What of a site tells where it lies. */
export type Place = Pick<LoadContext, 'siteDir' | 'siteConfigPath'>;

/** Names the state of the configuration, the plugins and the packages of a site. */
export const siteVersion = ({ siteDir, siteConfigPath }: Place): string =>
  cacheVersion([
    siteConfigPath,
    path.join(siteDir, 'src/config'),
    path.join(siteDir, 'src/mdx'),
    // Pages of the API reference are made of it, and none imports it.
    path.join(siteDir, 'src/runtime-description'),
    path.dirname(__dirname),
    // What npm has installed; and where another tool has, what it should have.
    path.join(packages, '.package-lock.json'),
    path.join(siteDir, 'package-lock.json'),
  ]);
