import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain;charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
};
const isText = /\.(?:html|js|css|json|svg|txt|xml)$/;

/** The file that a static host sends for an address. */
function fileOf(folder, pathname) {
  const place = path.join(folder, decodeURIComponent(pathname));
  const candidates = [place, `${place}.html`, path.join(place, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

/**
 * Serves a built site as a good host does: text in brotli at its best, files with a hash kept for ever.
 * @param {string} folder
 * @returns {Promise<{url: string, close: () => void}>}
 */
export async function startCompressedHost(folder) {
  const cache = new Map();
  const server = createServer((request, response) => {
    const file = fileOf(folder, new URL(request.url ?? '/', 'http://host').pathname);
    if (file === undefined) return response.writeHead(404).end();
    const body =
      cache.get(file) ?? (isText.test(file) ? brotliCompressSync(readFileSync(file)) : readFileSync(file));
    cache.set(file, body);
    response.writeHead(200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': file.includes(`${path.sep}assets${path.sep}`)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(isText.test(file) && { 'content-encoding': 'br' }),
    });
    return response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${server.address().port}`, close: () => server.close() };
}
