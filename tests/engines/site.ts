import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildDir } from '../helpers/built-site.ts';
import { answerOf } from '../helpers/runtime-page/open.ts';
import { startStaticServer } from '../../tools/site/static-host.ts';

/** Collects a page's problems from its first script on: automation can't read WebKitGTK's console. */
const COLLECTOR = `
window.problems = [];
addEventListener('error', ({ message, target }) => {
  problems.push('error: ' + (message ?? target.src ?? target.href));
}, true);
addEventListener('unhandledrejection', (event) => problems.push('rejection: ' + event.reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  problems.push('policy: ' + violatedDirective + ' ' + blockedURI);
});
for (const level of ['error', 'warn']) {
  const own = console[level];
  console[level] = (...values) => {
    problems.push(level + ': ' + values.join(' '));
    own.apply(console, values);
  };
}`;
const COLLECTOR_PATH = '/collect-problems.js';

/** The address of the runtime's test page, on a separate host. */
const STAGE_HOST = '127.0.0.1';

export type Site = Awaited<ReturnType<typeof serveSite>>;

/** The static host's response, with the collector added to pages. */
async function answerWithCollector(host: string, path: string, response: ServerResponse): Promise<void> {
  const original = await fetch(new URL(path, host));
  const type = original.headers.get('content-type') ?? '';
  const headers = Object.fromEntries(
    [...original.headers].filter(
      ([name]) => !/^(content-(length|encoding)|connection|keep-alive|transfer-encoding|date)$/.test(name),
    ),
  );
  const body = Buffer.from(await original.arrayBuffer());
  response
    .writeHead(original.status, headers)
    .end(
      type.startsWith('text/html')
        ? body.toString().replace('<head>', `<head><script src="${COLLECTOR_PATH}"></script>`)
        : body,
    );
}

async function answer(host: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '/', headers } = request;
  if (headers.host?.startsWith(STAGE_HOST)) {
    const { status, contentType, body } = await answerOf(new URL(url, 'http://localhost').pathname);
    response.writeHead(status, { 'content-type': contentType }).end(body);
  } else if (url === COLLECTOR_PATH) {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(COLLECTOR);
  } else {
    await answerWithCollector(host, url, response);
  }
}

/** The built site with its own headers, and with a collector of problems as every page's first script. */
export async function serveSite() {
  let host: Awaited<ReturnType<typeof startStaticServer>> | undefined;
  host = await startStaticServer({ folder: buildDir });
  const { origin: plain, port } = new URL(host.url);
  const server = createServer((request, response) => {
    answer(plain, request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, STAGE_HOST, resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    /** The built site's address, without a trailing slash. */
    origin: `http://localhost:${own}`,
    /** The address of a page that has the runtime and all examples as `window.kf`. */
    stage: `http://${STAGE_HOST}:${own}/`,
    /** The built site byte for byte, without the collector, as an offline copy needs it. */
    plain,
    async setOnline(isOnline: boolean) {
      if (isOnline) {
        host ??= await startStaticServer({ folder: buildDir, port: Number(port) });
      } else {
        await host?.close();
        host = undefined;
      }
    },
    close() {
      server.closeAllConnections();
      server.close();
      void host?.close();
    },
  };
}
