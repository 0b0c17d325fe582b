import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { headerRulesOf, headersFor } from '../../plugins/delivery/host-headers.ts';

/** A compressed copy of a file, which hosts send instead of the file. */
const isCompressed = /\.(?:br|gz)(?:$|\?)/;

/**
 * A static host for a built site. It sends the headers from the site's `_headers`, like hosts that read such
 * a file, so every browser test runs under the site's policies. It doesn't follow `_redirects`, so the tests
 * also cover the redirect pages.
 * @param options - with `port` 0 (the default), it picks a free port
 * @returns `url` ends with the base URL
 */
export async function startStaticServer({
  folder,
  port = 0,
  baseUrl = '/',
}: {
  folder: string;
  port?: number;
  baseUrl?: string;
}): Promise<{ url: string; close: () => Promise<void> }> {
  const serve = sirv(path.resolve(folder), { etag: true, extensions: ['html'], dotfiles: true });
  const notFound = readFileSync(path.join(folder, '404.html'));
  const prefix = baseUrl.replace(/\/$/, '');
  const rules = headerRulesOf(folder);

  const answerNotFound = (response: ServerResponse) => {
    response.writeHead(404, { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache' });
    response.end(notFound);
  };
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const headers = headersFor(rules, url.replace(/[?#].*$/s, ''));
    // The caching that such hosts use if the file doesn't specify any.
    if (rules.length > 0) response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (prefix !== '') {
      if (url !== prefix && !url.startsWith(`${prefix}/`)) return answerNotFound(response);
      request.url = url.slice(prefix.length) || '/';
    }
    if (isCompressed.test(request.url ?? '')) return answerNotFound(response);
    return serve(request, response, () => answerNotFound(response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return {
    url: `http://localhost:${address.port}${prefix}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
