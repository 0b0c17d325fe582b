import { createRequire } from 'node:module';
import type { Kept } from '../build-cache/kept';
import { headAndMain } from '../page-html/parts';
import { bodyOf, clean } from './clean';
import type { HtmlNode } from './hast';

interface Modules {
  readonly parse: (html: string) => HtmlNode;
  readonly toMdast: (tree: HtmlNode, options: object) => object;
  readonly toMarkdown: (tree: object) => string;
}

// Not `import()`, which the loader of the configuration rewrites.
const modules = createRequire(__filename)('./modules.cjs') as { load: () => Promise<Modules> };

/**
 * The text of a built page as Markdown, without the furniture of the site.
 * @param address of the page; relative links are made absolute with it
 * @param kept texts of earlier builds
 * @throws when the page has no text
 */
export async function markdownOf(html: string, address: string, kept?: Kept<string>): Promise<string> {
  const page = headAndMain(html);
  const convert = () => converted(page, address);
  return kept ? kept.of(`${address}\0${page}`, convert) : convert();
}

async function converted(page: string, address: string): Promise<string> {
  const { parse, toMdast, toMarkdown } = await modules.load();
  const body = bodyOf(parse(page));
  if (!body) {
    throw new Error(`${address}: no text found`);
  }
  const root = { type: 'root', children: clean(body, address) };
  return toMarkdown(toMdast(root, {})).trim();
}
