import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import config from '../../docusaurus.config.ts';
import { compress } from '../../plugins/delivery/compress.ts';
import { deliver, deliveryDir } from '../../plugins/delivery/deliver.ts';
import { log } from '../shared/log.ts';

/** Writes the files for hosts, the worker of the offline copy, the licenses of packages, and the commit, if Git knows it. */
export async function finishBuild(outDir: string, isCompressed: boolean): Promise<void> {
  const analyticsEndpoint = process.env['KEYFILL_ANALYTICS_ENDPOINT'] || undefined;
  await deliver(outDir, { baseUrl: config.baseUrl, analyticsEndpoint });
  const git = spawnSync('git', ['describe', '--always', '--dirty', '--exclude=*'], { encoding: 'utf8' });
  writeFileSync(path.join(deliveryDir(outDir), 'commit.txt'), git.stdout ?? '');
  if (isCompressed) log(`compressed ${await compress(outDir)} files`);
}
