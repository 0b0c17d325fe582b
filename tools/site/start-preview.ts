import { spawn } from 'node:child_process';
import { freePort } from '../shared/free-port.ts';
import { tools } from '../shared/run.ts';

/** How often is asked whether the preview answers, in milliseconds. */
const EVERY = 50;

/** A preview that runs. */
interface Preview {
  /** Without a slash at the end. */
  url: string;
  /** All that it has said. */
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts the preview of a site, as `npm start` does, without opening a browser.
 * @param folder - of the site; it may be a copy
 * @returns when it answers
 * @throws when it ends before that, with what it has said
 */
export async function startPreview(folder: string): Promise<Preview> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(
    process.execPath,
    [tools.docusaurus, 'start', '--no-open', '--port', String(port)],
    // Tests and benches have an environment of their own.
    { cwd: folder, env: { ...process.env, NODE_ENV: 'development', NO_UPDATE_NOTIFIER: '1' } },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
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

/** Webpack's server holds a request until the first compilation has ended. */
const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
