import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { cacheVersion } from './version.ts';

/** The folder with installed packages. */
const packages = path.resolve(path.dirname(require.resolve('@docusaurus/core/package.json')), '../..');

/** The parts of a site that identify its location. */
export type SiteLocation = Pick<LoadContext, 'siteDir' | 'siteConfigPath'>;

/** Returns a name for the state of a site's configuration, plugins, and packages. */
export const siteVersion = ({ siteDir, siteConfigPath }: SiteLocation): string =>
  cacheVersion([
    siteConfigPath,
    path.join(siteDir, 'src/config'),
    path.join(siteDir, 'src/mdx'),
    // The API reference's pages are generated from this, but no page imports it.
    path.join(siteDir, 'generated/api.json'),
    path.dirname(__dirname),
    // What npm has installed, or for another tool, what it should have installed.
    path.join(packages, '.package-lock.json'),
    path.join(siteDir, 'package-lock.json'),
  ]);
