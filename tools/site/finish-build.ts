import config from '../../docusaurus.config.ts';
import { compress } from '../../plugins/delivery/compress.ts';
import { deliver, deliveryDir } from '../../plugins/delivery/deliver.ts';
import { writeShipped } from '../../plugins/delivery/shipped-packages.ts';
import { log } from '../shared/log.ts';

/** Writes the files for hosts, the worker of the offline copy, and the list of packages. */
export async function finishBuild(outDir: string, isCompressed: boolean): Promise<void> {
  const analyticsEndpoint = process.env['KEYFILL_ANALYTICS_ENDPOINT'] || undefined;
  writeShipped(deliveryDir(outDir), await deliver(outDir, { baseUrl: config.baseUrl, analyticsEndpoint }));
  if (isCompressed) log(`compressed ${await compress(outDir)} files`);
}
