import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A remark plugin that gives text curly quotes, and keeps dimensions (1920 × 1080) together. Code stays. */
export default function typeset() {
  return (root: Root): void =>
    visit(root, 'text', (node, index) => {
      // After code or a link, a quote at the start of the text closes.
      const opening = index === 0 ? /(?<![^\s([])"/g : /(?<=[\s([])"/g;
      node.value = node.value
        .replace(opening, '“')
        .replaceAll('"', '”')
        .replaceAll("'", '’')
        .replace(/(\d) × (?=\d)/g, '$1\u00a0×\u00a0');
    });
}

/** Returns a code comment with curly apostrophes. Straight quotes around a word are probably code. */
export const typesetComment = (text: string): string => text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
