// Reads an MDX page as a reader would: headings, running text, links, pictures. Code is never prose.
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/**
 * @typedef {{text: string, line: number}} Passage
 * @typedef {Passage & {href: string, isCode?: boolean}} Link `isCode`: the text is a name in code and nothing else
 * @typedef {{alt: string | undefined, source: string, line: number}} Picture
 * @typedef {{
 *   file: string,
 *   frontMatter: Record<string, unknown>,
 *   headings: Passage[],
 *   passages: Passage[],
 *   links: Link[],
 *   pictures: Picture[],
 *   components: string[],
 *   words: number,
 * }} Page `passages` are all texts that a reader sees, headings included; `components` the names of JSX elements, each once
 */

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

/** What holds one passage of text each. */
const blocks = new Set(['paragraph', 'heading', 'tableCell']);

/** Keys of the front matter that are shown to readers. */
const shownKeys = ['title', 'sidebar_label', 'description'];

/** Text of a node without code, JSX expressions and line breaks. A colon with a word behind it is text here, not a directive. */
function prose(node) {
  if (node.type === 'inlineCode') return '`…`';
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return ' ';
  if (node.type === 'textDirective') return `:${node.name}${toString(node)}`;
  if (node.type === 'mdxJsxTextElement' && node.name === 'kbd') return '`…`';
  if (node.type.startsWith('mdx') && !('children' in node)) return '';
  return 'children' in node ? node.children.map(prose).join('') : '';
}

function attribute(node, name) {
  const found = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return found && typeof found.value === 'string' ? found.value : undefined;
}

function lineOf(node) {
  return node.position?.start.line ?? 1;
}

/**
 * Takes a page apart.
 * @param {string} file path as messages should name it
 * @param {string} source its MDX
 * @returns {Promise<Page>}
 * @throws when the MDX does not parse
 */
export async function readPage(file, source) {
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent: source });
  const page = { file, frontMatter, headings: [], passages: [], links: [], pictures: [], components: [] };

  for (const key of shownKeys) {
    if (typeof frontMatter[key] === 'string') page.passages.push({ text: frontMatter[key], line: 1 });
  }
  const components = new Set();
  visit(processor.parse(source), (node) => {
    if (node.type === 'code' || node.type === 'yaml' || node.type === 'mdxjsEsm') return SKIP;
    if (blocks.has(node.type)) {
      const passage = { text: prose(node).replace(/\s+/g, ' ').trim(), line: lineOf(node) };
      page.passages.push(passage);
      if (node.type === 'heading') page.headings.push(passage);
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
    if (node.type === 'image') {
      page.pictures.push({ alt: node.alt || undefined, source: node.url, line: lineOf(node) });
    }
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
  page.words = page.passages.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  return page;
}

/**
 * The words of a passage, without the marks around them: "Don't stop!" → `Don't`, `stop`.
 * @param {string} text
 * @returns {string[]}
 */
export function wordsOf(text) {
  return (
    text
      .replace(/’/g, "'")
      .replace(/#[\da-f]+/gi, '')
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'._-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu) ?? []
  );
}
