import { createRequire } from 'node:module';
import type { DocusaurusConfig } from '@docusaurus/types';

const require = createRequire(import.meta.url);

/** The site's configuration as the framework loads it, with its defaults. */
export async function loadConfig(): Promise<DocusaurusConfig> {
  const { loadSiteConfig } = require('@docusaurus/core/lib/server/config') as {
    loadSiteConfig: (options: { siteDir: string }) => Promise<{ siteConfig: DocusaurusConfig }>;
  };
  return (await loadSiteConfig({ siteDir: process.cwd() })).siteConfig;
}
