import type { Root } from 'hast';
import { loadPackages } from '../built-html/packages.ts';
import { bodyOf, simplify } from './simplify-html.ts';

/**
 * Returns the text of a built page as Markdown; empty if the page is neither a docs page nor a post.
 * @param page without what isn't content
 * @param address of the page; relative links are made absolute with it
 */
export async function markdownOf(page: Root, address: string): Promise<string> {
  const { toMarkdown } = await loadPackages();
  const body = bodyOf(page);
  return body ? toMarkdown({ type: 'root', children: simplify(body, address) }).trim() : '';
}
