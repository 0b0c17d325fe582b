import { ensureNginx, startNginx } from '../../helpers/nginx-server.ts';
/** A site that is served. */
export interface Server {
  /** The site's address, without a trailing slash. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a built site with nginx, using the configuration from the build. Returns nothing if nginx isn't available. */
export async function serveByNginx(root: string): Promise<Server | undefined> {
  const nginx = await ensureNginx();
  return nginx === null ? undefined : startNginx(nginx, { root, siteConf: `${root}-delivery/site.conf` });
}
