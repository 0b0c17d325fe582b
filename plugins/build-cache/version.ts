import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { hashFiles } from './hash-files.ts';

/** Folders with modules of pages. webpack checks each of these files itself. */
const OF_PAGES = /(?:^|\/)(?:client|theme)\//;

const packages = path.resolve(path.dirname(require.resolve('@docusaurus/core/package.json')), '../..');

/** Returns a name for the state of a site's configuration, plugins, and packages. */
export const siteVersion = ({ siteDir, siteConfigPath }: LoadContext): string =>
  hashFiles(
    [
      siteConfigPath,
      path.join(siteDir, 'src/config'),
      path.join(siteDir, 'src/mdx'),
      // The sheet of Infima is trimmed by this.
      path.join(siteDir, 'src/css/infima.css'),
      // The API reference's pages are generated from this, but no page imports it.
      path.join(siteDir, 'generated/api.json'),
      path.dirname(__dirname),
      // What npm has installed, or for another tool, what it should have installed.
      path.join(packages, '.package-lock.json'),
      path.join(siteDir, 'package-lock.json'),
    ],
    OF_PAGES,
  );
