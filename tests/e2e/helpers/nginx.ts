import { ensureNginx, startNginx } from '../../../tools/hosting/nginx.ts';
/** A site that is served. */
export interface Server {
  /** Address of the site, without a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a built site by nginx with the configuration that the build has written beside it; nothing where there is no nginx. */
export async function serveByNginx(root: string): Promise<Server | undefined> {
  const nginx = ensureNginx();
  return nginx === null ? undefined : startNginx(nginx, { root, siteConf: `${root}-delivery/site.conf` });
}
