/** A site that is served. */
export interface Server {
  /** Address of the site, without a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a built site by nginx with the configuration that the build has written beside it; nothing where there is no nginx. */
export async function serveByNginx(root: string): Promise<Server | undefined> {
  const { ensureNginx, startNginx } = (await import('../../../tools/hosting/nginx.ts')) as {
    ensureNginx: () => object | null;
    startNginx: (nginx: object, site: { root: string; siteConf: string }) => Promise<Server>;
  };
  const nginx = ensureNginx();
  return nginx === null ? undefined : startNginx(nginx, { root, siteConf: `${root}-delivery/site.conf` });
}
