import { describe, expect, test } from 'vitest';
import { product } from '../../src/product.ts';
import { VERSION } from '../../src/runtime/version.ts';
import { attribute, type BuiltPage, fileOfRoute, readPage, textOf } from '../helpers/built-site.ts';
import { allRoutes, blogPosts, docRoutes } from '../helpers/routes.ts';

type Thing = Readonly<Record<string, unknown>>;

/** What a page states about itself in blocks of data. */
function thingsOf(page: BuiltPage): Thing[] {
  return page.elements
    .filter((one) => one.tagName === 'script' && attribute(one, 'type') === 'application/ld+json')
    .map((one) => JSON.parse(textOf(one)) as Thing);
}

/** The types of the things that a page describes in attributes of its elements. */
function microdataOf(page: BuiltPage): string[] {
  return page.elements
    .flatMap((one) => (attribute(one, 'itemtype') ?? '').split('/').slice(-1))
    .filter(Boolean);
}

const described = allRoutes.map((route) => {
  const page = readPage(fileOfRoute(route));
  return { route, page, things: thingsOf(page), microdata: microdataOf(page) };
});
const of = (route: string): (typeof described)[number] => described.find((one) => one.route === route)!;

test('every block uses the schema.org vocabulary, and no page states the same fact twice', () => {
  for (const { route, things, microdata } of described) {
    for (const thing of things) expect(thing['@context'], route).toBe('https://schema.org');
    const types = things.map((thing) => String(thing['@type']));
    const all = [
      ...types,
      ...microdata.filter((type) => ['BreadcrumbList', 'TechArticle', 'SoftwareApplication'].includes(type)),
    ];
    expect(new Set(all).size, `${route}: ${all.join(', ')}`).toBe(all.length);
    // The theme describes posts in the page itself.
    expect(
      types.filter((type) => microdata.includes(type)),
      route,
    ).toEqual([]);
  }
});

describe.each(docRoutes)('$path', ({ path: route }) => {
  test('is a documentation article with breadcrumbs, in a sidebar or not', () => {
    const { page, things, microdata } = of(route);
    const [article] = things;
    expect(things).toHaveLength(1);
    expect(article).toMatchObject({
      '@type': 'TechArticle',
      url: `${product.docsUrl}${route}`,
      inLanguage: 'en',
      about: { '@type': 'SoftwareApplication', name: product.name },
      publisher: { '@type': 'Organization', name: product.name },
    });
    const description = page.elements.find((one) => attribute(one, 'name') === 'description');
    expect(article?.['description']).toBe(description && attribute(description, 'content'));
    expect(String(article?.['headline']).length).toBeGreaterThan(2);
    const modified = article?.['dateModified'];
    if (modified !== undefined) expect(new Date(String(modified)).toISOString()).toBe(modified);
    expect(microdata).toContain('BreadcrumbList');
  });
});

describe.each(blogPosts)('%s', (route) => {
  test('is a post with headline, date, author, description, and text', () => {
    const { page, things, microdata } = of(route);
    expect(things).toEqual([]);
    expect(microdata.filter((type) => type === 'BlogPosting')).toHaveLength(1);
    // Each author has a name and a role.
    const authors = microdata.filter((type) => type === 'Person').length;
    const roles = page.elements.filter(
      (one) => attribute(one, 'itemprop') === 'description' && one.tagName === 'span',
    );
    expect(authors).toBeGreaterThan(0);
    expect(roles.map((one) => textOf(one).length > 5)).toEqual(Array(authors).fill(true));
    const properties = page.elements.flatMap((one) => (attribute(one, 'itemprop') ?? '').split(' '));
    for (const name of ['headline', 'datePublished', 'author', 'name', 'description', 'articleBody'])
      expect(properties).toContain(name);
  });
});

test('the home page describes the application in the version of the runtime', () => {
  expect(of('/').things).toEqual([
    expect.objectContaining({
      '@type': 'SoftwareApplication',
      name: product.name,
      url: product.appUrl,
      softwareVersion: VERSION,
      applicationCategory: 'MultimediaApplication',
    }),
  ]);
});
