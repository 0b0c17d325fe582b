import { expect, test } from 'vitest';
import { product } from '../../src/product.ts';
import { attribute, type Element, readPage, textOf } from '../helpers/built-site.ts';

/** An element and everything below it. */
function within(element: Element): Element[] {
  const children = element.childNodes.filter((child): child is Element => 'tagName' in child);
  return [element, ...children.flatMap(within)];
}

test('the home page names the product and links to the areas, the first template, and the gallery', () => {
  const { elements } = readPage('index.html');
  const main = elements.find((one) => one.tagName === 'main')!;
  const addressesIn = (list: typeof elements) => list.map((one) => attribute(one, 'href'));
  expect(addressesIn(elements)).toEqual(expect.arrayContaining(['/user-guide', '/api', '/blog']));
  expect(addressesIn(within(main))).toEqual(
    expect.arrayContaining(['/user-guide/fundamentals/creating-element', '/user-guide/tutorials']),
  );
  expect(textOf(main)).toContain(product.name);
});

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
