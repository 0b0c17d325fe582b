import { test as base } from '@playwright/test';
import { fixtureBuild } from '../../helpers/fixture.ts';
import { startStaticServer } from '../../../tools/site/static-host.ts';

/** Base URLs of the variants that aren't served at the root. */
const baseUrls: Readonly<Record<string, string>> = { 'base-url': '/docs-site/' };

interface Fixtures {
  /** Returns the address of a built variant of the fixture site, with its base URL and a trailing slash. */
  readonly fixtureUrl: (variant: string) => Promise<string>;
}

/** Playwright's `test` with the fixture site's variants. */
export const test = base.extend<object, Fixtures>({
  fixtureUrl: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from here.
    async ({}, use) => {
      const servers = new Map<string, ReturnType<typeof startStaticServer>>();
      await use(async (variant) => {
        let server = servers.get(variant);
        if (server === undefined) {
          server = startStaticServer({
            folder: fixtureBuild(variant).dir,
            baseUrl: baseUrls[variant] ?? '/',
          });
          servers.set(variant, server);
        }
        return (await server).url;
      });
      for (const server of servers.values()) await (await server).close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
