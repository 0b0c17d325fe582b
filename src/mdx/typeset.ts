import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A remark plugin for curly quotes, unbroken spans (1920 × 1080, 1 to 5), and the plus between two keys. */
export default function typeset() {
  return (root: Root): void =>
    visit(root, 'text', (node, index) => {
      // After code or a link, a quote at the start of the text closes.
      const opening = index === 0 ? /(?<![^\s([])"/g : /(?<=[\s([])"/g;
      node.value = node.value
        .replace(opening, '“')
        .replaceAll('"', '”')
        .replaceAll("'", '’')
        .replace(/(?<=\d) (×|to) (?=\d)/g, '\u00a0$1\u00a0');
      if (node.value === '+') node.data = { hName: 'span', hProperties: { className: ['plus'] } };
    });
}

/** Returns a code comment with curly apostrophes. Straight quotes around a word are probably code. */
export const typesetComment = (text: string): string => text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
