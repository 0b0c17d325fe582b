import { expect, test } from 'vitest';
import { product } from '../../src/product.ts';
import { attribute, builtFiles, fileOfRoute, readBuilt, readPage } from '../helpers/built-site.ts';

const files = new Set(builtFiles());
const pages = [...files].filter((file) => file.endsWith('.html')).map((file) => readPage(file));
const idsOf = new Map(
  pages.map((page) => [
    page.file,
    new Set(page.elements.flatMap((one) => attribute(one, 'id') ?? attribute(one, 'name') ?? [])),
  ]),
);

/** Returns what's wrong with an address on a page, or null. */
function problem(file: string, address: string): string | null {
  const url = new URL(address, `http://site/${file.replace(/(?<=^|\/)index\.html$|\.html$/, '')}`);
  if (url.host !== 'site') return null;
  const pathname = decodeURIComponent(url.pathname);
  const target = files.has(pathname.slice(1)) ? pathname.slice(1) : fileOfRoute(pathname);
  if (!files.has(target)) return `${file}: ${address} leads to no file`;
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor !== '' && target.endsWith('.html') && !idsOf.get(target)?.has(anchor))
    return `${file}: ${address} leads to no element of ${target}`;
  return null;
}

test('every internal address and anchor on the built site exists', () => {
  const addresses = pages.flatMap((page) =>
    page.elements.flatMap((one) =>
      [attribute(one, 'href'), attribute(one, 'src')]
        .filter(
          (address): address is string => address !== undefined && !/^(?:data|mailto|tel):/.test(address),
        )
        .map((address) => [page.file, address] as const),
    ),
  );
  expect(addresses.length).toBeGreaterThan(5_000);
  // Canonical addresses name the published host, so seo.test.ts checks them.
  expect(addresses.map(([file, address]) => problem(file, address)).filter(Boolean)).toEqual([]);
});

test('no link leads to an address that is a placeholder', () => {
  const hrefs = pages.flatMap(({ file, elements }) =>
    elements
      .filter(({ tagName }) => tagName === 'a')
      .map((one) => `${file}: ${attribute(one, 'href') ?? ''}`),
  );
  expect(hrefs.filter((href) => /: https?:\/\/[^/]*keyfill\.example\b/.test(href))).toEqual([]);
  // Copies, feeds, and lists name the published host of the site itself.
  const own = new URL(product.docsUrl).host;
  for (const file of [...files].filter((name) => /\.(?:md|txt|xml)$/.test(name))) {
    const hosts = readBuilt(file).match(/[\w.-]*keyfill\.example\b/g) ?? [];
    expect(
      hosts.filter((host) => host !== own),
      file,
    ).toEqual([]);
  }
});
