import { describe, expect, it } from 'vitest';
import { headAndMain, linksOf, replaceSidebarLinks } from '../../../../plugins/page-html/parts';

const HEAD = '<html class="docs"><head><title>T</title></head>';

describe('a page without what stands around its text', () => {
  it('has its head and its main element', () => {
    const page = `${HEAD}<body class="b"><nav>Bar</nav><main class="m"><p>Text</p></main><footer>End</footer></body></html>`;
    expect(headAndMain(page)).toBe(`${HEAD}<body><main class="m"><p>Text</p></main>`);
  });

  it('ends with the last main element where there are several', () => {
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
  ])('is the page itself where it is built otherwise: %j', (page) => {
    expect(headAndMain(page)).toBe(page);
  });
});

describe('links of a sidebar', () => {
  const link = (name: string): string =>
    `<li class="theme-doc-sidebar-item-link x"><a href="/${name}">${name}</a></li>`;

  it('are found in runs, below categories too', () => {
    const page = `<ul>${link('a')}${link('b')}<li class="theme-doc-sidebar-item-category y"><ul>${link('c')}</ul></li></ul>`;
    const runs: string[] = [];
    expect(replaceSidebarLinks(page, (run) => `[${runs.push(run)}]`)).toBe(
      '<ul>[1]<li class="theme-doc-sidebar-item-category y"><ul>[2]</ul></li></ul>',
    );
    expect(runs.map(linksOf)).toEqual([[link('a'), link('b')], [link('c')]]);
  });

  it('are no other items of lists', () => {
    const page = '<ul><li class="x"><p>a</p></li><li>b</li></ul>';
    expect(replaceSidebarLinks(page, () => '')).toBe(page);
  });
});
