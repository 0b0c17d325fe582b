import type { Options } from 'html-minifier-terser';
import { onceEach } from './onceEach';
import { linksOf, replaceMain, replaceSidebarLinks } from '../built-html/slice';

/** Minifies the HTML of a page. */
export type Minify = (html: string, options?: Options) => Promise<string>;

const OPEN = '<script>';
const CLOSE = '</script>';
/** Stands where links were taken out. No page has such a comment of its own. */
const mark = (index: number | string): string => `<!--keyfill-links-${index}-->`;
/** Stands where the main element was taken out. */
const MAIN_MARK = '<!--keyfill-main-->';

/** Hands out the result of an earlier build for the same text, or that of `work`. */
export type Keep = (text: string, work: () => Promise<string>) => Promise<string>;

/**
 * A minifier that does what the given one does, but works only once on each script in pages and each link in their sidebars:
 * a script takes it 10 ms, and pages have the same ones; links are most of each page of a large site.
 * @param keep For main elements, most of which are in one build what they were in the last.
 */
export function createMinify(minifyPage: Minify, keep: Keep = (_text, work) => work()): Minify {
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
    const settings = JSON.stringify(options);
    const minifyLink = forLinks(settings);
    const minifyPart = (part: string) =>
      minifyPage(part, options.minifyJS === true ? { ...options, minifyJS } : options);
    const runs: string[] = [];
    let main = '';
    const frame = replaceMain(html, (element) => {
      main = element;
      return MAIN_MARK;
    });
    const rest = replaceSidebarLinks(frame, (run) => mark(runs.push(run) - 1));
    const [page, minifiedMain, ...minified] = await Promise.all([
      minifyPart(rest),
      main && keep(`${settings}\0${main}`, () => minifyPart(main)),
      ...runs.map(async (run) => (await Promise.all(linksOf(run).map((link) => minifyLink(link)))).join('')),
    ]);
    return page
      .replace(new RegExp(mark('(\\d+)'), 'g'), (_, index: string) => minified[Number(index)] ?? '')
      .replace(MAIN_MARK, () => minifiedMain);
  };
}
