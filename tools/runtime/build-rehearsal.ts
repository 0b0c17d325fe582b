// The page in which edited actions are rehearsed.
import { bundleForFrame, folderOf, framePageFiles } from './frame-page.ts';

const NAME = 'rehearsal';
const SOURCES = 'src/playground/sandbox/rehearsal';

/** Where the rehearsal page is. */
export const FOLDER = folderOf(NAME);

/**
 * The files, by path from the site's folder. Unlike the runner page, this page can start a worker, so edited code never runs in
 * the page itself, where it could start workers without a guard.
 */
export async function buildRehearsal(): Promise<ReadonlyMap<string, string>> {
  const worker = await bundleForFrame(`${SOURCES}/worker.ts`, { charset: 'ascii' });
  return framePageFiles({
    name: NAME,
    title: 'Rehearsal of edited templates',
    script: await bundleForFrame(`${SOURCES}/main.ts`, {
      charset: 'ascii',
      define: { REHEARSAL_WORKER: JSON.stringify(worker) },
    }),
    allowed: ['worker-src blob:', "connect-src 'none'", "frame-src 'none'"],
  });
}
