import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { deliver } from '../../plugins/delivery/deliver.ts';
import { compareSite } from '../../tools/hosting/compare-site.ts';
import { ensureNginx, startNginx } from '../helpers/nginx-server.ts';
import { fixtureBuild } from '../helpers/fixture.ts';

const nginx = await ensureNginx();

describe.skipIf(nginx === null)('a site in a subfolder behind nginx', () => {
  let home: string;
  let server: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    home = mkdtempSync(path.join(tmpdir(), 'keyfill-subfolder-'));
    const folder = path.join(home, 'docs-site');
    cpSync(fixtureBuild('base-url').dir, folder, { recursive: true });
    await deliver(folder, { baseUrl: '/docs-site/' });
    server = await startNginx(nginx!, { root: home, siteConf: path.join(`${folder}-delivery`, 'site.conf') });
    return async () => {
      await server.close();
      rmSync(home, { recursive: true, force: true });
    };
  }, 120_000);

  test('the deployed site is the built one', async () => {
    expect(await compareSite(`${server.url}/docs-site/`, path.join(home, 'docs-site'))).toEqual([]);
  });

  test("the offline copy's worker keeps addresses with the base URL", () => {
    const worker = readFileSync(path.join(home, 'docs-site/sw.js'), 'utf8');
    expect(worker).toContain('"/docs-site/user-guide"');
    expect(worker).not.toMatch(/url:"\/(?!docs-site\/)/);
  });
});
