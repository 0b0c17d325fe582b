import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workerFile } from '../offline/shared.ts';
import { builtFiles } from './built-files.ts';
import { removeCompressed } from './compress.ts';
import { addFeedLinks } from './feed-links.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { putPageFirst } from './page-first.ts';
import { nginxFile } from './nginx-file.ts';
import { manifestOf } from './offline-manifest.ts';
import { bundleWorker } from './offline-worker.ts';
import { metaPolicy } from './policy.ts';
import { shareRedirectScript } from './redirect-pages.ts';
import { writeLicenses } from './shipped-packages.ts';
import { type SiteFacts, type SiteSettings, siteFacts } from './site-facts.ts';
import { escapeHtml } from '../../src/shared/escape-html.ts';

/** The folder next to the built site for files that belong to it but must not be served. */
export const deliveryDir = (outDir: string): string => `${outDir}-delivery`;

/** The list of packages in the scripts of a built site. */
export const packagesFile = (outDir: string): string => path.join(deliveryDir(outDir), 'packages.json');

/** Writes files for hosts once the build has ended, because all plugins write their last files at once. */
export async function deliver(outDir: string, settings: SiteSettings): Promise<void> {
  removeCompressed(outDir);
  shareRedirectScript(outDir);
  putPageFirst(outDir, settings.baseUrl);
  const worker = await bundleWorker();
  const packages = packagesFile(outDir);
  if (existsSync(packages)) writeLicenses(outDir, packages, worker.sources);
  const facts = siteFacts(outDir, settings);
  addFeedLinks(outDir, facts.homes);
  addPolicy(path.join(outDir, '404.html'), facts.policy);
  writeFileSync(path.join(outDir, workerFile), worker.scriptFor(manifestOf(outDir, facts)));
  const finalFacts: SiteFacts = { ...facts, files: builtFiles(outDir) };
  writeFileSync(path.join(outDir, '_headers'), headersFile(finalFacts));
  writeFileSync(path.join(outDir, '_redirects'), redirectsFile(finalFacts));
  const nginx = path.join(deliveryDir(outDir), 'site.conf');
  mkdirSync(path.dirname(nginx), { recursive: true });
  writeFileSync(nginx, nginxFile(finalFacts));
  const git = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*'], { encoding: 'utf8' });
  writeFileSync(path.join(deliveryDir(outDir), 'commit.txt'), git.stdout ?? '');
}

/** Puts the policy first in the head of the not-found page, which some hosts send without headers. */
function addPolicy(file: string, policy: string): void {
  const csp = escapeHtml(metaPolicy(policy));
  const meta = `<meta data-delivery http-equiv="Content-Security-Policy" content="${csp}">`;
  const html = readFileSync(file, 'utf8').replace(/<meta data-delivery [^>]*>/, '');
  writeFileSync(
    file,
    html.replace(/<head[^>]*>/, (head) => head + meta),
  );
}
