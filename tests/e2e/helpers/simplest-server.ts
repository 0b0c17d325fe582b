import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** The types that a browser needs to handle files correctly. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Serves a folder the way the simplest servers do, such as Python's `http.server`: it serves files and the
 * index of a folder, to which it redirects with a slash, and sends no header except the type.
 */
export async function serveSimply(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const place = path.join(folder, decodeURIComponent(pathname));
    const isFolder = existsSync(place) && statSync(place).isDirectory();
    if (isFolder && !pathname.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/` }).end();
      return;
    }
    const file = isFolder ? path.join(place, 'index.html') : place;
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    if (existsSync(file)) response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
