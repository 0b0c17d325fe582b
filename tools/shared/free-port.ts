import { createServer } from 'node:net';

/** Listens on a port for a moment and returns its number. 0: any free port. Without a host, it uses all. */
async function listenOnce(port: number, host?: string): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  await new Promise((resolve) => server.close(resolve));
  return address.port;
}

/** Returns a port that nothing listens on. */
export const freePort = (): Promise<number> => listenOnce(0, '127.0.0.1');

/** Whether nothing on this machine listens on a port. */
export const isFree = (port: number): Promise<boolean> =>
  listenOnce(port)
    .then(() => listenOnce(port, '127.0.0.1'))
    .then(
      () => true,
      () => false,
    );

/** Returns the first free port from a number on. */
export const nextFree = async (port: number): Promise<number> =>
  (await isFree(port)) ? port : nextFree(port + 1);
