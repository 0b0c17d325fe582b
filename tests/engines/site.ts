import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildDir } from '../helpers/built-site.ts';

/** Collects what goes wrong in a page from its first script on; WebKitGTK's console can't be read under automation. */
const COLLECTOR = `
window.problems = [];
addEventListener('error', (event) => problems.push('error: ' + (event.message ?? event.target.src ?? event.target.href)), true);
addEventListener('unhandledrejection', (event) => problems.push('rejection: ' + event.reason));
addEventListener('securitypolicyviolation', (event) => problems.push('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
for (const level of ['error', 'warn']) {
  const own = console[level];
  console[level] = (...values) => { problems.push(level + ': ' + values.join(' ')); own.apply(console, values); };
}`;
const COLLECTOR_PATH = '/collect-problems.js';

/** The built site under its own headers, with a collector of problems as the first script of every page. */
export async function serveSite(): Promise<{ readonly origin: string; readonly close: () => void }> {
  const { startStaticServer } = (await import('../../tools/site/static-host.ts' as string)) as {
    startStaticServer: (options: {
      folder: string;
    }) => Promise<{ readonly url: string; readonly close: () => Promise<void> }>;
  };
  const host = await startStaticServer({ folder: buildDir });
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      if (request.url === COLLECTOR_PATH) {
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(COLLECTOR);
        return;
      }
      const original = await fetch(new URL(request.url ?? '/', host.url));
      const type = original.headers.get('content-type') ?? '';
      const headers = Object.fromEntries(
        [...original.headers].filter(
          ([name]) =>
            !/^(content-(length|encoding)|connection|keep-alive|transfer-encoding|date)$/.test(name),
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
    };
    answer().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
      void host.close();
    },
  };
}
