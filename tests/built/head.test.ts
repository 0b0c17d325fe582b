import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { product } from '../../src/product';
import { attribute, builtFiles, fileOfRoute, metaOf, readBuilt, readPage } from '../helpers/built-site';
import { allRoutes, blogPosts } from '../helpers/routes';

const files = builtFiles();
const xml = new XMLParser({ ignoreAttributes: false });

/** The published address of a route. */
function published(route: string): string {
  return `${product.docsUrl}${route}`;
}

describe.each(allRoutes)('the head of %s', (route) => {
  const page = readPage(fileOfRoute(route));

  test('names language, canonical address, description and social card', () => {
    expect(attribute(page.html, 'lang')).toBe('en');
    expect(attribute(page.html, 'dir')).toBe('ltr');
    const canonical = page.elements.filter((one) => attribute(one, 'rel') === 'canonical');
    expect(canonical.map((one) => attribute(one, 'href'))).toEqual([published(route)]);
    expect(metaOf(page, 'og:url')).toBe(published(route));
    expect(metaOf(page, 'description')?.length).toBeGreaterThanOrEqual(30);
    for (const name of ['og:image', 'twitter:image']) {
      const image = metaOf(page, name) ?? '';
      expect(image.startsWith(`${product.docsUrl}/`)).toBe(true);
      expect(files).toContain(image.slice(product.docsUrl.length + 1));
    }
  });
});

test('no two pages share a description', () => {
  const all = allRoutes.map((route) => metaOf(readPage(fileOfRoute(route)), 'description'));
  expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
});

describe('the sitemap', () => {
  const { urlset } = xml.parse(readBuilt('sitemap.xml')) as {
    urlset: { url: { loc: string; changefreq: string; priority: number }[] };
  };

  test('lists every page but the tag pages', () => {
    const wanted = allRoutes.filter((route) => !route.startsWith('/blog/tags')).map(published);
    expect(urlset.url.map((one) => one.loc).sort()).toEqual(wanted.sort());
  });

  test('says weekly and 0.5', () => {
    expect(new Set(urlset.url.map((one) => `${one.changefreq} ${one.priority}`))).toEqual(
      new Set(['weekly 0.5']),
    );
  });
});

describe('the feeds', () => {
  const wanted = blogPosts.map(published).sort();

  test('RSS carries all posts in full', () => {
    const { rss } = xml.parse(readBuilt('blog/rss.xml')) as {
      rss: { channel: { item: { link: string; 'content:encoded': string }[] } };
    };
    expect(rss.channel.item.map((one) => one.link).sort()).toEqual(wanted);
    for (const item of rss.channel.item) expect(item['content:encoded'].length).toBeGreaterThan(1_000);
  });

  test('Atom carries all posts in full', () => {
    const { feed } = xml.parse(readBuilt('blog/atom.xml')) as {
      feed: { entry: { id: string; content: { '#text': string } }[] };
    };
    expect(feed.entry.map((one) => one.id).sort()).toEqual(wanted);
    for (const entry of feed.entry) expect(entry.content['#text'].length).toBeGreaterThan(1_000);
  });

  test.each(['blog.html', 'blog/welcome.html'])('are announced by %s', (file) => {
    const links = readPage(file).elements.filter((one) => attribute(one, 'rel') === 'alternate');
    const addresses = links.map((one) => attribute(one, 'href'));
    expect(addresses).toEqual(expect.arrayContaining(['/blog/rss.xml', '/blog/atom.xml']));
  });
});
