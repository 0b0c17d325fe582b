import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on this machine that attacks try to reach. It answers everybody. */
export interface Catcher {
  /** Address of the server, without a slash at the end. */
  readonly url: string;
  /** The ports on which it receives datagrams. */
  readonly udpPorts: readonly number[];
  /** Everything that it has received: the paths of requests, and `udp 0` for a datagram on the first port. */
  readonly caught: readonly string[];
  readonly close: () => Promise<void>;
}

export async function startCatcher(): Promise<Catcher> {
  const caught: string[] = [];
  const server = createServer((request, response) => {
    caught.push(request.url ?? '');
    const isScript = /\.m?js/.test(request.url ?? '');
    response
      .writeHead(200, {
        'access-control-allow-origin': '*',
        'content-type': isScript ? 'text/javascript' : 'text/html',
      })
      // Attacks can be tried in the frame of this page.
      .end(isScript ? 'void 0' : request.url === '/page' ? '<iframe src="/inner"></iframe>' : 'caught');
  });
  server.on('upgrade', (request, socket) => {
    caught.push(request.url ?? '');
    socket.destroy();
  });
  const sockets = [0, 1, 2].map((index) =>
    createSocket('udp4').on('message', () => caught.push(`udp ${index}`)),
  );
  await Promise.all([
    new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)),
    ...sockets.map((socket) => new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))),
  ]);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    udpPorts: sockets.map((socket) => socket.address().port),
    caught,
    close: async () => {
      server.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => server.close(resolve)),
        ...sockets.map((socket) => new Promise<void>((resolve) => socket.close(resolve))),
      ]);
    },
  };
}
