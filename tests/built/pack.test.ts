import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { packSite } from '../../plugins/delivery/pack-site.ts';
import { buildDir } from '../helpers/built-site.ts';
import { allRoutes, redirects } from '../helpers/routes.ts';

test('the archive has each page and old address as the index of a folder, and is always the same', () => {
  const { bytes } = packSite(buildDir);
  const unpacked = unzipSync(bytes);
  const files = Object.keys(unpacked);
  const routes = [...allRoutes, ...redirects.map(({ from }) => from)];
  expect(files).toEqual(
    expect.arrayContaining(routes.map((route) => `site${route.replace(/\/$/, '')}/index.html`)),
  );
  expect(files).toContain('site/404.html');
  // Pages link the one sheet, which would be two thirds of the archive inside them.
  const sheet = files.filter((file) => file.endsWith('.css'));
  const linked = [`<link rel="stylesheet" href="/${sheet.join().slice('site/'.length)}">`];
  const page = strFromU8(unpacked['site/user-guide/index.html']!);
  expect(page.match(/<link rel="stylesheet"[^>]*>|<style/g)).toEqual(linked);
  // A frame requests a page with a hash in its name by its full name.
  expect(files.some((file) => /^site\/runner\/runner\.[0-9a-f]+\.html$/.test(file))).toBe(true);
  expect(Buffer.from(packSite(buildDir).bytes).equals(Buffer.from(bytes))).toBe(true);
}, 120_000);
