import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** The address to which the fixture variant `analytics` sends its events. */
const port = 4178;

/** A request that a page-analytics service received. */
interface Arrival {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly event: unknown;
}

/** A page-analytics service that records what arrives. */
export interface EventServer {
  readonly arrivals: readonly Arrival[];
  readonly close: () => Promise<void>;
}

/** Starts the service. `answer` handles each request after it has been recorded. */
export async function startEventServer(
  answer: (response: ServerResponse) => void = accept,
): Promise<EventServer> {
  const arrivals: Arrival[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      const body = Buffer.concat(chunks).toString('utf8');
      arrivals.push({ method, path: url, headers, event: body === '' ? undefined : JSON.parse(body) });
      answer(response);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    arrivals,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** This is how such a service answers. The browser has to refuse the cookie. */
function accept(response: ServerResponse): void {
  response.writeHead(202, { 'Set-Cookie': 'visitor=1; Path=/' }).end('ok');
}
