import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on this machine to which attacks try to bring something. It answers everybody. */
export interface Catcher {
  /** Address of the server, without a slash at the end. */
  readonly url: string;
  /** Port on which datagrams are heard. */
  readonly udpPort: number;
  /** What has come since the last look: paths of requests, and `udp`. */
  readonly take: () => readonly string[];
  readonly close: () => Promise<void>;
}

export async function startCatcher(): Promise<Catcher> {
  let caught: string[] = [];
  const server = createServer((request, response) => {
    caught.push(request.url ?? '');
    const isScript = /\.m?js/.test(request.url ?? '');
    response
      .writeHead(200, {
        'access-control-allow-origin': '*',
        'content-type': isScript ? 'text/javascript' : 'text/html',
      })
      .end(isScript ? 'void 0' : 'caught');
  });
  server.on('upgrade', (request, socket) => {
    caught.push(request.url ?? '');
    socket.destroy();
  });
  const udp = createSocket('udp4');
  udp.on('message', () => caught.push('udp'));
  await Promise.all([
    new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)),
    new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve)),
  ]);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    udpPort: udp.address().port,
    take() {
      const now = caught;
      caught = [];
      return now;
    },
    close: async () => {
      server.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => server.close(resolve)),
        new Promise<void>((resolve) => udp.close(resolve)),
      ]);
    },
  };
}
