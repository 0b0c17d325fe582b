import { spawnSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadModule } from '../lib/runtime-bundle.mjs';
import { say } from '../lib/say.mjs';
import { deploySite } from './lib/deployed-site.mjs';

const connections = 200;
/** Shorter to try the bench itself out: KEYFILL_LOAD_SECONDS=5. */
const seconds = Number(process.env['KEYFILL_LOAD_SECONDS'] ?? 60);

/** The built site behind nginx with its own configuration, under wrk, all on this machine. */
export default async function measure(report) {
  const wrk = ensureWrk();
  if (wrk === null) {
    say('wrk is missing and cannot be installed: skipped');
    return;
  }
  const { builtFiles } = await loadModule('plugins/delivery/builtFiles.ts');
  const site = await deploySite(5);
  if ('problem' in site) {
    say(`${site.problem}: skipped`);
    return;
  }
  try {
    await load(report, wrk, site, mixOf(builtFiles(site.root)));
  } finally {
    await site.close();
  }
}

async function load(report, wrk, { server, home }, addresses) {
  const script = path.join(home, 'mix.lua');
  writeFileSync(script, luaOf(addresses));
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
  const figures = JSON.parse(output.slice(output.lastIndexOf('{')));
  report(
    'requests',
    `${figures.requests} in ${figures.seconds.toFixed(0)} s over ${addresses.length} addresses, ${connections} connections`,
  );
  report('answers a second', Math.round(figures.requests / figures.seconds));
  report('sent', `${(figures.bytes / 1e6 / figures.seconds).toFixed(1)} MB a second`);
  report(
    'time of an answer',
    `median ${figures.median.toFixed(1)} ms, 99 of 100 below ${figures.p99.toFixed(1)} ms`,
  );
  report('errors', `${figures.errors} (status), ${figures.broken} (connection)`, '0 and 0');
  report('memory of nginx', `${before} MB before, ${peak} MB at most, ${after} MB after`, 'flat');
  const said = server.errors().trim();
  report('lines in the error log', said === '' ? 0 : said.split('\n').length, '0');
}

/**
 * What visitors ask for, from the names of the files: one in three a page, of which some at an old or a wrong address, else what pages load.
 * @returns {[string, string][]} address and the `Accept-Encoding` of the visitor
 */
function mixOf(files) {
  const pages = files
    .filter((file) => file.endsWith('.html') && !file.endsWith('index.html') && file !== '404.html')
    .map((file) => `/${file.slice(0, -5)}`);
  const old = files
    .filter((file) => /^(?:examples|elements)\/.*index\.html$/.test(file))
    .map((file) => `/${path.dirname(file)}`);
  const assets = files.filter((file) => file.startsWith('assets/')).map((file) => `/${file}`);
  const indexes = files.filter((file) => /^search-index-.*\.json$/.test(file)).map((file) => `/${file}`);
  const pictures = files.filter((file) => /^(?:img|posters)\//.test(file)).map((file) => `/${file}`);
  const all = ['/', ...pages, ...old, ...assets, ...indexes, ...pictures, '/no/such/page'];
  return all.map((address, place) => [address, ['br, gzip', 'br, gzip', 'gzip', 'identity'][place % 4]]);
}

/** A wrk script: requests in random order, and the figures as JSON in the last line. A 404 is the right answer to one address. */
function luaOf(mix) {
  const lines = mix.map(([address, accept]) => `{${JSON.stringify(address)}, ${JSON.stringify(accept)}},`);
  return `
local mix = {
${lines.join('\n')}
}
local threads = {}
function setup(thread) table.insert(threads, thread) end
function init(args)
  math.randomseed(7)
  bad = 0
  prepared = {}
  for i, one in ipairs(mix) do
    prepared[i] = wrk.format("GET", one[1], { ["Accept-Encoding"] = one[2], ["Host"] = "localhost" })
  end
end
function request() return prepared[math.random(#prepared)] end
function response(status) if status ~= 200 and status ~= 301 and status ~= 404 then bad = bad + 1 end end
function done(summary, latency)
  local bad = 0
  for _, thread in ipairs(threads) do bad = bad + thread:get("bad") end
  local e = summary.errors
  io.write(string.format('{"requests":%d,"seconds":%f,"bytes":%d,"median":%f,"p99":%f,"errors":%d,"broken":%d}\\n',
    summary.requests, summary.duration / 1e6, summary.bytes, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    bad, e.connect + e.read + e.write + e.timeout))
end
`;
}

/** Resident memory of a process and its children, in MB; 0 where the system has no /proc. */
function memoryOf(pid) {
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

function ensureWrk() {
  const look = () =>
    ['/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk'].find((file) => existsSync(file)) ?? null;
  if (look() === null && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('installing the system package wrk …');
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'wrk'], {
      stdio: 'ignore',
      timeout: 300_000,
    });
  }
  return look();
}

function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', () => resolve(output));
  });
}
