import { describe, expect, test } from 'vitest';
import { product } from '../../src/product.ts';
import { attribute, builtFiles, fileOfRoute, readBuilt, readPage } from '../helpers/built-site.ts';
import { blogPosts, docRoutes } from '../helpers/routes.ts';

const files = new Set(builtFiles());
const routes = [...docRoutes.map((route) => route.path), ...blogPosts];

/** A copy of a documentation page must not contain any of these parts around the text. */
const FURNITURE = [
  'Skip to main content',
  'Edit this page',
  'Copy page as Markdown',
  'Direct link to',
  '\u200b',
];

describe.each(routes)('the Markdown copy of %s', (route) => {
  const text = readBuilt(`${route.slice(1)}.md`);

  test('starts with title, description, and source, and contains only the text of the page', () => {
    const [title = '', , description = '', , source = ''] = text.split('\n');
    expect(title).toMatch(/^# \S/);
    expect(description).toMatch(/^> .{29,}/);
    expect(source).toBe(`Source: ${product.docsUrl}${route}`);
    expect(text.match(/^# /gmu)?.length).toBeGreaterThanOrEqual(1);
    for (const words of FURNITURE) expect(text).not.toContain(words);
    expect(text).not.toMatch(/<(?:div|span|td|button|svg)\b|\]\(\//);
  });
});

describe('llms.txt', () => {
  const text = readBuilt('llms.txt');
  const addresses = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{20,}$/gmu)].map(
    ([, address = '']) => address,
  );

  test('lists every docs page and every post once, and each copy exists', () => {
    const wanted = routes.map((route) => `${product.docsUrl}${route}.md`);
    expect([...addresses].sort()).toEqual(wanted.sort());
    for (const address of addresses) expect(files).toContain(address.slice(product.docsUrl.length + 1));
  });
});

test('llms-full.txt contains the text of every copy', () => {
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

describe('docs pages', () => {
  test.each(docRoutes.map((route) => route.path))('%s links to its copy and has the copy button', (route) => {
    const page = readPage(fileOfRoute(route));
    const alternate = page.elements.find((one) => attribute(one, 'type') === 'text/markdown');
    expect(alternate && attribute(alternate, 'href')).toBe(`${route}.md`);
    const html = readBuilt(fileOfRoute(route));
    expect(html.match(/aria-label="Copy page as Markdown"/gu)).toHaveLength(1);
  });
});
