import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/**
 * A static host for a built site.
 * @param {{folder: string, port?: number, baseUrl?: string}} options `port` 0 (the default) takes a free one
 * @returns {Promise<{url: string, close: () => Promise<void>}>} `url` ends with the base URL
 */
export async function startStaticServer({ folder, port = 0, baseUrl = '/' }) {
  const serve = sirv(path.resolve(folder), { etag: true, extensions: ['html'], dotfiles: true });
  const notFound = readFileSync(path.join(folder, '404.html'));
  const prefix = baseUrl.replace(/\/$/, '');

  const answerNotFound = (response) => {
    response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' });
    response.end(notFound);
  };
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (prefix !== '') {
      if (url !== prefix && !url.startsWith(`${prefix}/`)) return answerNotFound(response);
      request.url = url.slice(prefix.length) || '/';
    }
    return serve(request, response, () => answerNotFound(response));
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: taken } = server.address();
  return {
    url: `http://localhost:${taken}${prefix}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
