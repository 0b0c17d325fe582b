import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { ensureNginx, startNginx } from '../../hosting/nginx.ts';
import { compress } from '../../../plugins/delivery/compress.ts';
import { compressText } from '../../../plugins/delivery/compress-text.ts';
import { siteDir } from '../../shared/site-dir.ts';

/** A running site. `root` is the folder that nginx serves, and `home` is the folder for other files. */
export interface DeployedSite {
  server: Awaited<ReturnType<typeof startNginx>>;
  root: string;
  home: string;
  close: () => Promise<void>;
}

/**
 * The built site as deployed: compressed beforehand, behind nginx with the site's own configuration.
 * @param quality - Brotli quality, 0 to 11; by default, the site's own
 * @param folder - the site's folder; it may be a copy
 * @returns `root` is the folder that's served, `home` is for other files; `close` deletes both
 */
export async function deploySite(
  quality = 11,
  folder = siteDir,
): Promise<DeployedSite | { problem: string }> {
  const build = path.join(folder, 'build');
  const siteConf = `${build}-delivery/site.conf`;
  if (!existsSync(siteConf)) return { problem: 'there is no built site yet: run "npm run build" first' };
  const nginx = ensureNginx();
  if (nginx === null) return { problem: 'nginx is missing and cannot be installed' };
  const home = mkdtempSync(path.join(tmpdir(), 'keyfill-deployed-'));
  const remove = () => rmSync(home, { recursive: true, force: true });
  try {
    const root = path.join(home, 'build');
    cpSync(build, root, { recursive: true });
    await compress(root, (plain) => compressText(plain, quality));
    const server = await startNginx(nginx, { root, siteConf, workers: cpus().length });
    const close = async () => {
      await server.close();
      remove();
    };
    return { server, root, home, close };
  } catch (error) {
    remove();
    throw error;
  }
}
