import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { packSite } from '../../tools/site/pack-site.ts';
import { buildDir } from '../helpers/built-site.ts';
import { allRoutes, redirects } from '../helpers/routes.ts';

test('the archive has each page and each old address as the index of a folder, and is always the same', () => {
  const { bytes } = packSite(buildDir);
  const files = Object.keys(unzipSync(bytes));
  const routes = [...allRoutes, ...redirects.map(({ from }) => from)];
  expect(files).toEqual(
    expect.arrayContaining(routes.map((route) => `site${route.replace(/\/$/, '')}/index.html`)),
  );
  expect(files).toContain('site/404.html');
  // A frame requests a page with a hash in its name by its full name.
  expect(files.some((file) => /^site\/runner\/runner\.[0-9a-f]+\.html$/.test(file))).toBe(true);
  expect(Buffer.from(packSite(buildDir).bytes).equals(Buffer.from(bytes))).toBe(true);
}, 120_000);
