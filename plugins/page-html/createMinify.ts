import type { Options } from 'html-minifier-terser';
import { onceEach } from './onceEach';

/** Minifies the HTML of a page. */
export type Minify = (html: string, options?: Options) => Promise<string>;

const OPEN = '<script>';
const CLOSE = '</script>';

/**
 * A minifier that does what the given one does, but works on each script in pages only once: one takes it 10 ms, and pages
 * have the same ones.
 */
export function createMinify(minifyPage: Minify): Minify {
  const minifyScript = onceEach(async (script) => {
    const page = await minifyPage(`${OPEN}${script}${CLOSE}`, { minifyJS: true });
    return page.slice(OPEN.length, -CLOSE.length);
  });
  const minifyJS = (script: string, isInAttribute?: boolean) =>
    (isInAttribute === true ? script : minifyScript(script)) as string;
  return (html, options = {}) =>
    minifyPage(html, options.minifyJS === true ? { ...options, minifyJS } : options);
}
