import type { Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** How many characters fit on a line of a list on a phone, with text of twice the size. */
const LINE = 16;

/** A rehype plugin that marks code that may need more than a line. */
export default function longCode() {
  return (root: Root): void =>
    visit(root, { tagName: 'code' }, (code, _, parent) => {
      if (parent?.type !== 'element' || parent.tagName === 'pre') return;
      if (toString(code).length > LINE) code.properties['className'] = ['long'];
    });
}
