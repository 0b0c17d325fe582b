import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';

const text = /\.(?:css|html|js|mjs|json|svg|txt|xml|webmanifest)$/;

/**
 * A plain static host that sends text in Brotli at the highest quality, the same for every tool in the
 * comparison. It compresses a file when it's first requested, so load a page once before timing it.
 * @param root - folder of a built site
 * @returns `url` without a slash at the end, and the bytes sent so far for addresses that match a pattern
 */
export async function startCompressedHost(
  root: string,
): Promise<{ url: string; sent: (addresses: RegExp) => number; close: () => Promise<void> }> {
  const sent: { address: string; bytes: number }[] = [];
  const compressed = new Map<string, Buffer>();
  const types = sirv(root, { etag: true, extensions: ['html'], dotfiles: true });
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = fileOf(root, address);
    response.once('finish', () =>
      sent.push({ address, bytes: Number(response.getHeader('Content-Length') ?? 0) }),
    );
    if (file === null || !text.test(file) || !/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
      types(request, response, () => void response.writeHead(404).end());
      return;
    }
    const body = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, body);
    response.writeHead(200, {
      'Content-Type': typeOf(file),
      'Content-Encoding': 'br',
      'Content-Length': body.length,
      'Cache-Control': 'public, max-age=3600',
    });
    response.end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return {
    url: `http://localhost:${address.port}`,
    sent: (addresses) => sent.reduce((sum, one) => sum + (addresses.test(one.address) ? one.bytes : 0), 0),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** `/guide` is served from `guide.html` or `guide/index.html`. */
function fileOf(root: string, address: string): string | null {
  const place = path.join(root, decodeURIComponent(address));
  const candidates = [place, `${place.replace(/\/$/, '')}.html`, path.join(place, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile()) ?? null;
}

const kinds: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
};
const typeOf = (file: string) => `${kinds[path.extname(file).slice(1)]}; charset=utf-8`;
