import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { compress, removeCompressed } from '../../../plugins/delivery/compress.ts';

/** A static host with the best Brotli, the same for every tool. Its `url` has no slash at the end. */
export async function startCompressedHost(root: string): Promise<{ url: string; close: () => void }> {
  await compress(root);
  const server = createServer(
    sirv(root, { brotli: true, extensions: ['html'], dotfiles: true, maxAge: 3600, etag: true }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
      removeCompressed(root);
    },
  };
}
