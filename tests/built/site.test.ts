import { expect, test } from 'vitest';
import { attribute, readPage, textOf } from '../helpers/built-site.ts';

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
