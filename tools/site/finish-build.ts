import config from '../../docusaurus.config.ts';
import { compress } from '../../plugins/delivery/compress.ts';
import { deliver } from '../../plugins/delivery/deliver.ts';
import { log } from '../shared/log.ts';

/** Makes a built site ready for its host. Not in `build.mts`: ES modules can't import the configuration. */
export async function finishBuild(outDir: string, isCompressed: boolean): Promise<void> {
  const analyticsEndpoint = process.env['KEYFILL_ANALYTICS_ENDPOINT'] || undefined;
  await deliver(outDir, { baseUrl: config.baseUrl, analyticsEndpoint });
  if (isCompressed) log(`compressed ${await compress(outDir)} files`);
}
