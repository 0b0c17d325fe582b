import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { log } from '../../shared/log.ts';

/** How often memory is sampled, in milliseconds. */
const EVERY = 250;

/** A finished command. `memory` is the peak in MB. */
export interface Measured {
  code: number;
  output: string;
  seconds: number;
  memory: number;
}

/** Runs a command and watches it. */
export async function runMeasured(
  what: string,
  command: string,
  args: readonly string[],
  { cwd, env }: { cwd: string; env?: Readonly<Record<string, string>> },
): Promise<Measured> {
  log(`${what} …`);
  const started = performance.now();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => void texts.push(text));

  let memory = 0;
  const look = setInterval(() => (memory = Math.max(memory, memoryOf(child.pid ?? 0))), EVERY);
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      texts.push(Buffer.from(error.message));
      resolve(1);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
  const seconds = (performance.now() - started) / 1000;
  clearInterval(look);
  return { code, output: Buffer.concat(texts).toString(), seconds, memory };
}

/** Returns the line of the output that best explains why a command failed. */
export const reasonIn = (output: string): string =>
  output.split('\n').find((line) => /out of memory|error/i.test(line)) ?? output.slice(-200);

/** Returns the resident memory of a process and its descendants in MB; 0 if it has ended, or without /proc. */
function memoryOf(pid: number | string): number {
  try {
    const kB = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + memoryOf(child), Number(kB ?? 0) / 1000);
  } catch {
    return 0;
  }
}
