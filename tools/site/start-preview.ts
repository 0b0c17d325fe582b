import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../shared/free-port.ts';

/** How often to check whether the preview responds, in milliseconds. */
const EVERY = 50;

interface Preview {
  /** Without a slash at the end. */
  url: string;
  output: () => string;
  stop: () => Promise<void>;
}

/** Starts the process of a preview in a site's folder. */
export const spawnPreview = (folder: string, args: readonly string[], stdio: StdioOptions): ChildProcess =>
  spawn(process.execPath, [path.join(folder, 'plugins/preview/start.mjs'), 'start', ...args], {
    cwd: folder,
    stdio,
    // Tests and benches set their own environment. Otherwise, Docusaurus looks for its newest version online.
    env: { ...process.env, NODE_ENV: 'development', NO_UPDATE_NOTIFIER: '1' },
  });

/**
 * Starts a preview and waits until it shows pages or an error. Throws the output if it exits before.
 * @internal Only tests stop a preview again.
 */
export async function startPreview(folder: string): Promise<Preview> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawnPreview(folder, ['--no-open', '--port', String(port)], 'pipe');
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = new Promise((resolve) => child.once('close', resolve));
  let running = true;
  void ended.then(() => (running = false));

  while (!(await answers(url))) {
    if (!running) throw new Error(`The preview ended before it answered:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, EVERY));
  }
  return {
    url,
    output: () => said,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

/** Webpack's server delays requests until the first compilation has finished. */
const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );
