import type { Options } from 'html-minifier-terser';
import { onceEach } from './onceEach';
import { linksOf, replaceSidebarLinks } from './parts';

/** Minifies the HTML of a page. */
export type Minify = (html: string, options?: Options) => Promise<string>;

const OPEN = '<script>';
const CLOSE = '</script>';
/** Stands where links were taken out. No page has such a comment of its own. */
const mark = (index: number | string): string => `<!--keyfill-links-${index}-->`;

/**
 * A minifier that does what the given one does, but works only once on each script in pages and each link in their sidebars:
 * a script takes it 10 ms, and pages have the same ones; links are most of each page of a large site.
 */
export function createMinify(minifyPage: Minify): Minify {
  const minifyScript = onceEach(async (script) => {
    const page = await minifyPage(`${OPEN}${script}${CLOSE}`, { minifyJS: true });
    return page.slice(OPEN.length, -CLOSE.length);
  });
  const minifyJS = (script: string, isInAttribute?: boolean) =>
    (isInAttribute === true ? script : minifyScript(script)) as string;
  const forLinks = onceEach((settings) => {
    const options = JSON.parse(settings) as Options;
    return onceEach((link) => minifyPage(link, options));
  });

  return async (html, options = {}) => {
    const minifyLink = forLinks(JSON.stringify(options));
    const runs: string[] = [];
    const rest = replaceSidebarLinks(html, (run) => mark(runs.push(run) - 1));
    const [page, ...minified] = await Promise.all([
      minifyPage(rest, options.minifyJS === true ? { ...options, minifyJS } : options),
      ...runs.map(async (run) => (await Promise.all(linksOf(run).map((link) => minifyLink(link)))).join('')),
    ]);
    return page.replace(new RegExp(mark('(\\d+)'), 'g'), (_, index: string) => minified[Number(index)] ?? '');
  };
}
