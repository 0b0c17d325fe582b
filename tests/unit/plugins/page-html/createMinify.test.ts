import { minify } from 'html-minifier-terser';
import { describe, expect, it, vi } from 'vitest';
import { createMinify } from '../../../../plugins/page-html/createMinify.ts';

/** As the framework asks for it. */
const OPTIONS = { removeRedundantAttributes: true, removeEmptyAttributes: true, minifyJS: true };
const SCRIPT = '<script>/* Which mode. */ (function () { var mode = 1 + 1; alert(mode); })();</script>';
const PAGE = `<!doctype html><html><body><p class="">One</p>${SCRIPT}<p onclick="go( 1 )">Two</p></body></html>`;

describe('the minifier of pages', () => {
  it('makes of a page what the real one makes', async () => {
    const made = await createMinify(minify)(PAGE.replace(' onclick="go( 1 )"', ''), OPTIONS);
    expect(made).toBe(await minify(PAGE.replace(' onclick="go( 1 )"', ''), OPTIONS));
    expect(made).toContain('<p>One</p>');
    expect(made).not.toContain('Which mode');
  });

  it('leaves scripts in attributes as they are', async () => {
    expect(await createMinify(minify)(PAGE, OPTIONS)).toContain('onclick="go( 1 )"');
  });

  it('works on a script once, however many pages have it', async () => {
    const real = vi.fn(minify);
    const own = createMinify(real);
    const pages = await Promise.all([own(PAGE, OPTIONS), own(PAGE, OPTIONS), own(PAGE, OPTIONS)]);
    expect(new Set(pages).size).toBe(1);
    expect(real.mock.calls.filter(([html]) => html === SCRIPT)).toHaveLength(1);
  });

  describe('with a main element', () => {
    const pageOf = (script: string, text: string): string =>
      PAGE.replace(
        '<html>',
        `<html><head><script src="${script}" type="text/javascript"></script></head>`,
      ).replace(
        '<p class="">One</p>',
        () => `<nav class="">Bar</nav><main><p class="">${text} $& $1</p>${SCRIPT}</main>`,
      );

    it('makes of a page what the real one makes', async () => {
      const html = pageOf('/a.js', 'One').replace(' onclick="go( 1 )"', '');
      expect(await createMinify(minify)(html, OPTIONS)).toBe(await minify(html, OPTIONS));
    });

    it('asks what was made of that element before, and for these options', async () => {
      const real = vi.fn(minify);
      const kept = new Map<string, Promise<string>>();
      const own = createMinify(real, (text, work) => {
        const made = kept.get(text) ?? work();
        kept.set(text, made);
        return made;
      });
      const mains = () => real.mock.calls.filter(([html]) => html.startsWith('<main>')).length;
      await own(pageOf('/a.1.js', 'One'), OPTIONS);
      const second = await own(pageOf('/a.2.js', 'One'), OPTIONS);
      expect(second).toContain('/a.2.js');
      expect(second).toContain('<p>One $& $1</p>');
      expect(mains()).toBe(1);
      await own(pageOf('/a.2.js', 'Two'), OPTIONS);
      expect(mains()).toBe(2);
      expect(await own(pageOf('/a.2.js', 'Two'), {})).toContain('<p class="">Two');
      expect(mains()).toBe(3);
    });
  });

  describe('with a sidebar', () => {
    const link = (name: string, more = ''): string =>
      `<li class="theme-doc-sidebar-item-link menu__list-item"><a class="menu__link ${more}" title="" href="/${name}"/>${name}</a></li>`;
    const sidebar = (...links: string[]): string =>
      `<aside><ul class=" menu "><li class="theme-doc-sidebar-item-category"><ul>${links.join('')}</ul></li>${link('last')}</ul></aside>`;
    const pages = ['one', 'two', 'three'].map((active) =>
      PAGE.replace(
        '<body>',
        `<body>${sidebar(...['one', 'two', 'three'].map((name) => link(name, name === active ? 'active' : '')))}`,
      ),
    );

    it('makes of a page what the real one makes', async () => {
      const own = createMinify(minify);
      for (const page of pages) {
        const made = await own(page, { ...OPTIONS, minifyJS: false });
        expect(made).toBe(await minify(page, { ...OPTIONS, minifyJS: false }));
        expect(made).toContain('class="menu__link active"');
        expect(made).not.toContain('title');
      }
    });

    it('works on a link once, however many pages have it', async () => {
      const real = vi.fn(minify);
      const own = createMinify(real);
      for (const page of pages) await own(page, { ...OPTIONS });
      const ofLinks = real.mock.calls.map(([html]) => html).filter((html) => html.startsWith('<li'));
      expect(ofLinks).toHaveLength(7);
      expect(new Set(ofLinks).size).toBe(7);
    });

    it('asks for each link again with other options', async () => {
      const own = createMinify(minify);
      const [page = ''] = pages;
      expect(await own(page, { removeEmptyAttributes: false })).toContain('title=""');
      expect(await own(page, { removeEmptyAttributes: true })).not.toContain('title');
    });
  });

  it('leaves scripts alone where nobody asked', async () => {
    expect(await createMinify(minify)(SCRIPT)).toBe(SCRIPT);
  });

  it('treats a script that is none as the real one does', async () => {
    const broken = '<script>var = ;</script>';
    expect(await createMinify(minify)(broken, OPTIONS)).toBe(await minify(broken, OPTIONS));
  });
});
