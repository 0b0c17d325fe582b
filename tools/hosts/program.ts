// Finds and starts the programs of playout hosts, which CONTRIBUTING says how to get.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { siteDir } from '../shared/site-dir.ts';

/** Where `npm run hosts` puts what it fetches. */
export const FETCHED = path.join(siteDir, '.cache/hosts');
const FOLDERS = [process.env['KEYFILL_HOSTS'] ?? FETCHED, '../shared/hosts'].map((one) =>
  path.resolve(siteDir, one),
);
export const PROGRAMS = ['spx', 'ograf-server', 'ograf-devtool'] as const;
type Program = (typeof PROGRAMS)[number];

/** The folder or archive of a program, if it's here. */
const placeOf = (name: Program): string | undefined =>
  FOLDERS.flatMap((folder) => [path.join(folder, name), path.join(folder, `${name}.tgz`)]).find((place) =>
    existsSync(place),
  );

/** Why hosts can't be started, or undefined if they can. */
export function hostsProblem(names: readonly Program[] = PROGRAMS): string | undefined {
  const missing = names.filter((name) => placeOf(name) === undefined);
  return missing.length === 0
    ? undefined
    : `${missing.join(', ')} can't be found: "npm run hosts" fetches SPX and ograf-devtool, ` +
        'and CONTRIBUTING says how to get ograf-server';
}

/** Returns the folder of a program. An archive is unpacked and prepared when it's first needed. */
export function folderOf(name: Program, prepare: (folder: string) => void = () => {}): string {
  const archive = placeOf(name);
  if (archive === undefined) throw new Error(hostsProblem([name]));
  if (!archive.endsWith('.tgz')) return archive;
  const hash = createHash('sha256').update(readFileSync(archive)).digest('hex').slice(0, 12);
  const cache = path.join(tmpdir(), 'keyfill-host-programs');
  mkdirSync(cache, { recursive: true });
  const folder = path.join(cache, `${name}-${hash}`);
  if (existsSync(folder)) return folder;
  // Another process may be doing the same. The first one to finish wins.
  const unfinished = mkdtempSync(`${folder}-`);
  execFileSync('tar', ['xzf', archive, '-C', unfinished]);
  prepare(unfinished);
  try {
    renameSync(unfinished, folder);
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/** How long a host or a graphic may take for one thing on a busy machine, in milliseconds. */
export const PATIENCE = 60_000;

/** A new folder for the files of a running host. */
export const createScratch = (name: string): string => mkdtempSync(path.join(tmpdir(), `keyfill-${name}-`));

interface Start {
  readonly script: string;
  /** The folder in which it runs. */
  readonly cwd: string;
  /** The folder for its files, which is removed when it ends. */
  readonly scratch: string;
  readonly port: number;
  /** The address that answers once it has started. */
  readonly url: string;
}

/** Starts a host with Node and waits until it answers. */
export async function startProgram({ script, cwd, scratch, port, url }: Start) {
  const logFile = path.join(scratch, 'host.log');
  const output = openSync(logFile, 'a');
  const preload = path.join(siteDir, 'tools/hosts/preload.cjs');
  const child = spawn(process.execPath, ['--require', preload, script], {
    cwd,
    stdio: ['ignore', output, output, 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '', KEYFILL_HOST_PORT: String(port), KEYFILL_HOST_SCRATCH: scratch },
  });
  closeSync(output);
  child.unref();
  child.channel?.unref();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await Promise.race([ended, sleep(3000)]);
    child.kill('SIGKILL');
    await ended;
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  };
  const isReady = async (): Promise<boolean> => {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    return response?.ok === true;
  };
  const latest = Date.now() + 30_000;
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > latest) {
      const text = readFileSync(logFile, 'utf8').slice(-2000);
      await close();
      throw new Error(`${path.basename(script)} didn't start:\n${text}`);
    }
    await sleep(100);
  }
  return { close };
}
