import type { Report } from './lib/report.ts';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadMix, type LoadRequest } from './lib/load-mix.ts';
import { builtFiles } from '../../plugins/delivery/built-files.ts';
import { log } from '../shared/log.ts';
import { canInstallPackages, installPackages } from '../shared/system-packages.ts';
import { deploySite, type DeployedSite } from './lib/deployed-site.ts';

const connections = 200;
/** Set KEYFILL_LOAD_SECONDS=5 to try out the bench itself with a shorter run. */
const seconds = Number(process.env['KEYFILL_LOAD_SECONDS'] ?? 60);

/** Puts the built site behind nginx, with its own configuration, under load from wrk, all on this machine. */
export default async function measure(report: Report): Promise<void> {
  const wrk = ensureWrk();
  if (wrk === null) {
    log('wrk is missing and cannot be installed: skipped');
    return;
  }
  const site = await deploySite(5);
  if ('problem' in site) {
    log(`${site.problem}: skipped`);
    return;
  }
  try {
    await load(report, wrk, site, loadMix(site.root, builtFiles(site.root)));
  } finally {
    await site.close();
  }
}

async function load(
  report: Report,
  wrk: string,
  { server, home }: DeployedSite,
  mix: readonly LoadRequest[],
): Promise<void> {
  const script = path.join(home, 'mix.lua');
  writeFileSync(script, luaOf(mix));
  // Requests each address once, so that nginx has loaded everything before its memory is measured.
  const distinct = new Map(mix.map((one) => [one.address, one.status]));
  const wrong: string[] = [];
  for (const [address, status] of distinct) {
    const answer = await fetch(new URL(address, server.url), { redirect: 'manual' });
    await answer.arrayBuffer();
    if (answer.status !== status) wrong.push(`${address} answers ${answer.status}`);
  }
  report(
    'addresses with the wrong answer',
    [wrong.length, ...wrong.slice(0, 3)].join(', '),
    `0 of ${distinct.size}`,
  );
  const before = memoryOf(server.pid);
  let peak = before;
  const sample = setInterval(() => (peak = Math.max(peak, memoryOf(server.pid))), 500);
  const output = await run(wrk, [
    '-t2',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '10s',
    '-s',
    script,
    server.url,
  ]);
  clearInterval(sample);
  const after = memoryOf(server.pid);
  const figures = JSON.parse(output.slice(output.lastIndexOf('{'))) as Record<
    'requests' | 'seconds' | 'bytes' | 'median' | 'p99' | 'errors' | 'broken',
    number
  >;
  report(
    'requests',
    `${figures.requests} in ${figures.seconds.toFixed(0)} s over ${distinct.size} addresses, ${connections} connections`,
  );
  report('answers a second', Math.round(figures.requests / figures.seconds));
  report('sent', `${(figures.bytes / 1e6 / figures.seconds).toFixed(1)} MB a second`);
  report(
    'time of an answer',
    `median ${figures.median.toFixed(1)} ms, 99 of 100 below ${figures.p99.toFixed(1)} ms`,
  );
  report('errors', `${figures.errors} (status), ${figures.broken} (connection)`, '0 and 0');
  const growth = before === 0 ? 'not measured here' : `${Math.round((100 * after) / before - 100)} %`;
  report(
    'memory of nginx',
    `${before} MB before, ${peak} MB at most, ${after} MB after: growth ${growth}`,
    'below 10 %',
  );
  const said = server.errors().trim();
  report('lines in the error log', said === '' ? 0 : said.split('\n').length, '0');
}

/**
 * Returns a wrk script that sends requests in random order and prints the figures as JSON in the last line.
 * wrk doesn't say which request a response belongs to, so the script counts how often each status is expected
 * and treats any others as errors.
 */
function luaOf(mix: readonly LoadRequest[]): string {
  const lines = mix.map(
    ({ address, accept, status }) => `{${JSON.stringify(address)}, ${JSON.stringify(accept)}, ${status}},`,
  );
  return `
local mix = {
${lines.join('\n')}
}
local threads = {}
function setup(thread) table.insert(threads, thread) end
function init(args)
  math.randomseed(7)
  bad, due301, got301, due404, got404 = 0, 0, 0, 0, 0
  prepared = {}
  for i, one in ipairs(mix) do
    prepared[i] = wrk.format("GET", one[1], { ["Accept-Encoding"] = one[2], ["Host"] = "localhost" })
  end
end
function request()
  local i = math.random(#prepared)
  if mix[i][3] == 301 then due301 = due301 + 1 elseif mix[i][3] == 404 then due404 = due404 + 1 end
  return prepared[i]
end
function response(status)
  if status == 301 then got301 = got301 + 1
  elseif status == 404 then got404 = got404 + 1
  elseif status ~= 200 then bad = bad + 1 end
end
function done(summary, latency)
  local errors = 0
  for _, thread in ipairs(threads) do
    errors = errors + thread:get("bad") + math.max(0, thread:get("got301") - thread:get("due301"))
      + math.max(0, thread:get("got404") - thread:get("due404"))
  end
  local e = summary.errors
  io.write(string.format('{"requests":%d,"seconds":%f,"bytes":%d,"median":%f,"p99":%f,"errors":%d,"broken":%d}\\n',
    summary.requests, summary.duration / 1e6, summary.bytes, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    errors, e.connect + e.read + e.write + e.timeout))
end
`;
}

/** Returns the resident memory of a process and its children in MB; 0 on systems without /proc. */
function memoryOf(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean);
    const kB = [pid, ...children].map((one) =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1] ?? 0),
    );
    return Math.round(kB.reduce((sum, one) => sum + one, 0) / 1000);
  } catch {
    return 0;
  }
}

function ensureWrk(): string | null {
  const look = () =>
    ['/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk'].find((file) => existsSync(file)) ?? null;
  if (look() === null && canInstallPackages()) {
    installPackages(['wrk']);
  }
  return look();
}

function run(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', () => resolve(output));
  });
}
