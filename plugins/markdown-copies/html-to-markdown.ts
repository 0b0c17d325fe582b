import { createRequire } from 'node:module';
import type { Root } from 'hast';
import type { PersistentMemo } from '../build-cache/persistent-memo.ts';
import { bodyOf, simplify } from './simplify-html.ts';

interface Packages {
  readonly parse: (html: string) => Root;
  readonly toMdast: (tree: Root, options: object) => object;
  readonly toMarkdown: (tree: object) => string;
}

// This isn't an `import()`, because the configuration's loader would compile these packages, which takes a second.
const packages = createRequire(__filename)('./load-packages.cjs') as { load: () => Promise<Packages> };

/**
 * Returns the text of a built page as Markdown, without navigation and controls.
 * @param page head and main element of the page
 * @param address of the page; relative links are made absolute with it
 * @param memo texts of earlier builds
 * @throws Error if the page doesn't contain text
 */
export async function markdownOf(
  page: string,
  address: string,
  memo?: PersistentMemo<string>,
): Promise<string> {
  const convert = () => convertPage(page, address);
  return memo ? memo.get(`${address}\0${page}`, convert) : convert();
}

async function convertPage(page: string, address: string): Promise<string> {
  const { parse, toMdast, toMarkdown } = await packages.load();
  const body = bodyOf(parse(page));
  if (!body) {
    throw new Error(`${address}: the page doesn't contain any text`);
  }
  const root: Root = { type: 'root', children: simplify(body, address) };
  return toMarkdown(toMdast(root, {})).trim();
}
