import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { say } from '../../shared/say.ts';

/** How often memory is looked at, in milliseconds. */
const EVERY = 250;
/** How often a long run says that it goes on, in milliseconds. */
const SIGN = 30_000;

/**
 * Runs a command and watches it.
 * @param what - for the progress lines
 */
interface Measured {
  code: number;
  output: string;
  seconds: number;
  processor: number | undefined;
  memory: number | undefined;
}
export async function runMeasured(what, command, args, { cwd, env }) {
  say(`${what} …`);
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => texts.push(text));

  let memory;
  let processor;
  const look = setInterval(() => {
    const now = treeOf(child.pid);
    if (now === undefined) return;
    memory = Math.max(memory ?? 0, now.memory);
    processor = Math.max(processor ?? 0, now.processor);
  }, EVERY);
  const sign = setInterval(() => say(`${what}: ${Math.round(seconds())} s so far`), SIGN);
  const code = await new Promise((resolve) => {
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

/** The line of an output that tells best why a command has failed. */
export function reasonIn(output: string) {
  const lines = output.split('\n').map((line) => line.trim());
  return (
    lines.find((line) => /out of memory/i.test(line)) ??
    lines.find((line) => /error/i.test(line)) ??
    lines.findLast((line) => line !== '') ??
    'it said nothing'
  );
}

/**
 * Resident memory (MB) and processor time (seconds) of a process and its descendants, with those that have ended; undefined
 * without /proc.
 */
function treeOf(root) {
  const children = new Map();
  const resident = new Map();
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
  const sum = (of) => all.reduce((total, pid) => total + of(pid), 0);
  return { memory: sum((pid) => resident.get(pid) ?? 0) / 1000, processor: sum(processorOf) };
}

/** Seconds that a process and those of its children that have ended have computed; Linux counts hundredths. */
function processorOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may hold spaces; the four figures are the 14th and those after it.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, 15).reduce((ticks, field) => ticks + Number(field), 0) / 100;
  } catch {
    return 0;
  }
}

/** Undefined for a process that has ended meanwhile. */
function statusOf(pid) {
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
