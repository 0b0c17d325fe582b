import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { log } from '../../shared/log.ts';

/** How often memory is sampled, in milliseconds. */
const EVERY = 250;
/** How often a long run prints a progress line, in milliseconds. */
const SIGN = 30_000;

/**
 * A finished command. Times are in seconds, `processor` is the total of all cores, and `memory` is the peak
 * in MB.
 */
export interface Measured {
  code: number;
  output: string;
  seconds: number;
  processor: number | undefined;
  memory: number | undefined;
}

/**
 * Runs a command and watches it.
 * @param what - for the progress lines
 */
export async function runMeasured(
  what: string,
  command: string,
  args: readonly string[],
  { cwd, env }: { cwd: string; env?: Readonly<Record<string, string>> },
): Promise<Measured> {
  log(`${what} …`);
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => void texts.push(text));

  let memory: number | undefined;
  let processor: number | undefined;
  const look = setInterval(() => {
    const now = child.pid === undefined ? undefined : treeOf(child.pid);
    if (now === undefined) return;
    memory = Math.max(memory ?? 0, now.memory);
    processor = Math.max(processor ?? 0, now.processor);
  }, EVERY);
  const sign = setInterval(() => log(`${what}: ${Math.round(seconds())} s so far`), SIGN);
  const code = await new Promise<number>((resolve) => {
    child.on('error', (error) => {
      texts.push(Buffer.from(error.message));
      resolve(1);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
  const took = seconds();
  clearInterval(look);
  clearInterval(sign);
  return { code, output: Buffer.concat(texts).toString(), seconds: took, memory, processor };
}

/** Returns the line of the output that best explains why a command failed. */
export function reasonIn(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  return (
    lines.find((line) => /out of memory/i.test(line)) ??
    lines.find((line) => /error/i.test(line)) ??
    lines.filter((line) => line !== '').at(-1) ??
    'it said nothing'
  );
}

/**
 * Returns the resident memory (MB) and processor time (seconds) of a process and its descendants, including
 * finished ones; undefined without /proc.
 */
function treeOf(root: number): { memory: number; processor: number } | undefined {
  const children = new Map<number, number[]>();
  const resident = new Map<number, number>();
  try {
    for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
      const status = statusOf(name);
      if (status === undefined) continue;
      children.set(status.parent, [...(children.get(status.parent) ?? []), Number(name)]);
      resident.set(Number(name), status.kB);
    }
  } catch {
    return undefined;
  }
  const all = [root];
  for (const pid of all) all.push(...(children.get(pid) ?? []));
  const sum = (of: (pid: number) => number) => all.reduce((total, pid) => total + of(pid), 0);
  return { memory: sum((pid) => resident.get(pid) ?? 0) / 1000, processor: sum(processorOf) };
}

/** Returns the processor time of a process and its finished children in seconds. Linux counts hundredths. */
function processorOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may contain spaces. The four figures start at the 14th field.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((ticks, field) => ticks + Number(field), 0) / 100;
  } catch {
    return 0;
  }
}

/** Undefined if the process has ended in the meantime. */
function statusOf(pid: string): { parent: number; kB: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    return {
      parent: Number(/^PPid:\s+(\d+)/m.exec(text)?.[1]),
      kB: Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1] ?? 0),
    };
  } catch {
    return undefined;
  }
}
