import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tools/shared/free-port.ts';
import { installPackages } from '../../tools/shared/system-packages.ts';
import { siteDir } from '../../tools/shared/site-dir.ts';

interface Nginx {
  readonly binary: string;
  readonly brotliModule: string | undefined;
}

const BREW = '/opt/homebrew';
const binaries = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', `${BREW}/bin/nginx`];
const brotliModules = ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'];
const mimeTypes = ['/etc/nginx', '/usr/local/etc/nginx', `${BREW}/etc/nginx`].map(
  (one) => `${one}/mime.types`,
);

const firstOf = (places: readonly string[]) => places.find((place) => existsSync(place));

/** Finds nginx, or installs Debian's packages if possible. Returns null without nginx. */
export async function ensureNginx(): Promise<Nginx | null> {
  if (firstOf(binaries) === undefined || firstOf(brotliModules) === undefined)
    await installPackages(['nginx', 'libnginx-mod-http-brotli-static'], 'the tests of the delivery by nginx');
  const binary = firstOf(binaries);
  return binary === undefined ? null : { binary, brotliModule: firstOf(brotliModules) };
}

/** Serves a built site with nginx on this machine. All paths are absolute. */
export async function startNginx(
  { binary, brotliModule }: Nginx,
  { root, siteConf }: { root: string; siteConf: string },
): Promise<{ url: string; errors: () => string; close: () => Promise<void> }> {
  const home = mkdtempSync(path.join(tmpdir(), 'keyfill-nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const name of temporary) mkdirSync(path.join(home, name));
  const server = readFileSync(path.join(siteDir, 'delivery/server.conf'), 'utf8')
    .replace(/listen 80;/, `listen 127.0.0.1:${port};`)
    .replace(/server_name [^;]+;/, 'server_name localhost;')
    .replace(/root [^;]+;/, `root ${root};`)
    .replace(/include [^;]+;/, `include ${siteConf};`);
  const conf = [
    brotliModule === undefined ? '' : `load_module ${brotliModule};`,
    'daemon off;',
    // If root starts nginx, its workers run as another user, who may not be allowed to read the folder.
    process.getuid?.() === 0 ? 'user root;' : '',
    'worker_processes 1;',
    `pid ${home}/nginx.pid;`,
    `error_log ${home}/error.log warn;`,
    'events { worker_connections 1024; }',
    'http {',
    `include ${firstOf(mimeTypes)};`,
    // As in the nginx.conf from Debian and from nginx itself.
    'default_type application/octet-stream;',
    'access_log off;',
    'sendfile on;',
    ...temporary.map((name) => `${name}_temp_path ${home}/${name};`),
    brotliModule === undefined ? server.replace(/^\s*brotli_static on;$/m, '') : server,
    '}',
  ].join('\n');
  writeFileSync(path.join(home, 'nginx.conf'), conf);

  const child = spawn(binary, ['-p', home, '-c', path.join(home, 'nginx.conf')], { stdio: 'pipe' });
  let said = '';
  child.stderr.on('data', (chunk) => (said += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://localhost:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
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
