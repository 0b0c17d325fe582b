import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { log } from '../../shared/log.ts';

/** How often memory is sampled, in milliseconds. */
const EVERY = 250;

/** What a command needed. `memory` is the peak in MB. */
export interface Measured {
  readonly seconds: number;
  readonly memory: number;
}

/** Runs and watches a Node script. If it fails, this throws the line of output that best explains why. */
export async function runMeasured(
  what: string,
  [program = process.execPath, ...args]: readonly string[],
  cwd: string,
): Promise<Measured> {
  log(`${what} …`);
  const started = performance.now();
  const child = spawn(program, args, {
    cwd,
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  let memory = 0;
  const look = setInterval(() => (memory = Math.max(memory, memoryOf(child.pid ?? 0))), EVERY);
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  clearInterval(look);
  const problem = output.split('\n').find((line) => /out of memory|error/i.test(line));
  if (code !== 0) throw new Error(problem ?? output.slice(-200));
  return { seconds: (performance.now() - started) / 1000, memory };
}

/** Returns the resident memory of a process and its descendants in MB; 0 if it's over, or without /proc. */
function memoryOf(pid: number | string): number {
  try {
    const kB = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + memoryOf(child), Number(kB ?? 0) / 1000);
  } catch {
    return 0;
  }
}
