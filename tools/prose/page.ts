// Reads an MDX page as a reader does: headings, running text, links, pictures. Code never counts as prose.
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { PluggableList } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { lineOf, loadParser, parsePage } from '../../plugins/page-problems/parse-page.ts';

export type Passage = { text: string; line: number };
/** `isCode`: whether the text consists of a single name in code. */
type Link = Passage & { href: string; isCode?: boolean };
type Picture = { alt: string | undefined; source: string; line: number };
export type Page = {
  file: string;
  frontMatter: Readonly<Record<string, unknown>>;
  headings: (Passage & { depth: number })[];
  /** All texts that a reader sees, including headings. */
  passages: Passage[];
  links: Link[];
  pictures: Picture[];
  /** The names of JSX elements, each listed once. */
  components: string[];
};

/** Nodes that each contain one passage of text. */
const blocks = new Set(['paragraph', 'heading', 'tableCell']);

/** The front matter keys that readers see. */
const shownKeys = ['title', 'sidebar_label', 'description'];

/** A node's text without code, JSX expressions, and line breaks. A colon before a word isn't a directive. */
function prose(node: Nodes): string {
  if (node.type === 'inlineCode') return '`…`';
  // A heading may end with its ID.
  if (node.type === 'text') return node.value.replace(/ *\{#[\w-]+\}$/, '');
  if (node.type === 'break') return ' ';
  if (node.type === 'textDirective') return `:${node.name}${toString(node)}`;
  if (node.type === 'mdxJsxTextElement' && node.name === 'kbd') return '`…`';
  if (node.type.startsWith('mdx') && !('children' in node)) return '';
  return 'children' in node ? (node.children as Nodes[]).map(prose).join('') : '';
}

function attribute(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return found && typeof found.value === 'string' ? found.value : undefined;
}

/** Reads a page after remark plugins, which may throw. Returns undefined if MDX can't parse it. */
export async function readPage(
  file: string,
  source: string,
  plugins: Readonly<PluggableList> = [],
): Promise<Page | undefined> {
  const parser = await loadParser();
  const { frontMatter: block, root, mistake } = parsePage(source);
  if (mistake !== undefined) return undefined;
  const reader = parser().use([...plugins]);
  const tree = plugins.length === 0 ? root : (reader.runSync(structuredClone(root)) as Root);
  const frontMatter = block.data;
  const page: Page = {
    file,
    frontMatter,
    headings: [],
    passages: [],
    links: [],
    pictures: [],
    components: [],
  };

  for (const key of shownKeys) {
    const text = frontMatter[key];
    if (typeof text === 'string') page.passages.push({ text, line: 1 });
  }
  const components = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'code' || node.type === 'mdxjsEsm') return SKIP;
    if (blocks.has(node.type)) {
      const passage = { text: prose(node).replace(/\s+/g, ' ').trim(), line: lineOf(node) };
      page.passages.push(passage);
      if (node.type === 'heading') page.headings.push({ ...passage, depth: node.depth });
    }
    if (node.type === 'link') {
      const isCode = node.children.every(({ type }) => type === 'inlineCode');
      page.links.push({
        text: toString(node).trim(),
        href: node.url,
        line: lineOf(node),
        ...(isCode && { isCode }),
      });
    }
    if (node.type === 'image')
      page.pictures.push({ alt: node.alt || undefined, source: node.url, line: lineOf(node) });
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (node.name !== null) components.add(node.name);
      if (node.name === 'img') {
        const alt = attribute(node, 'alt');
        page.pictures.push({ alt, source: attribute(node, 'src') ?? '', line: lineOf(node) });
      }
      if (node.name === 'a') {
        page.links.push({
          text: prose(node).trim(),
          href: attribute(node, 'href') ?? '',
          line: lineOf(node),
        });
      }
    }
    return undefined;
  });
  page.components = [...components];
  return page;
}

/** The words of a passage, without punctuation: "Don't stop!" → `Don't`, `stop`. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/’/g, "'")
    .replace(/#[\da-f]+/gi, '')
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'._-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu) ?? [];
