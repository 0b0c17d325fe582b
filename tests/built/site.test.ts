import { homedir, hostname, userInfo } from 'node:os';
import { expect, test } from 'vitest';
import { siteDir } from '../../tools/shared/site-dir.ts';
import { attribute, builtFiles, readBuilt, readPage, textOf } from '../helpers/built-site.ts';

test('tags have names for readers, which differ from their addresses', () => {
  const tags = readPage('blog/tags.html').elements.filter((one) =>
    /^\/blog\/tags\/[\w-]+$/.test(attribute(one, 'href') ?? ''),
  );
  expect(tags.length).toBeGreaterThan(10);
  for (const tag of tags) {
    const slug = attribute(tag, 'href')!.replace('/blog/tags/', '');
    const name = textOf(tag).replace(/\d+$/, '').trim();
    expect(name).not.toBe(slug);
    expect(name).not.toMatch(/-/);
  }
});

const files = builtFiles();

test('no file contains a path, a user, or the name of the machine that built it', () => {
  // The name of a user or machine can be an ordinary word, so it counts only in a path or an address.
  const user = userInfo().username;
  const host = hostname();
  const names = [`/${user}/`, `\\${user}\\`, `${user}@`, `//${host}/`, `//${host}:`, `@${host}`];
  const secrets = [siteDir, homedir(), ...names].filter(
    (one) => !['/', '/root', '//localhost/', '//localhost:'].includes(one),
  );
  const found = files.flatMap((file) => {
    const text = readBuilt(file);
    const own = /["'`(](?:\/(?:home|root|Users|tmp)\/[\w.-]+\/|[A-Z]:\\+Users\b)/.exec(text);
    return [...secrets.filter((one) => text.includes(one)), ...(own ?? [])].map((one) => `${file}: ${one}`);
  });
  expect(found).toEqual([]);
});

test('each page has its own title, and each feed and the sitemap can be found', () => {
  const pages = files.filter(
    (file) => file.endsWith('.html') && readBuilt(file).includes('id="__docusaurus"'),
  );
  const titles = pages.map((file) => /<title[^>]*>([^<]+)</.exec(readBuilt(file))?.[1]);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  const self = /<(?:atom:)?link [^>]*rel="self"[^>]* href="https:\/\/[^"]+\/(blog\/\w+\.xml)"/;
  for (const feed of ['blog/atom.xml', 'blog/rss.xml']) expect(self.exec(readBuilt(feed))?.[1]).toBe(feed);
  expect(readBuilt('robots.txt')).toMatch(/^Sitemap: https:\/\/.+\/sitemap\.xml$/m);
});
