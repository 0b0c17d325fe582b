import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tools/shared/free-port.ts';
import { installPackages } from '../../tools/shared/system-packages.ts';
import { siteDir } from '../../tools/shared/site-dir.ts';

const binaries = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];
const brotliModules = ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'];
const packages = ['nginx', 'libnginx-mod-http-brotli-static'];

const firstOf = (places: readonly string[]) => places.find((place) => existsSync(place));

/**
 * Finds nginx, or installs Debian's packages if possible.
 * @returns null without nginx
 */
export async function ensureNginx(): Promise<{
  binary: string;
  brotliModule: string | undefined;
} | null> {
  const isComplete = firstOf(binaries) !== undefined && firstOf(brotliModules) !== undefined;
  if (!isComplete) await installPackages(packages, 'the tests of the delivery by nginx');

  const binary = firstOf(binaries);
  return binary === undefined ? null : { binary, brotliModule: firstOf(brotliModules) };
}

/** The server block of `delivery/server.conf` with its paths and port replaced. */
function serverBlock({
  port,
  root,
  siteConf,
  brotli,
}: {
  port: number;
  root: string;
  siteConf: string;
  brotli: boolean;
}) {
  const text = readFileSync(path.join(siteDir, 'delivery/server.conf'), 'utf8');
  const replaced = text
    .replace(/listen 80;/, `listen 127.0.0.1:${port};`)
    .replace(/server_name [^;]+;/, 'server_name localhost;')
    .replace(/root [^;]+;/, `root ${root};`)
    .replace(/include [^;]+;/, `include ${siteConf};`);
  return brotli ? replaced : replaced.replace(/^\s*brotli_static on;$/m, '');
}

/**
 * Serves a built site with nginx on this machine.
 * @param site - absolute paths
 */
export async function startNginx(
  nginx: { binary: string; brotliModule: string | undefined },
  { root, siteConf }: { root: string; siteConf: string },
): Promise<{ url: string; errors: () => string; close: () => Promise<void> }> {
  const home = mkdtempSync(path.join(tmpdir(), 'keyfill-nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const name of temporary) mkdirSync(path.join(home, name));
  const types = firstOf([
    '/etc/nginx/mime.types',
    '/usr/local/etc/nginx/mime.types',
    '/opt/homebrew/etc/nginx/mime.types',
  ]);
  const conf = [
    nginx.brotliModule === undefined ? '' : `load_module ${nginx.brotliModule};`,
    'daemon off;',
    // If root starts nginx, its workers run as another user, who may not be allowed to read the folder.
    process.getuid?.() === 0 ? 'user root;' : '',
    'worker_processes 1;',
    `pid ${home}/nginx.pid;`,
    `error_log ${home}/error.log warn;`,
    'events { worker_connections 1024; }',
    'http {',
    `include ${types};`,
    // As in the nginx.conf from Debian and from nginx itself.
    'default_type application/octet-stream;',
    'access_log off;',
    'sendfile on;',
    ...temporary.map((name) => `${name}_temp_path ${home}/${name};`),
    serverBlock({ port, root, siteConf, brotli: nginx.brotliModule !== undefined }),
    '}',
  ].join('\n');
  writeFileSync(path.join(home, 'nginx.conf'), conf);

  const child = spawn(nginx.binary, ['-p', home, '-c', path.join(home, 'nginx.conf')], { stdio: 'pipe' });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://localhost:${port}`;
  await answers(url, child, () => said);
  return {
    url,
    errors: () => readFileSync(path.join(home, 'error.log'), 'utf8'),
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function answers(url: string, child: ChildProcess, said: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${said()}`);
    try {
      await fetch(url);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
