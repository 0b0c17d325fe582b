import { describe, expect, it } from 'vitest';
import { headAndMain, replaceMain, replaceSidebarLinks } from '../../../../plugins/built-html/page-parts.ts';

const HEAD = '<html class="docs"><head><title>T</title></head>';

describe('a page without the parts around its text', () => {
  it('consists of its head and its main element', () => {
    const page = `${HEAD}<body class="b"><nav>Bar</nav><main class="m"><p>Text</p></main><footer>End</footer></body></html>`;
    expect(headAndMain(page)).toBe(`${HEAD}<body><main class="m"><p>Text</p></main>`);
  });

  it('has no scripts and links in its head, because their names change between builds', () => {
    const head = HEAD.replace(
      '</head>',
      '<meta name="robots" content="noindex"><link rel="preload" href="/a.1f2e.js"/><script src="/a.1f2e.js" defer></script><script>if (1 < 2) run("</p>")</script></head>',
    );
    const page = `${head}<body><main>Text <script>stays()</script></main></body></html>`;
    expect(headAndMain(page)).toBe(
      `${HEAD.replace('</head>', '<meta name="robots" content="noindex"></head>')}<body><main>Text <script>stays()</script></main>`,
    );
  });

  it('ends with the last main element if there are several', () => {
    const page = `${HEAD}<body><main>One</main><p>Between</p><main>Two</main>End</body>`;
    expect(headAndMain(page)).toBe(`${HEAD}<body><main>One</main><p>Between</p><main>Two</main>`);
  });

  it.each([
    '',
    'text',
    `${HEAD}<body>Text</body>`,
    '<main>Text</main>',
    `${HEAD}<body><main>Text`,
    '</main><main><body>',
  ])('is the whole page if its structure is different: %j', (page) => {
    expect(headAndMain(page)).toBe(page);
  });
});

describe('the main element of a page', () => {
  it('is replaced, and the replacement is inserted literally', () => {
    const page = `${HEAD}<body>Bar<main class="m">Text</main>End</body>`;
    const seen: string[] = [];
    expect(replaceMain(page, (main) => `$&${seen.push(main)}`)).toBe(`${HEAD}<body>Bar$&1End</body>`);
    expect(seen).toEqual(['<main class="m">Text</main>']);
  });

  it.each(['', `${HEAD}<body>Text</body>`, '<main>Text</main>'])('is left alone in %j', (page) => {
    expect(replaceMain(page, () => 'gone')).toBe(page);
  });
});

describe('the links of a sidebar', () => {
  const link = (name: string): string =>
    `<li class="theme-doc-sidebar-item-link x"><a href="/${name}">${name}</a></li>`;

  it('are found in runs, including those below categories', () => {
    const page = `<ul>${link('a')}${link('b')}<li class="theme-doc-sidebar-item-category y"><ul>${link('c')}</ul></li></ul>`;
    const runs: string[] = [];
    expect(replaceSidebarLinks(page, (run) => `[${runs.push(run)}]`)).toBe(
      '<ul>[1]<li class="theme-doc-sidebar-item-category y"><ul>[2]</ul></li></ul>',
    );
    expect(runs).toEqual([link('a') + link('b'), link('c')]);
  });

  it('do not include other list items', () => {
    const page = '<ul><li class="x"><p>a</p></li><li>b</li></ul>';
    expect(replaceSidebarLinks(page, () => '')).toBe(page);
  });
});
