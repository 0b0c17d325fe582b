import { readFileSync } from 'node:fs';
import path from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { product, realAddress } from '../../src/product.ts';
import {
  attribute,
  buildDir,
  builtFiles,
  fileOfRoute,
  metaOf,
  readBuilt,
  readPage,
  textOf,
} from '../helpers/built-site.ts';
import { allRoutes, blogPosts } from '../helpers/routes.ts';

const files = builtFiles();
const xml = new XMLParser({ ignoreAttributes: false });

const published = (route: string): string => `${product.docsUrl}${route}`;

describe.each(allRoutes)('the head of %s', (route) => {
  const page = readPage(fileOfRoute(route));

  test('allows only pages of this site in frames', () => {
    const policies = page.elements.filter(
      (one) => attribute(one, 'http-equiv')?.toLowerCase() === 'content-security-policy',
    );
    const places = policies.map((one) => [one.parentNode?.nodeName, attribute(one, 'content')]);
    expect(places).toEqual([['head', "frame-src 'self'"]]);
  });

  test('links to the form for mistakes once, if there is one', () => {
    const links = page.elements.filter((one) => one.tagName === 'a' && textOf(one) === 'Report a mistake');
    const form = realAddress(product.reportUrl);
    expect(links.map((one) => attribute(one, 'href'))).toEqual(form ? [form] : []);
  });

  test('has a language, canonical address, description, and social card', () => {
    expect(attribute(page.html, 'lang')).toBe('en');
    expect(attribute(page.html, 'dir')).toBe('ltr');
    const canonical = page.elements.filter((one) => attribute(one, 'rel') === 'canonical');
    expect(canonical.map((one) => attribute(one, 'href'))).toEqual([published(route)]);
    expect(metaOf(page, 'og:url')).toBe(published(route));
    expect(metaOf(page, 'description')?.length).toBeGreaterThanOrEqual(30);
    expect(metaOf(page, 'og:type')).toBe(blogPosts.includes(route) ? 'article' : 'website');
    expect(metaOf(page, 'og:image:alt')?.length).toBeGreaterThan(10);
    for (const name of ['og:image', 'twitter:image']) {
      const image = metaOf(page, name) ?? '';
      expect(image.startsWith(`${product.docsUrl}/`)).toBe(true);
      expect(files).toContain(image.slice(product.docsUrl.length + 1));
    }
  });
});

test.each(blogPosts)('%s has its own social card in the required size', (route) => {
  const image = metaOf(readPage(fileOfRoute(route)), 'og:image') ?? '';
  const slug = route.replace('/blog/', '');
  expect(image, 'run npm run update').toMatch(
    new RegExp(`^${product.docsUrl}/img/cards/${slug.replaceAll('.', '\\.')}\\.[0-9a-f]{8}\\.png$`),
  );
  const png = readFileSync(path.join(buildDir, image.slice(product.docsUrl.length)));
  // A PNG has its width and height at bytes 16 and 20.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(100_000);
});

test('the sitemap lists every page except the tag pages, weekly and with the priority 0.5', () => {
  const { urlset } = xml.parse(readBuilt('sitemap.xml')) as {
    urlset: { url: { loc: string; changefreq: string; priority: number }[] };
  };
  const wanted = allRoutes.filter((route) => !route.startsWith('/blog/tags')).map(published);
  expect(urlset.url.map((one) => one.loc).sort()).toEqual(wanted.sort());
  for (const { changefreq, priority } of urlset.url) expect([changefreq, priority]).toEqual(['weekly', 0.5]);
});

describe('the feeds', () => {
  const wanted = blogPosts.map(published).sort();

  test('contain all posts in full', () => {
    const { rss } = xml.parse(readBuilt('blog/rss.xml')) as {
      rss: { channel: { item: { link: string; 'content:encoded': string }[] } };
    };
    const { feed } = xml.parse(readBuilt('blog/atom.xml')) as {
      feed: { entry: { id: string; content: { '#text': string } }[] };
    };
    expect(rss.channel.item.map((one) => one.link).sort()).toEqual(wanted);
    expect(feed.entry.map((one) => one.id).sort()).toEqual(wanted);
    const texts = [
      ...rss.channel.item.map((one) => one['content:encoded']),
      ...feed.entry.map((one) => one.content['#text']),
    ];
    expect(Math.min(...texts.map((text) => text.length))).toBeGreaterThan(1_000);
  });

  test('replace a template with its picture and a link, and contain no buttons', () => {
    for (const file of ['blog/rss.xml', 'blog/atom.xml']) {
      const feed = readBuilt(file).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
      expect(
        feed.match(/Live template: [^<]+<a href="https:[^"]+#live-[^"]+">Play it in the post<\/a>/g),
      ).toHaveLength(6);
      expect(feed).not.toMatch(/<(?:button|noscript|input)|hash-link|data-live-template/);
    }
  });
});
