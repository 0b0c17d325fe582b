import { beforeEach, describe, expect, test } from 'vitest';
import { collectPages, keysOf, type SearchedSite } from '../../../../plugins/local-search/indexing/pages.ts';
import type { PluginOptions } from '../../../../plugins/local-search/options.ts';
import { KEY, known, options, site, setUpBuiltSite, write } from './built-site.ts';
import { fixture } from './helpers.ts';

setUpBuiltSite();

async function routesByKey(
  built: SearchedSite,
  chosen: Partial<PluginOptions> = {},
): Promise<Record<string, string[]>> {
  const { pages } = await collectPages(built, { ...options, ...chosen });
  return Object.fromEntries([...pages].map(([key, list]) => [key, list.map(({ route }) => route)]));
}

describe('the pages of a build', () => {
  const files = {
    '/guide/details': 'details',
    '/guide/tags/first-tag': 'doc-tag',
    '/guide/unlisted': 'unlisted',
    '/guide/noindex': 'noindex',
    '/blog': 'blog-list',
    '/blog/archive': 'blog-archive',
    '/blog/tags': 'blog-tags',
    '/blog/tags/news': 'blog-tag',
    '/blog/post-1': 'blog-post',
    '/markdown-page': 'markdown-page',
    '/404.html': '404',
  };

  beforeEach(() => {
    for (const [route, name] of Object.entries(files))
      write(`${route.replace(/\.html$/, '')}.html`, fixture(name));
  });

  test('are docs, posts, and pages, without lists, tags, unlisted pages, noindex pages, and 404', async () => {
    expect(await routesByKey(site(Object.keys(files)))).toEqual({
      [KEY]: ['/guide/details'],
      default: ['/blog/post-1', '/markdown-page'],
    });
  });

  test('omit pages that the options exclude, including below a base URL', async () => {
    const exclude = ['/markdown-page', '/guide'];
    expect(await routesByKey(site(Object.keys(files)), { exclude })).toEqual({
      [KEY]: ['/guide/details'],
      default: ['/blog/post-1'],
    });
    write('details.html', fixture('details'));
    expect(await routesByKey(site(['/base/details'], { baseUrl: '/base/' }))).toEqual({
      [KEY]: ['/base/details'],
    });
    const excluded = await routesByKey(site(['/base/details'], { baseUrl: '/base/' }), {
      exclude: ['/details'],
    });
    expect(excluded).toEqual({});
  });

  test('are distinguished by type', async () => {
    const { pages } = await collectPages(site(Object.keys(files)), options);
    expect(pages.get('default')?.map(({ type }) => type)).toEqual(['blog', 'other']);
  });

  test('of a private site are found although all of them are noindex', async () => {
    const built = site(['/guide/noindex', '/guide/unlisted'], { noIndex: true });
    expect(await routesByKey(built)).toEqual({ [KEY]: ['/guide/noindex'] });
  });

  test('omit pages that the content plugin calls unlisted or a draft', async () => {
    const built = site(['/guide/details'], {}, [known('/guide/details', { isHidden: true })]);
    expect(await routesByKey(built)).toEqual({});
  });

  test('have their tags and keywords', async () => {
    write('guide.html', fixture('headings'));
    const built = site(['/guide'], {}, [known('/guide/', { tags: ['a tag'] })]);
    const [page] = (await collectPages(built, options)).pages.get(KEY) ?? [];
    expect(page?.tags).toEqual(['a tag', 'kickoff', 'getting started']);
  });

  test('are also found by a front-matter title that differs from the h1', async () => {
    write('guide.html', fixture('headings'));
    const named = site(['/guide'], {}, [known('/guide', { title: 'From the front matter' })]);
    expect((await collectPages(named, options)).pages.get(KEY)?.[0]).toMatchObject({
      title: 'Guide start',
      otherTitles: ['From the front matter'],
    });
    write('guide.html', fixture('headings').replace('>Guide start | Scratch<', '>In the tab | Scratch<'));
    expect((await collectPages(site(['/guide']), options)).pages.get(KEY)?.[0]).toMatchObject({
      title: 'Guide start',
      otherTitles: ['In the tab'],
    });
  });

  test("get their name from the content plugin or the page's head if their title is hidden", async () => {
    write('guide/hide-title.html', fixture('hide-title'));
    const named = await collectPages(site(['/guide/hide-title']), options);
    expect(named.pages.get(KEY)?.[0]?.title).toBe('Hidden title page');
    const fromPlugin = site(['/guide/hide-title'], {}, [
      known('/guide/hide-title', { title: 'From plugin' }),
    ]);
    expect((await collectPages(fromPlugin, options)).pages.get(KEY)?.[0]?.title).toBe('From plugin');
  });
});

describe('the file of a page', () => {
  test.each([
    [false, '/', '/guide/details', 'guide/details.html'],
    [true, '/', '/guide/details/', 'guide/details/index.html'],
    [undefined, '/', '/guide/details', 'guide/details/index.html'],
    [undefined, '/', '/', 'index.html'],
    [false, '/docs-site/', '/docs-site/guide/details', 'guide/details.html'],
    [false, '/', '/', 'index.html'],
    [false, '/docs-site/', '/docs-site/', 'index.html'],
    [true, '/docs-site/', '/docs-site/', 'index.html'],
    [false, '/', '/blog/release-1.0', 'blog/release-1.0.html'],
    [undefined, '/', '/page.html', 'page.html'],
    [false, '/', '/guide/caf%C3%A9', 'guide/café.html'],
  ])('is found with trailingSlash %s, baseUrl %s: %s in %s', async (trailingSlash, baseUrl, route, file) => {
    write(file, fixture('details'));
    expect(await routesByKey(site([route], { trailingSlash, baseUrl }))).toEqual({ [KEY]: [route] });
  });
});

describe('an unreadable page', () => {
  test('is named if it has no file, text, or tag, and the others are still read', async () => {
    write('details.html', fixture('details'));
    write(
      'empty.html',
      '<html><head><meta name="docusaurus_tag" content="default"></head><main></main></html>',
    );
    write('untagged.html', '<html><main><h1>Title</h1>Text</main></html>');
    const { pages, problems } = await collectPages(
      site(['/details', '/empty', '/missing', '/untagged']),
      options,
    );
    expect([...pages.values()].flat().map(({ route }) => route)).toEqual(['/details', '/untagged']);
    expect(problems).toHaveLength(3);
    expect(problems[0]).toBe('/empty: no text to index, so the page is skipped');
    expect(problems[1]).toMatch(/^\/missing: Expected output HTML file/);
    expect(problems[2]).toBe(
      '/untagged: no docusaurus_tag found, so the page is indexed with the pages outside the docs',
    );
  });
});

describe('the keys of the indexes', () => {
  test('are one for each docs version, and default for blog and pages', () => {
    expect(keysOf(['docs-api-current'])).toEqual(['docs-api-current', 'default']);
  });
});
