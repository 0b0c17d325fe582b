import { expect, test } from 'vitest';
import { product, realAddress } from '../../src/product.ts';
import { VERSION } from '../../src/runtime/version.ts';
import { attribute, type BuiltPage, fileOfRoute, metaOf, readPage, textOf } from '../helpers/built-site.ts';
import { allRoutes, blogPosts, docRoutes } from '../helpers/routes.ts';

type Thing = Readonly<Record<string, unknown>>;

/** What a page states about itself in blocks of data. */
const thingsOf = (page: BuiltPage): Thing[] =>
  page.elements
    .filter((one) => attribute(one, 'type') === 'application/ld+json')
    .map((one) => JSON.parse(textOf(one)) as Thing);

/** The types of the things that a page describes in attributes of its elements. */
const microdataOf = (page: BuiltPage): string[] =>
  page.elements.flatMap((one) => (attribute(one, 'itemtype') ?? '').split('/').slice(-1)).filter(Boolean);

const described = allRoutes.map((route) => {
  const page = readPage(fileOfRoute(route));
  return { route, page, things: thingsOf(page), microdata: microdataOf(page) };
});
const of = (route: string): (typeof described)[number] => described.find((one) => one.route === route)!;

test('every block uses the schema.org vocabulary, and no page states the same fact twice', () => {
  for (const { route, things, microdata } of described) {
    for (const thing of things) expect(thing['@context'], route).toBe('https://schema.org');
    const all = [
      ...things.map((thing) => String(thing['@type'])),
      ...microdata.filter((type) => type === 'BreadcrumbList'),
    ];
    expect(new Set(all).size, `${route}: ${all.join(', ')}`).toBe(all.length);
  }
});

test.each(docRoutes)(
  '$path is a documentation article with breadcrumbs, in a sidebar or not',
  ({ path: route }) => {
    const { page, things, microdata } = of(route);
    expect(things).toMatchObject([
      {
        '@type': 'TechArticle',
        url: `${product.docsUrl}${route}`,
        headline: expect.stringMatching(/.../) as string,
        description: metaOf(page, 'description'),
        inLanguage: 'en',
        about: { '@type': 'SoftwareApplication', name: product.name },
        publisher: { '@type': 'Organization', name: product.name },
      },
    ]);
    expect(microdata).toContain('BreadcrumbList');
  },
);

test.each(blogPosts)('%s is a post with headline, date, author, description, and text', (route) => {
  const { page, things, microdata } = of(route);
  expect(things).toEqual([]);
  expect(microdata).toEqual(expect.arrayContaining(['BlogPosting', 'Person']));
  const properties = page.elements.flatMap((one) => (attribute(one, 'itemprop') ?? '').split(' '));
  for (const name of ['headline', 'datePublished', 'author', 'name', 'description', 'articleBody'])
    expect(properties).toContain(name);
});

test('the home page describes the application in the version of the runtime', () => {
  expect(of('/').things).toEqual([
    expect.objectContaining({
      '@type': 'SoftwareApplication',
      name: product.name,
      ...(realAddress(product.appUrl) !== undefined && { url: product.appUrl }),
      softwareVersion: VERSION,
      applicationCategory: 'MultimediaApplication',
    }),
  ]);
});
