import { createRequire } from 'node:module';
import type { Root } from 'hast';
import type { PersistentMemo } from '../build-cache/persistent-memo';
import { bodyOf, clean } from './clean';

interface Modules {
  readonly parse: (html: string) => Root;
  readonly toMdast: (tree: Root, options: object) => object;
  readonly toMarkdown: (tree: object) => string;
}

// This isn't an `import()`, because the configuration's loader would compile these packages, which takes a second.
const modules = createRequire(__filename)('./modules.cjs') as { load: () => Promise<Modules> };

/**
 * Returns the text of a built page as Markdown, without navigation and controls.
 * @param page head and main element of the page
 * @param address of the page; relative links are made absolute with it
 * @param kept texts of earlier builds
 * @throws Error if the page doesn't contain text
 */
export async function markdownOf(
  page: string,
  address: string,
  kept?: PersistentMemo<string>,
): Promise<string> {
  const convert = () => converted(page, address);
  return kept ? kept.get(`${address}\0${page}`, convert) : convert();
}

async function converted(page: string, address: string): Promise<string> {
  const { parse, toMdast, toMarkdown } = await modules.load();
  const body = bodyOf(parse(page));
  if (!body) {
    throw new Error(`${address}: the page doesn't contain any text`);
  }
  const root: Root = { type: 'root', children: clean(body, address) };
  return toMarkdown(toMdast(root, {})).trim();
}
