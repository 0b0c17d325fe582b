import { describe, expect, it } from 'vitest';
import { readPages } from '../../../tools/check/content-files.ts';
import { allRoutes, blogPosts, blogTags, docRoutes } from '../../helpers/routes.ts';

const LIST = 'tests/fixtures/routes.json lists all pages, posts, and tags: add or remove these';
const pages = await readPages();
const posts = pages.filter(({ file }) => file.startsWith('blog/'));
const docs = pages.filter(({ file }) => !file.startsWith('blog/'));

/** The entries that are in only one of two lists. */
function differences(found: Iterable<string>, listed: Iterable<string>) {
  const [here, there] = [new Set(found), new Set(listed)];
  return {
    'not in the list': [...here].filter((one) => !there.has(one)),
    'only in the list': [...there].filter((one) => !here.has(one)),
  };
}

const NONE = { 'not in the list': [], 'only in the list': [] };

describe('the list of routes', () => {
  it('contains every page of the docs', () => {
    const found = docs.map(({ file }) => `/${file.replace(/(?:\/index)?\.mdx$/, '')}`);
    const listed = docRoutes.map(({ path }) => path);
    expect(differences(found, listed), LIST).toEqual(NONE);
  });

  it('contains every post of the blog', () => {
    const found = posts.map(({ frontMatter }) => `/blog/${String(frontMatter.slug)}`);
    expect(differences(found, blogPosts), LIST).toEqual(NONE);
  });

  it('contains every tag of the blog', () => {
    const found = posts.flatMap(({ frontMatter: { tags } }) =>
      Array.isArray(tags) ? tags.map((tag) => `/blog/tags/${String(tag)}`) : [],
    );
    expect(differences(found, blogTags), LIST).toEqual(NONE);
  });

  it('contains every page of ten posts', () => {
    const found = Array.from({ length: Math.ceil(posts.length / 10) - 1 }, (_, at) => `/blog/page/${at + 2}`);
    const listed = allRoutes.filter((route) => route.startsWith('/blog/page/'));
    expect(differences(found, listed), LIST).toEqual(NONE);
  });
});
