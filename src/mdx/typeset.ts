import type { PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

const isKey = (node?: PhrasingContent): boolean => node?.type === 'mdxJsxTextElement' && node.name === 'kbd';
const isPlus = (node?: PhrasingContent): boolean => node?.type === 'text' && node.value === '+';

const spanOf = (name: string) => ({ hName: 'span', hProperties: { className: [name] } });

/** Puts keys that are pressed together on one line, with the punctuation that follows them. */
function joinKeys(root: Root): void {
  visit(root, 'mdxJsxTextElement', (key, start, parent) => {
    if (!isKey(key) || start === undefined || !parent) return undefined;
    const nodes = parent.children as PhrasingContent[];
    let end = start + 1;
    for (; isPlus(nodes[end]) && isKey(nodes[end + 1]); end += 2)
      Object.assign(nodes[end] ?? {}, { data: spanOf('plus') });
    const next = nodes[end];
    const value = next?.type === 'text' ? (/^[,.:;)]+/.exec(next.value)?.[0] ?? '') : '';
    if (end === start + 1 && value === '') return undefined;
    if (next?.type === 'text') next.value = next.value.slice(value.length);
    const children = [...nodes.slice(start, end), { type: 'text', value } as const];
    // Markdown has no span. Any element does, because `data` replaces its tag.
    nodes.splice(start, end - start, { type: 'emphasis', children, data: spanOf('whole') });
    return [SKIP, start + 1];
  });
}

/** A remark plugin for curly quotes, unbroken spans (1920 × 1080, 1 to 5), and keys. */
export default function typeset() {
  return (root: Root): void => {
    visit(root, 'text', (node, index) => {
      // After code or a link, a quote at the start of the text closes.
      const opening = index === 0 ? /(?<![^\s([])"/g : /(?<=[\s([])"/g;
      node.value = node.value
        .replace(opening, '“')
        .replaceAll('"', '”')
        .replaceAll("'", '’')
        .replace(/(?<=\d) (×|to) (?=\d)/g, '\u00a0$1\u00a0');
    });
    joinKeys(root);
  };
}

/** Returns a code comment with curly apostrophes. Straight quotes around a word are probably code. */
export const typesetComment = (text: string): string => text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
