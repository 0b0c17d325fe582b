import type { Root } from 'hast';
import type {} from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** How many characters fit on a line of a list on a phone, and in the cell of a table. */
const [LINE, CELL] = [24, 16];

/** A rehype plugin that marks code that may need more than a line, and lets its paths break after a slash. */
export default function longCode() {
  return (root: Root): void =>
    visit(root, { tagName: 'code' }, (code, index, parent) => {
      if (parent?.type !== 'element' || parent.tagName === 'pre' || index === undefined) return;
      const text = toString(code);
      if (text.length <= (parent.tagName === 'td' ? CELL : LINE)) return;
      const pieces = text.split(/(?<=[^/]\/)(?=\w)/).map((value) => ({ type: 'text' as const, value }));
      // The theme would take code with elements in it for a block, unless the page contains it as JSX.
      parent.children[index] = {
        type: 'mdxJsxTextElement',
        data: { _mdxExplicitJsx: true } as object,
        name: 'code',
        attributes: [{ type: 'mdxJsxAttribute', name: 'className', value: 'long' }],
        children: pieces.flatMap((piece, at) =>
          at === 0 ? [piece] : [{ type: 'element', tagName: 'wbr', properties: {}, children: [] }, piece],
        ),
      };
    });
}
