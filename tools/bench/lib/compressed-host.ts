import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { removeCompressed } from '../../../plugins/delivery/compress.ts';

const text = /\.(?:css|html|js|mjs|json|svg|txt|xml|webmanifest)$/;

/**
 * A plain static host that sends text in Brotli at the highest quality, the same for every tool in the
 * comparison. It compresses a file when it's first requested, so load a page once before timing it.
 * @param root - folder of a built site
 * @returns `url` without a slash at the end, and the bytes sent so far for addresses that match a pattern
 */
export async function startCompressedHost(
  root: string,
): Promise<{ url: string; sent: (addresses: RegExp) => number; close: () => Promise<void> }> {
  const sent: { address: string; bytes: number }[] = [];
  const serve = sirv(root, {
    // Looks for files at each request.
    dev: true,
    brotli: true,
    extensions: ['html'],
    dotfiles: true,
    setHeaders: (response) => response.setHeader('Cache-Control', 'public, max-age=3600'),
  });
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = fileOf(root, address);
    response.once('finish', () =>
      sent.push({ address, bytes: Number(response.getHeader('Content-Length') ?? 0) }),
    );
    if (file !== undefined && text.test(file) && !existsSync(`${file}.br`))
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    serve(request, response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sent: (addresses) => sent.reduce((sum, one) => sum + (addresses.test(one.address) ? one.bytes : 0), 0),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        removeCompressed(root);
        server.close(() => resolve());
      }),
  };
}

/** `/guide` is served from `guide.html` or `guide/index.html`. */
function fileOf(root: string, address: string): string | undefined {
  const place = path.join(root, decodeURIComponent(address));
  const candidates = [place, `${place.replace(/\/$/, '')}.html`, path.join(place, 'index.html')];
  return candidates.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true);
}
