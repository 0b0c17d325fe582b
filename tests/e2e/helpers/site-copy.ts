import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deliver } from '../../../plugins/delivery/deliver.ts';
import { buildDir, builtFiles } from '../../helpers/built-site.ts';
import { startStaticServer } from '../../../tools/site/static-host.ts';

/** A file that has the same name in every build. */
export const INDEX = 'search-index-default.json';

export type SiteCopy = Awaited<ReturnType<typeof copySite>>;

/** Copies the built site and serves it at its own address. A test can change the copy, or take it offline. */
export async function copySite() {
  const home = mkdtempSync(path.join(tmpdir(), 'keyfill-site-copy-'));
  const dir = path.join(home, 'build');
  cpSync(buildDir, dir, { recursive: true });
  let server: Awaited<ReturnType<typeof startStaticServer>> | undefined = await startStaticServer({
    folder: dir,
  });
  const { port } = new URL(server.url);

  const write = (file: string, content: string): void => writeFileSync(path.join(dir, file), content);
  const stop = async (): Promise<void> => {
    await server?.close();
    server = undefined;
  };
  return {
    dir,
    /** Without a trailing slash. */
    url: `http://localhost:${port}`,
    start: async () => {
      server ??= await startStaticServer({ folder: dir, port: Number(port) });
    },
    stop,
    write,
    /** Simulates a new build: a renamed main script, a changed search index, and `/user-guide/new-page`. */
    rebuild: async (mainHash: string) => {
      const main = builtFiles(dir).find((file) => /^assets\/js\/main\.[^.]+\.js$/.test(file)) ?? '';
      const renamed = main.replace(/main\.[^.]+/, `main.${mainHash}`);
      renameSync(path.join(dir, main), path.join(dir, renamed));
      const read = (file: string): string => readFileSync(path.join(dir, file), 'utf8');
      write('user-guide/new-page.html', read('user-guide/faq.html'));
      for (const file of builtFiles(dir).filter((one) => one.endsWith('.html')))
        write(file, read(file).replaceAll(main, renamed));
      write(INDEX, `${read(INDEX)} `);
      for (const file of ['_headers', '_redirects', 'sw.js']) rmSync(path.join(dir, file));
      await deliver(dir, { baseUrl: '/' });
    },
    remove: async () => {
      await stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
