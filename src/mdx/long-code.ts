import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import type { MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** How many characters fit on a line of a list on a phone, with text of twice the size. */
const SHORT = 16;

/** Longer code may break on a narrower screen. */
const LONG = 28;

/** How many characters fit on a line of a phone. Longer code breaks where it stands. */
const WHOLE = 36;

/** Before a member's dot, after a bracket or a slash, and around a string or a channel and layer. */
const BREAK = /('[^']*'|"[^"]*"|\b\d-\d+|(?<=[(/])(?=[^)/])|(?<=\w)(?=\.[a-z]))/i;

const wbr: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] };

/** A rehype plugin for code in text: where it may break, and which links are only code (`data-code`). */
export default function longCode() {
  return (root: Root): void =>
    visit(root, { tagName: 'code' }, (code, index = 0, parent) => {
      if (parent?.type !== 'element' || parent.tagName === 'pre') return;
      if (parent.tagName === 'a' && parent.children.length === 1) parent.properties['dataCode'] = '';
      const text = toString(code);
      if (text.length > SHORT) code.properties['className'] = ['whole'];
      if (text.length <= LONG) return;
      const children = text.split(BREAK).flatMap((value, at): MdxJsxTextElementHast['children'] => {
        const part = { type: 'text', value } as const;
        if (at % 2 === 0) return [part];
        if (value === '') return [wbr];
        const properties = { className: ['whole'] };
        return [wbr, { type: 'element', tagName: 'span', properties, children: [part] }];
      });
      const value = text.length <= WHOLE ? 'long whole' : 'long';
      const attributes = [{ type: 'mdxJsxAttribute', name: 'className', value } as const];
      // In the site's own tags, code can have parts. Otherwise, the theme would show it as a block.
      const data = { _mdxExplicitJsx: true };
      parent.children[index] = { type: 'mdxJsxTextElement', name: 'code', attributes, children, data };
    });
}
