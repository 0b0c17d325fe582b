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

  it('leaves scripts alone where nobody asked', async () => {
    expect(await createMinify(minify)(SCRIPT)).toBe(SCRIPT);
  });

  it('treats a script that is none as the real one does', async () => {
    const broken = '<script>var = ;</script>';
    expect(await createMinify(minify)(broken, OPTIONS)).toBe(await minify(broken, OPTIONS));
  });
});
