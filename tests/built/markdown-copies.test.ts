import { expect, test } from 'vitest';
import { product } from '../../src/product.ts';
import { attribute, fileOfRoute, readBuilt, readPage } from '../helpers/built-site.ts';
import { blogPosts, docRoutes } from '../helpers/routes.ts';

const routes = [...docRoutes.map((route) => route.path), ...blogPosts];

/** A copy of a documentation page must not contain any of these parts around the text. */
const FURNITURE = [
  'Skip to main content',
  'Edit this page',
  'Copy page as Markdown',
  'Direct link to',
  '\u200b',
];

test.each(routes)(
  'the Markdown copy of %s starts with title, description, and source, and contains only text',
  (route) => {
    const text = readBuilt(`${route.slice(1)}.md`);
    const [title = '', , description = '', , source = ''] = text.split('\n');
    expect(title).toMatch(/^# \S/);
    expect(description).toMatch(/^> .{29,}/);
    expect(source).toBe(`Source: ${product.docsUrl}${route}`);
    for (const words of FURNITURE) expect(text).not.toContain(words);
    expect(text).not.toMatch(/<(?:div|span|td|button|svg)\b|\]\(\//);
  },
);

test('llms.txt lists each docs page and post once, and llms-full.txt contains the text of each copy', () => {
  const addresses = readBuilt('llms.txt').matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{20,}$/gmu);
  const wanted = routes.map((route) => `${product.docsUrl}${route}.md`);
  expect(Array.from(addresses, ([, address]) => address).sort()).toEqual(wanted.sort());
  const full = readBuilt('llms-full.txt');
  for (const route of routes) expect(full.includes(readBuilt(`${route.slice(1)}.md`)), route).toBe(true);
});

test('a copy names the live template on its page and links to it', () => {
  const withPlayers = routes.filter((route) => readBuilt(fileOfRoute(route)).includes('data-live-template='));
  expect(withPlayers.length).toBeGreaterThanOrEqual(15);
  for (const route of withPlayers) {
    const players = readBuilt(fileOfRoute(route)).match(/data-live-template="/gu)!.length;
    const links = readBuilt(`${route.slice(1)}.md`).match(
      /^\*\*Live template: .+\*\*\. .+ \[Play it or download it on the page\]\(https:.+#live-.+\)\.$/gmu,
    );
    expect(links?.length, route).toBe(players);
  }
});

test.each(docRoutes.map((route) => route.path))('%s links to its copy and has the copy buttons', (route) => {
  const { elements } = readPage(fileOfRoute(route));
  const alternate = elements.find((one) => attribute(one, 'type') === 'text/markdown');
  expect(alternate && attribute(alternate, 'href')).toBe(`${route}.md`);
  const buttons = elements.filter((one) => attribute(one, 'aria-label') === 'Copy page as Markdown');
  expect(buttons).toHaveLength(2); // One of them is for phones.
});
